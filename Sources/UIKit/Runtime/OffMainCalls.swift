internal import LoadedCode
internal import Synchronization

/// Calls of UIKit from other threads than the main one. They wait until the screen that they belong to looks for them.
///
/// Swift refuses most of them in language mode 6. In mode 5 they compile, as on iOS, where their effect is undefined.
enum OffMainCalls {
    private struct Call: Sendable {
        /// What was called, where somebody knows.
        nonisolated(unsafe) weak var object: AnyObject?
        let hasObject: Bool
        let site: CallSite
        let time = ContinuousClock.now

        /// What was called, where its symbol does not tell.
        let member: String
        let isRefused: Bool
    }

    private static let calls = Mutex<[Call]>([])

    /// Keeps that something was called, once for each place. True for a call by another member of UIKit, which was
    /// noted itself: such a call goes on.
    @discardableResult
    static func note(_ member: String, on object: AnyObject?, isRefused: Bool) -> Bool {
        let site = CallSite()
        if site.isWithinUIKit { return true }
        calls.withLock { calls in
            guard !calls.contains(where: { $0.site == site && $0.object === object }) else { return }
            calls.append(
                Call(object: object, hasObject: object != nil, site: site, member: member, isRefused: isRefused))
        }
        return false
    }

    /// What was done to the views of a screen, and to their controllers, since it was last asked; and what was done to
    /// nobody's, since the screen is there. What was done to views that are gone is forgotten.
    @MainActor static func take(since start: ContinuousClock.Instant, where isShown: (UIView) -> Bool) -> [Complaint] {
        let waiting = calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
        var mine: [Call] = []
        var others: [Call] = []
        for call in waiting {
            switch belongs(call, since: start, where: isShown) {
            case true?: mine.append(call)
            case false?: others.append(call)
            case nil: break
            }
        }
        calls.withLock { $0 = others + $0 }
        return mine.map { call in
            .calledOffMain(
                call.site.member ?? call.member, caller: call.site.place?.text, isRefused: call.isRefused)
        }
    }

    /// Nil for what belongs to nobody any more.
    @MainActor private static func belongs(
        _ call: Call, since start: ContinuousClock.Instant, where isShown: (UIView) -> Bool
    ) -> Bool? {
        if let view = call.object as? UIView { return isShown(view) }
        if let view = (call.object as? UIViewController)?.viewIfLoaded { return isShown(view) }
        if call.hasObject, call.object == nil { return nil }
        return call.time >= start ? true : nil
    }
}

extension MainThread {
    /// Whether a method may go on. Off the main thread the call is noted, and must touch nothing.
    static func admits(_ member: String, of type: String, on view: UIView?) -> Bool {
        if isCurrent { return true }
        return OffMainCalls.note("\(type).\(member)", on: view, isRefused: true)
    }
}

extension ListView {
    /// Whether the calling method may go on: it is on the main thread.
    func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: self is UITableView ? "UITableView" : "UICollectionView", on: self)
    }

    /// The same for a method of one expression, which has no effect off the main thread.
    func ifCalledOnMain(_ call: @autoclosure () -> Void, _ method: String = #function) {
        if isCalledOnMain(method) { call() }
    }
}

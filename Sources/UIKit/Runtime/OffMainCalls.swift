internal import LoadedCode
internal import Synchronization

/// Calls of UIKit from threads other than the main one. They are stored until their screen reads them.
///
/// Swift refuses most of them in language mode 6. In mode 5 they compile, as on iOS, where their effect is undefined.
enum OffMainCalls {
    private struct Call: Sendable {
        /// The receiver, if known.
        nonisolated(unsafe) weak var object: AnyObject?
        let hasObject: Bool
        let site: CallSite
        let time = ContinuousClock.now

        /// The called member, if its symbol is missing.
        let member: String
        let isRefused: Bool
    }

    private static let calls = Mutex<[Call]>([])

    /// Records a call, once for each place. Returns true for a call by another member of UIKit, which was recorded
    /// itself and so continues.
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

    /// Removes and returns the calls to the views of a screen and their controllers since the last read, and those
    /// without a view since the screen exists. Discards older ones, and calls to objects that are gone.
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

    /// Nil for a call to discard: its object is gone, or it is older than the screen.
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
    /// Returns whether a method may continue. Off the main thread the call is recorded, and must have no effect.
    static func admits(_ member: String, of type: String, on view: UIView?) -> Bool {
        if isCurrent { return true }
        return OffMainCalls.note("\(type).\(member)", on: view, isRefused: true)
    }
}

extension ListView {
    /// Returns whether the calling method is on the main thread, and so may continue.
    func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: self is UITableView ? "UITableView" : "UICollectionView", on: self)
    }

    /// Runs a method of one expression, which has no effect off the main thread.
    func ifCalledOnMain(_ call: @autoclosure () -> Void, _ method: String = #function) {
        if isCalledOnMain(method) { call() }
    }
}

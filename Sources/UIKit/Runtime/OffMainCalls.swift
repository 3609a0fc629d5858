internal import Synchronization

/// Calls of UIKit from other threads than the main one. They have no effect here, and wait until the screen that shows
/// the view looks for them.
///
/// Swift refuses most of them in language mode 6. In mode 5 they compile, as on iOS, where their effect is undefined.
enum OffMainCalls {
    private struct Call: Sendable {
        weak var view: UIView?
        let complaint: Complaint
    }

    private static let calls = Mutex<[Call]>([])

    /// Remembers that a method was called, with the innermost function of the program on the stack.
    static func note(_ method: String, on view: UIView?) {
        let complaint = Complaint.calledOffMain(method, caller: caller)
        calls.withLock { $0.append(Call(view: view, complaint: complaint)) }
    }

    /// What was done to some views since it was last asked; what was done to views that are gone is forgotten.
    @MainActor static func take(where isShown: (UIView) -> Bool) -> [Complaint] {
        let waiting = calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
        let others = waiting.filter { $0.view.map(isShown) == false }
        calls.withLock { $0 = others + $0 }
        return waiting.filter { $0.view.map(isShown) == true }.map { $0.complaint }
    }

    /// Nil where symbols do not tell: in an executable that was stripped, and in shared libraries.
    private static var caller: String? {
        Thread.callStackReturnAddresses.lazy
            .compactMap { RunningExecutable.current?.nameOfFunction(around: $0.uintValue - 1) }
            .first { !$0.hasPrefix(symbolsOfUIKit) }
            .flatMap { SwiftName(symbol: $0)?.short }
    }

    private static let symbolsOfUIKit = "$s5UIKit"
}

extension MainThread {
    /// Whether a method may go on. Off the main thread the call is noted, and must touch nothing.
    static func admits(_ method: String, of type: String, on view: UIView?) -> Bool {
        if isCurrent { return true }
        OffMainCalls.note("\(type).\(method)", on: view)
        return false
    }
}

extension ListView {
    /// Whether the calling method may go on: it is on the main thread.
    func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: self is UITableView ? "UITableView" : "UICollectionView", on: self)
    }
}

package import DragDrop
internal import LoadedCode
private import Synchronization

/// Records UIKit's exceptions and log entries. Swift cannot unwind through the caller, so an invalid request leaves the
/// value unchanged, and the exception can be read here.
package enum UIKitFault {
    private final class Record: Sendable {
        let raised = Mutex<[UIKitException]>([])
        let logged = Mutex<[SnapshotLog]>([])
    }

    /// What the current screen does with those of the main thread. Set by the first screen.
    @MainActor package static var raiseOnScreen: (UIKitException) -> Void = { _ in }
    @MainActor package static var logOnScreen: (SnapshotLog) -> Void = { _ in }

    private static let common = Record()
    @TaskLocal private static var apart: Record?
    private static var record: Record { apart ?? common }

    /// The exceptions since the last `forget()`, in order. Those after the first come from code that iOS never reaches.
    package static var raised: [UIKitException] { record.raised.withLock { $0 } }

    /// The entries that went only to the log (S03).
    package static var logged: [SnapshotLog] { record.logged.withLock { $0 } }

    /// Records an exception. On the main thread the engine of the current screen raises it too, unless the code runs
    /// apart.
    package static func raise(_ exception: UIKitException) {
        record.raised.withLock { $0.append(exception) }
        guard apart == nil, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { raiseOnScreen(exception) }
    }

    static func log(_ entry: SnapshotLog) {
        record.logged.withLock { $0.append(entry) }
        guard apart == nil, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { logOnScreen(entry) }
    }

    package static func forget() {
        record.raised.withLock { $0 = [] }
        record.logged.withLock { $0 = [] }
    }

    /// Runs code with a separate record, invisible to screens and other code.
    package static func apart(_ body: () async throws -> Void) async rethrows {
        try await $apart.withValue(Record(), operation: body)
    }
}

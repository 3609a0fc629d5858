package import DragDrop
internal import LoadedCode
private import Synchronization

/// Exceptions and log entries of UIKit. Swift cannot unwind through the caller, so a value that refuses a request stays
/// unchanged, and the code's driver reads the exception here.
package enum UIKitFault {
    private final class Record: Sendable {
        let raised = Mutex<[UIKitException]>([])
        let logged = Mutex<[SnapshotLog]>([])
    }

    private static let common = Record()
    @TaskLocal private static var apart: Record?
    private static var record: Record { apart ?? common }

    /// The exceptions since the last `forget()`, in order. Those after the first come from code that iOS never reaches.
    package static var raised: [UIKitException] { record.raised.withLock { $0 } }

    /// The entries that went only to the log (S03).
    package static var logged: [SnapshotLog] { record.logged.withLock { $0 } }

    /// Also ends the app of the current screen, unless the code runs apart.
    static func raise(_ exception: UIKitException) {
        record.raised.withLock { $0.append(exception) }
        guard apart == nil, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { Screen.current?.raise(exception) }
    }

    static func log(_ entry: SnapshotLog) {
        record.logged.withLock { $0.append(entry) }
        guard apart == nil, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { Screen.current?.log(entry) }
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

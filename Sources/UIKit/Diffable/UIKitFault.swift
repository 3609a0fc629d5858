package import DragDrop
internal import LoadedCode
private import Synchronization

/// What UIKit would have raised or logged. Swift cannot unwind through the caller: a value that refuses a request stays
/// as it was and goes on, and whoever drives the code reads here what happened.
package enum UIKitFault {
    private final class Record: Sendable {
        let raised = Mutex<[UIKitException]>([])
        let logged = Mutex<[SnapshotLog]>([])
    }

    private static let common = Record()
    @TaskLocal private static var apart: Record?
    private static var record: Record { apart ?? common }

    /// The exceptions since the last `forget()`, in order; all but the first happened in code that iOS never reaches.
    package static var raised: [UIKitException] { record.raised.withLock { $0 } }

    /// What went to the log only (S03).
    package static var logged: [SnapshotLog] { record.logged.withLock { $0 } }

    /// Also ends the app of the screen at hand, unless the code runs apart.
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

    /// Runs code with a record of its own, which no screen and no other code hears of.
    package static func apart(_ body: () async throws -> Void) async rethrows {
        try await $apart.withValue(Record(), operation: body)
    }
}

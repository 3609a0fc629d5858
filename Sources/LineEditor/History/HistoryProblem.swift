/// A problem with the history file that its owner may report.
package enum HistoryProblem: Error, Equatable, Sendable {
    /// The file has another format or was damaged; it was renamed without changes.
    case setAside(path: String, renamedTo: String)
    /// Another session did not release the lock in time; the entry is kept and written later.
    case busy(path: String)
    /// A system call failed.
    case failed(step: Step, path: String, errno: Int32)

    package enum Step: Sendable {
        case createDirectory, lock, read, write, rename
    }

    /// Whether a retry is pointless.
    var isLasting: Bool {
        if case .failed = self { return true }
        return false
    }
}

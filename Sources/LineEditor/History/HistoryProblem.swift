/// Something about the history file that its owner may want to know.
package enum HistoryProblem: Error, Equatable, Sendable {
    /// The file was not written by this program, or was damaged; it was renamed, untouched.
    case setAside(path: String, renamedTo: String)
    /// Another session did not let go of the file in time; the entry is kept and tried again.
    case busy(path: String)
    /// The system refused a step.
    case failed(step: Step, path: String, errno: Int32)

    package enum Step: Sendable {
        case createDirectory, lock, read, write, rename
    }

    /// Whether trying again is pointless.
    var isLasting: Bool {
        if case .failed = self { return true }
        return false
    }
}

internal import LineEditor
internal import System

extension HistoryProblem {
    /// Whether the entries are lost because the disk is full.
    var isOfFullDisk: Bool {
        guard case .failed(_, let path, let reason) = self else { return false }
        return FileError(path: path, reason: reason).isOfFullDisk
    }

    /// The message for the user.
    var message: String {
        switch self {
        case .setAside(let path, let name):
            "the history file \(path) is not one of dnd's, or is damaged; it is now \(name)"
        case .busy(let path):
            "another session holds the history (\(path)); what is entered is written later"
        case .failed(let step, let path, let reason):
            "no history is kept: \(path) cannot be \(step.participle): \(ErrorNumber.words(reason))"
        }
    }
}

extension HistoryProblem.Step {
    fileprivate var participle: String {
        switch self {
        case .createDirectory: "created"
        case .lock: "locked"
        case .read: "read"
        case .write: "written"
        case .rename: "renamed"
        }
    }
}

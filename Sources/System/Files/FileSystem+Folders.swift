internal import CSystem

extension FileSystem {
    /// The mode of a new folder, before the user's umask.
    package static let newFolderMode: UInt32 = 0o777

    /// Creates a folder and its missing parents. An existing folder stays unchanged.
    package static func makeFolder(_ path: String, mode: UInt32 = newFolderMode) throws(FileError) {
        var parts = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            parts += "/" + part
            guard mkdir(FileName.bytes(parts), mode_t(mode)) != 0 else { continue }
            let reason = ErrorNumber.last
            guard kind(of: parts) == .folder else { throw FileError(path: path, reason: reason, isOfWriting: true) }
        }
    }
}

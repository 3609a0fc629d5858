internal import CSystem

extension FileSystem {
    /// Of a folder that was not there before; the user's mask takes away from it.
    package static let newFolderMode: UInt32 = 0o777

    /// Makes a folder, and those around it that are not there. One that is there stays as it is.
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

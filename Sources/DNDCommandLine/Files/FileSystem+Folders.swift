internal import Glibc

extension FileSystem {
    /// Of a folder that was not there before; the user's mask takes away from it.
    private static let newFolderMode: mode_t = 0o777

    /// Makes a folder, and those around it that are not there. One that is there stays as it is.
    static func makeFolder(_ path: String) throws(FileError) {
        var parts = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            parts += "/" + part
            guard mkdir(FileName.bytes(parts), newFolderMode) != 0 else { continue }
            let reason = errno
            guard kind(of: parts) == .folder else { throw FileError(path: path, reason: reason, isOfWriting: true) }
        }
    }
}

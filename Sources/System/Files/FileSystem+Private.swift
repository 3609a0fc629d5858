internal import CSystem

/// Files that only their owner can read.
extension FileSystem {
    private static let privateFileMode: UInt32 = 0o600
    package static let privateFolderMode: UInt32 = 0o700

    /// Creates a file in place of whatever had the name, and returns when it is on disk.
    package static func writePrivately(_ bytes: [UInt8], to path: String) throws(FileError) {
        unlink(FileName.bytes(path))
        let descriptor = system_open(FileName.bytes(path), O_WRONLY | O_CREAT | O_EXCL, privateFileMode)
        guard descriptor >= 0 else { throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true) }
        let isWritten =
            fchmod(descriptor, mode_t(privateFileMode)) == 0 && FileDescriptor(rawValue: descriptor).writeAll(bytes)
            && system_flush_file(descriptor) == 0
        let reason = ErrorNumber.last
        close(descriptor)
        guard isWritten else {
            unlink(FileName.bytes(path))
            throw FileError(path: path, reason: reason, isOfWriting: true)
        }
    }

    /// Whether a file has several names, so that none may be replaced by another file.
    package static func hasOtherNames(_ path: String) -> Bool { system_has_other_names(FileName.bytes(path)) }

    /// Closes a file to other users.
    package static func makePrivate(_ path: String) throws(FileError) {
        guard chmod(FileName.bytes(path), mode_t(privateFileMode)) == 0 else {
            throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true)
        }
    }

    package static func rename(_ path: String, to name: String) throws(FileError) {
        guard CSystem.rename(FileName.bytes(path), FileName.bytes(name)) == 0 else {
            throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true)
        }
    }
}

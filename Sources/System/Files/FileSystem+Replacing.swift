internal import CSystem

extension FileSystem {
    /// The mode of a new file, before the user's umask.
    package static let newFileMode: UInt32 = 0o666

    /// Writes a file. Unless `replaces` is true, an existing file is an error, even when it is created concurrently.
    package static func write(_ path: String, _ text: String, replaces: Bool) throws(FileError) {
        guard !replaces else { return try replace(path, with: text) }
        let descriptor = system_open(FileName.bytes(path), O_WRONLY | O_CREAT | O_EXCL, newFileMode)
        guard descriptor >= 0 else { throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true) }
        close(descriptor)
        do {
            try replace(path, with: text)
        } catch {
            unlink(FileName.bytes(path))
            throw error
        }
    }

    package static func replace(_ path: String, with text: String) throws(FileError) {
        try replace(path, with: Array(text.utf8))
    }

    /// Replaces a file atomically: readers see the old or the new content, never a part, even after a power failure.
    /// Mode and owner are kept, and a link keeps pointing to the file.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let target = realPath(path) ?? path
        var status = stat()
        let isNew = stat(FileName.bytes(target), &status) != 0
        guard !isNew || ErrorNumber.last == ENOENT else {
            throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true)
        }
        let mode = isNew ? newFileMode : UInt32(status.st_mode) & 0o7777
        let temporary = "\(target).\(getpid())\(temporaryEnding)"
        let descriptor = system_open(FileName.bytes(temporary), O_WRONLY | O_CREAT | O_EXCL, mode)
        guard descriptor >= 0 else { throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true) }
        // Only the superuser can change the owner; for other users the owner is already right.
        if !isNew { _ = fchown(descriptor, status.st_uid, status.st_gid) }
        let isWritten =
            FileDescriptor(rawValue: descriptor).writeAll(bytes) && (isNew || fchmod(descriptor, mode_t(mode)) == 0)
            && system_flush_file(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, CSystem.rename(FileName.bytes(temporary), FileName.bytes(target)) == 0 else {
            let reason = ErrorNumber.last
            unlink(FileName.bytes(temporary))
            throw FileError(path: path, reason: reason, isOfWriting: true)
        }
    }
}

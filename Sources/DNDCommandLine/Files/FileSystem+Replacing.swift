internal import Glibc

extension FileSystem {
    /// Of a file that was not there before; the user's mask takes away from it.
    private static let newFileMode: mode_t = 0o666

    /// Writes a file; one that is there only if it may be replaced, also when it comes into being meanwhile.
    static func write(_ path: String, _ text: String, replaces: Bool) throws(FileError) {
        guard !replaces else { return try replace(path, with: text) }
        let descriptor = open(FileName.bytes(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newFileMode)
        guard descriptor >= 0 else { throw FileError(path: path, reason: errno, isOfWriting: true) }
        close(descriptor)
        do {
            try replace(path, with: text)
        } catch {
            unlink(FileName.bytes(path))
            throw error
        }
    }

    static func replace(_ path: String, with text: String) throws(FileError) {
        try replace(path, with: Array(text.utf8))
    }

    /// Writes a file as a whole: whoever reads it meanwhile sees the old text or the new one, never a part, also after
    /// the power has failed. Mode and owner stay, and a link keeps pointing to the file.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let target = realPath(path) ?? path
        var status = stat()
        let isNew = stat(FileName.bytes(target), &status) != 0
        guard !isNew || errno == ENOENT else { throw FileError(path: path, reason: errno, isOfWriting: true) }
        let mode = isNew ? newFileMode : status.st_mode & 0o7777
        let temporary = "\(target).\(getpid())\(temporaryEnding)"
        let descriptor = open(FileName.bytes(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw FileError(path: path, reason: errno, isOfWriting: true) }
        // Only the superuser may give a file to others; for everybody else it is their own already.
        if !isNew { _ = fchown(descriptor, status.st_uid, status.st_gid) }
        let isWritten =
            write(bytes, to: descriptor) && (isNew || fchmod(descriptor, mode) == 0) && fsync(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, rename(FileName.bytes(temporary), FileName.bytes(target)) == 0 else {
            let reason = errno
            unlink(FileName.bytes(temporary))
            throw FileError(path: path, reason: reason, isOfWriting: true)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { written += count } else if errno != EINTR { return false }
        }
        return true
    }
}

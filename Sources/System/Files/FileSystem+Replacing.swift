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
    /// Mode and owner are kept, and a link keeps pointing to the file, even to one that does not exist yet.
    ///
    /// A file with several names (hard links) is written in place, since the other names would keep the old content.
    /// This is not atomic. A device or a FIFO is written to.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        var status = stat()
        let isNew = stat(FileName.bytes(path), &status) != 0
        guard !isNew || ErrorNumber.last == ENOENT else { throw failure(path) }
        if !isNew, kind(of: path) == .stream { return try write(bytes, toStream: path) }
        let target = resolved(path)
        let hasTwins = !isNew && kind(of: path) == .file && status.st_nlink > 1
        if hasTwins { return try overwrite(target, with: bytes, path: path) }
        try exchange(target, with: bytes, replaced: isNew ? nil : status, path: path)
    }

    private static func failure(_ path: String) -> FileError {
        FileError(path: path, reason: ErrorNumber.last, isOfWriting: true)
    }

    /// Writes a second file and renames it. `path` is the name for errors.
    private static func exchange(
        _ target: String, with bytes: [UInt8], replaced: stat?, path: String
    ) throws(FileError) {
        let mode = replaced.map { UInt32($0.st_mode) & 0o7777 } ?? newFileMode
        let temporary = "\(target).\(getpid())\(temporaryEnding)"
        let descriptor = system_open(FileName.bytes(temporary), O_WRONLY | O_CREAT | O_EXCL, mode)
        guard descriptor >= 0 else { throw failure(path) }
        // Only the superuser can change the owner; for other users the owner is already right.
        if let replaced { _ = fchown(descriptor, replaced.st_uid, replaced.st_gid) }
        let isWritten =
            FileDescriptor(rawValue: descriptor).writeAll(bytes)
            && (replaced == nil || fchmod(descriptor, mode_t(mode)) == 0) && system_flush_file(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, CSystem.rename(FileName.bytes(temporary), FileName.bytes(target)) == 0 else {
            let error = failure(path)
            unlink(FileName.bytes(temporary))
            throw error
        }
    }

    /// Writes a file in place. On an error the old content is put back, for which its blocks are still there.
    private static func overwrite(_ target: String, with bytes: [UInt8], path: String) throws(FileError) {
        let old = try read(target, limitBytes: Int.max - 1)
        let descriptor = system_open_in_place(FileName.bytes(target))
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard put(bytes, into: descriptor) else {
            let error = failure(path)
            lseek(descriptor, 0, SEEK_SET)
            _ = put(old, into: descriptor)
            throw error
        }
    }

    private static func put(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
        FileDescriptor(rawValue: descriptor).writeAll(bytes) && ftruncate(descriptor, off_t(bytes.count)) == 0
            && system_flush_file(descriptor) == 0
    }

    private static func write(_ bytes: [UInt8], toStream path: String) throws(FileError) {
        let descriptor = system_open_in_place(FileName.bytes(path))
        guard descriptor >= 0 else { throw failure(path) }
        let isWritten = FileDescriptor(rawValue: descriptor).writeAll(bytes)
        let error = failure(path)
        close(descriptor)
        if !isWritten { throw error }
    }
}

private import Glibc

/// Whole files.
enum FileBytes {
    /// At most `countMax` bytes.
    static func read(_ path: String, countMax: Int) throws(HistoryProblem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .failed(step: .read, path: path, errno: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count < countMax {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { break }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .failed(step: .read, path: path, errno: errno) }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }

    /// Replaces the file, readable by its owner only, and returns when the disk has it.
    static func write(_ bytes: [UInt8], to path: String) throws(HistoryProblem) {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw .failed(step: .write, path: path, errno: errno) }
        let isWritten = fchmod(descriptor, 0o600) == 0 && writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten else {
            unlink(path)
            throw .failed(step: .write, path: path, errno: code)
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

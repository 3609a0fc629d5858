internal import Glibc

/// Text to a file descriptor, in large pieces.
///
/// A reader that goes away ends the program at once and silently, with the status of a program that SIGPIPE ended:
/// nobody is there to read more.
final class Output {
    /// Bytes that are collected before they are written.
    private static let capacityBytes = 1 << 16

    /// What a shell reports after SIGPIPE.
    private static let brokenPipeStatus: Int32 = 128 + SIGPIPE

    private let descriptor: Int32
    private var bytes: [UInt8] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A file that is made, or emptied, or added to. It is closed with the program.
    init(path: String, isAppended: Bool = false) throws(FileError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isAppended ? O_APPEND : O_TRUNC), 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, reason: errno) }
    }

    func write(_ text: String) {
        bytes += text.utf8
        if bytes.count >= Self.capacityBytes { flush() }
    }

    func writeLine(_ line: String) {
        write(line + "\n")
    }

    func flush() {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                giveUp()
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }

    private func giveUp() -> Never {
        let reason = errno
        if reason != EPIPE, descriptor != STDERR_FILENO {
            let errors = Output(descriptor: STDERR_FILENO)
            errors.writeLine("dnd: the output cannot be written: \(FileError.words(reason))")
            errors.flush()
            exit(ExitCode.software.rawValue)
        }
        exit(Self.brokenPipeStatus)
    }
}

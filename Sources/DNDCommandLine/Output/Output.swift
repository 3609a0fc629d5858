internal import Glibc

/// Text to a file descriptor, in large pieces.
///
/// A reader that goes away ends the program at once and silently, with the status of a program that SIGPIPE ended:
/// nobody is there to read more. What cannot be written for another reason, because the disk is full or standard output
/// is closed, is an error, which ends the program, too. Neither does while reports go to files: those are finished.
final class Output {
    /// Bytes that are collected before they are written.
    private static let capacityBytes = 1 << 16

    /// What a shell reports after SIGPIPE.
    private static let brokenPipeStatus: Int32 = 128 + SIGPIPE

    private let descriptor: Int32

    /// The path of a file; nil for the standard streams.
    private let path: String?
    private var bytes: [UInt8] = []

    /// Why nothing more is written.
    private(set) var failure: FileError?

    /// Whether others write on when this one cannot.
    var outlivesFailure: Bool

    init(descriptor: Int32) {
        self.descriptor = descriptor
        path = nil
        outlivesFailure = descriptor == STDERR_FILENO
    }

    /// A file that is made, or emptied, or added to.
    init(path: String, isAppended: Bool = false) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isAppended ? O_APPEND : O_TRUNC)
        descriptor = open(FileName.bytes(path), flags, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, reason: errno, isOfWriting: true) }
        self.path = path
        outlivesFailure = true
    }

    func write(_ text: String) {
        bytes += text.utf8
        if bytes.count >= Self.capacityBytes { flush() }
    }

    func writeLine(_ line: String) {
        write(line + "\n")
    }

    /// A line that begins with the name of a file, as the system has it.
    func writeLine(file: String, _ rest: String) {
        bytes += FileName.bytes(file).dropLast().map { UInt8(bitPattern: $0) }
        writeLine(rest)
    }

    func flush() {
        var written = 0
        while written < bytes.count, failure == nil {
            let count = bytes[written...].withUnsafeBytes { writeOnce($0) }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                fail(errno)
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Where others write on, SIGPIPE is held back, and taken before it could be delivered.
    private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard outlivesFailure else { return Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        let reason = errno
        if count < 0, reason == EPIPE {
            var time = timespec()
            sigtimedwait(&signals, nil, &time)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = reason
        return count
    }

    /// Some disks say only now that they are full.
    func close() {
        flush()
        guard path != nil else { return }
        if Glibc.close(descriptor) != 0, failure == nil, errno != EINTR { fail(errno) }
    }

    /// For people; nil while all is written, and where nobody wants to read more.
    var complaint: String? {
        guard failure?.reason != EPIPE || path != nil else { return nil }
        return failure.map { failure in
            path == nil
                ? "standard output cannot be written: \(FileError.words(failure.reason))"
                : "the report cannot be written: \(failure.message)"
        }
    }

    private func fail(_ reason: Int32) {
        if reason == EPIPE, !outlivesFailure { exit(Self.brokenPipeStatus) }
        failure = FileError(path: path ?? "standard output", reason: reason, isOfWriting: true)
        guard !outlivesFailure, let complaint else { return }
        let errors = Output(descriptor: STDERR_FILENO)
        errors.writeLine("dnd: \(complaint)")
        errors.flush()
        exit(ExitCode.cannotCreate.rawValue)
    }
}

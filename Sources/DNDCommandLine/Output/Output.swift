internal import DNDResults
internal import System

/// Text to a file descriptor, in large pieces.
///
/// A reader that goes away ends the program at once and silently, with the status of a program that SIGPIPE ended:
/// nobody is there to read more. What cannot be written for another reason, because the disk is full or standard output
/// is closed, is an error, which ends the program, too. Neither does while reports go to files: those are finished.
final class Output {
    /// Bytes that are collected before they are written.
    private static let capacityBytes = 1 << 16

    /// What a shell reports after SIGPIPE.
    private static let brokenPipeStatus: Int32 = 128 + Signal.brokenPipe

    private let descriptor: FileDescriptor

    /// The path of a file; nil for the standard streams.
    private let path: String?
    private var bytes: [UInt8] = []

    /// Why nothing more is written.
    private(set) var failure: FileError?

    /// Whether others write on when this one cannot.
    var outlivesFailure: Bool

    init(descriptor: FileDescriptor) {
        self.descriptor = descriptor
        path = nil
        outlivesFailure = descriptor == .standardError
    }

    /// A file that is made, or emptied, or added to.
    init(path: String, isAppended: Bool = false) throws(FileError) {
        descriptor = try FileDescriptor(writing: path, isAppended: isAppended)
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
            switch bytes[written...].withUnsafeBytes({ descriptor.writeOnce($0, withoutSignal: outlivesFailure) }) {
            case .count(let count): written += count
            case .failed(ErrorNumber.interrupted): continue
            case .failed(let reason): fail(reason)
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Some disks say only now that they are full.
    func close() {
        flush()
        guard path != nil else { return }
        if let reason = descriptor.close(), failure == nil { fail(reason) }
    }

    /// For people; nil while all is written, and where nobody wants to read more.
    var complaint: String? {
        guard failure?.reason != ErrorNumber.brokenPipe || path != nil else { return nil }
        return failure.map { failure in
            path == nil
                ? "standard output cannot be written: \(ErrorNumber.words(failure.reason))"
                : "the report cannot be written: \(failure.message)"
        }
    }

    private func fail(_ reason: Int32) {
        if reason == ErrorNumber.brokenPipe, !outlivesFailure { CurrentProcess.exit(Self.brokenPipeStatus) }
        failure = FileError(path: path ?? "standard output", reason: reason, isOfWriting: true)
        guard !outlivesFailure, let complaint else { return }
        let errors = Output(descriptor: .standardError)
        errors.writeLine("dnd: \(complaint)")
        errors.flush()
        CurrentProcess.exit(ExitCode.cannotCreate.rawValue)
    }
}

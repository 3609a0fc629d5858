internal import DNDDrawing
internal import DNDResults
internal import SourceText
internal import System

/// Buffered text output to a file descriptor.
///
/// When the reader closes the pipe, the program exits silently with the status of SIGPIPE. Any other write error (a
/// full disk, a closed standard output) is reported and also ends the program. When the output outlives failures,
/// because other reports continue, neither ends the program.
final class Output {
    /// The size of the buffer.
    private static let capacityBytes = 1 << 16

    /// The exit status that a shell reports for SIGPIPE.
    private static let brokenPipeStatus: Int32 = 128 + Signal.brokenPipe

    private let descriptor: FileDescriptor

    /// The path of a file; nil for the standard streams.
    private let path: String?
    private var bytes: [UInt8] = []

    /// The error that stopped the output.
    private(set) var failure: FileError?

    /// The style of the texts, whose sequences are written; other control characters of a text are not.
    var style = Style.plain

    /// Whether long lines are wrapped at words when the output is a terminal.
    var wrapsLines = false

    /// The present width of the terminal whose lines are wrapped; nil for a pipe or a file.
    var terminalColumns: Int? { wrapsLines && descriptor.isTerminal ? descriptor.columns : nil }

    /// Whether other outputs continue when this one fails.
    var outlivesFailure: Bool

    init(descriptor: FileDescriptor) {
        self.descriptor = descriptor
        path = nil
        outlivesFailure = descriptor == .standardError
    }

    /// Opens a file for writing: creates it, and truncates it unless it is appended to.
    init(path: String, isAppended: Bool = false) throws(FileError) {
        descriptor = try FileDescriptor(writing: path, isAppended: isAppended)
        self.path = path
        outlivesFailure = true
    }

    /// Writes a text, with U+FFFD in place of control characters and changes of the writing direction.
    func write(_ text: String) {
        let clean = style.cleaned(text)
        add(terminalColumns.map { TerminalLines.wrapped(clean, columns: $0) } ?? clean)
    }

    /// Writes the text of a file, which stays as it is except at a terminal.
    func writeDocument(_ text: String) {
        add(descriptor.isTerminal ? style.cleaned(text) : text)
    }

    private func add(_ text: String) {
        bytes += text.utf8
        if bytes.count >= Self.capacityBytes { flush() }
    }

    func writeLine(_ line: String) {
        write(line + "\n")
    }

    /// Writes a line that begins with a file name, in the bytes of the file system. A name with control characters is
    /// written as it is displayed, which commands accept as well.
    func writeLine(file: String, _ rest: String) {
        let name = FileName.bytes(file).dropLast().map { UInt8(bitPattern: $0) }
        let text = String(decoding: name, as: UTF8.self)
        if DisplayText.visible(text) == text { bytes += name } else { write(file) }
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

    /// Flushes and closes a file; some file systems report a full disk only here.
    func close() {
        flush()
        guard path != nil else { return }
        if let reason = descriptor.close(), failure == nil { fail(reason) }
    }

    /// A message for the user; nil without a failure, and for a closed pipe on a standard stream.
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

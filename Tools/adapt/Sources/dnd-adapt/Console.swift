internal import SourceText
internal import System
internal import TextDifferences

/// The standard streams. Errors are written after the output so far. Names, the text of a file and the messages of the
/// parser, which quote it, are written without control characters.
struct Console {
    let isColoured: Bool
    private var output = ""

    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// Writes a line without control characters: names of files come from anybody.
    mutating func writeLine(_ line: String) { output += DisplayText.visibleLines(line) + "\n" }

    mutating func complain(_ message: String, _ remedy: String = "") {
        report("dnd: \(message)")
        if !remedy.isEmpty { report("     \(remedy)") }
    }

    /// Writes a line to standard error, without control characters.
    mutating func report(_ line: String) {
        flush()
        _ = FileDescriptor.standardError.writeAll(Array((DisplayText.visibleLines(line) + "\n").utf8))
    }

    /// A reader that goes away ends the program silently, any other failure with a message.
    mutating func flush() {
        let bytes = Array(output.utf8)
        output = ""
        guard !bytes.isEmpty, !FileDescriptor.standardOutput.writeAll(bytes) else { return }
        let reason = ErrorNumber.last
        if reason == ErrorNumber.brokenPipe { CurrentProcess.exit(128 + Signal.brokenPipe) }
        complain("standard output cannot be written: \(ErrorNumber.words(reason))")
        CurrentProcess.exit(ExitStatus.cannotCreate.rawValue)
    }

    mutating func show(_ difference: UnifiedDifference) {
        for line in difference.lines {
            let text = DisplayText.visibleLines(line.text)
            let attributes = isColoured ? line.role.attributes : nil
            output += (attributes.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text) + "\n"
        }
    }
}

extension UnifiedDifference.Role {
    /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117), the same as in the other commands.
    fileprivate var attributes: String? {
        switch self {
        case .file: "1"
        case .place: "36"
        case .context: nil
        case .removed: "31"
        case .added: "32"
        case .remark: "2"
        }
    }
}

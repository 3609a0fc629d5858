internal import DNDDrawing
internal import DNDFormats
internal import SourceText
internal import System

/// The output streams of a command, and their style.
struct Console {
    let output: Output
    let errors: Output
    let style: Style

    init(output: Output, errors: Output, style: Style) {
        self.output = output
        self.errors = errors
        self.style = style
        output.style = style
        errors.style = style
        errors.wrapsLines = true
    }

    /// Reports an error and, on a second line, its remedy.
    func complain(_ message: String, _ remedy: String = "") {
        output.flush()
        errors.writeLine("dnd: \(DisplayText.visible(message))")
        if !remedy.isEmpty { errors.writeLine("     \(DisplayText.visible(remedy))") }
        errors.flush()
    }

    func complain(of problems: [RunEvent.Problem]) {
        for problem in problems { complain(problem.message, problem.remedy) }
    }

    func flush() {
        output.flush()
        errors.flush()
    }
}

/// `--color`
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// An explicit `--color` wins. Otherwise the order is NO_COLOR, FORCE_COLOR, TERM=dumb, and whether the descriptor
    /// is a terminal.
    func style(for descriptor: FileDescriptor) -> Style {
        switch self {
        case .always: return .coloured
        case .never: return .plain
        case .auto: return Style(isColoured: Self.wantsColor(descriptor))
        }
    }

    private static func wantsColor(_ descriptor: FileDescriptor) -> Bool {
        if Environment.isSet("NO_COLOR") { return false }
        if Environment.isSet("FORCE_COLOR") { return Environment["FORCE_COLOR"] != "0" }
        return Environment["TERM"] != "dumb" && descriptor.isTerminal
    }
}

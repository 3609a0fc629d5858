internal import DNDLanguage
internal import DNDReports
internal import SourceText

/// `dnd fmt`
struct FormatCommand {
    private let console: Console
    private let onlyChecks: Bool
    private var changedCount = 0
    private var badCount = 0
    private var errors: [FileError] = []

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        var command = FormatCommand(console: console, onlyChecks: invocation.has(.check))
        let search = SpecSearch(invocation.arguments)
        command.errors = search.errors
        for file in search.files { command.format(file) }
        for error in command.errors { console.complain(error.message) }
        if !command.errors.isEmpty { return .noInput }
        if search.files.isEmpty {
            console.complain("nothing to format: there is no file *.dnd in what was named")
            return .nothingRan
        }
        if command.badCount > 0 { return .badSpec }
        return command.onlyChecks && command.changedCount > 0 ? .failed : .passed
    }

    private init(console: Console, onlyChecks: Bool) {
        self.console = console
        self.onlyChecks = onlyChecks
    }

    private mutating func format(_ file: SpecFile) {
        do {
            let source = SourceFile(name: file.name, utf8: try SpecLoader.bytes(of: file))
            guard !reportErrors(in: source) else { return }
            try write(Formatter.format(source), for: file, source)
        } catch {
            errors.append(error)
        }
    }

    /// A text with syntax errors stays as it is.
    private mutating func reportErrors(in source: SourceFile) -> Bool {
        var sources = SourceSet()
        let diagnostics = Parser.parse(file: sources.add(source), source: source).diagnostics
        for diagnostic in diagnostics { console.errors.writeLine(console.style.text(of: diagnostic, in: sources)) }
        if !diagnostics.isEmpty { badCount += 1 }
        return !diagnostics.isEmpty
    }

    private mutating func write(_ text: String, for file: SpecFile, _ source: SourceFile) throws(FileError) {
        let hasChanged = !text.utf8.elementsEqual(source.utf8)
        if hasChanged { changedCount += 1 }
        if onlyChecks {
            if hasChanged { console.output.writeLine("\(file.name): not formatted") }
            return
        }
        switch file.source {
        case .standardInput: console.output.write(text)
        case .file(let path):
            guard hasChanged else { return }
            try FileSystem.replace(path, with: text)
            console.output.writeLine(file.name)
        }
    }
}

internal import DNDDrawing
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import SourceText
internal import System
internal import TextDifferences

/// `dnd fmt`
struct FormatCommand {
    private let console: Console
    private let onlyChecks: Bool

    /// `--diff`: shows what would change.
    private let showsDifference: Bool
    private var changedCount = 0
    private var badCount = 0
    private var errors: [FileError] = []

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        var command = FormatCommand(invocation, console)
        let search = SpecSearch(invocation.arguments)
        command.errors = search.errors
        for file in search.files { command.format(file) }
        for error in command.errors { console.complain(error.message) }
        if let code = command.errors.exitCode { return code }
        if search.files.isEmpty {
            console.complain("nothing to format: there is no file *.dnd in what was named")
            return .nothingRan
        }
        if command.badCount > 0 { return .badSpec }
        let changesFiles = !command.onlyChecks && !command.showsDifference
        return !changesFiles && command.changedCount > 0 ? .failed : .passed
    }

    private init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        onlyChecks = invocation.has(.check)
        showsDifference = invocation.has(.diff)
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
        if showsDifference {
            let old = String(decoding: source.utf8, as: UTF8.self)
            for line in UnifiedDifference(from: old, to: text, name: source.name).lines {
                console.output.writeLine(console.style.line(line))
            }
            return
        }
        if onlyChecks {
            if hasChanged { console.output.writeLine("\(file.name): not formatted") }
            return
        }
        switch file.source {
        case .standardInput: console.output.writeDocument(text)
        case .file(let path):
            guard hasChanged else { return }
            try FileSystem.replace(path, with: text)
            console.output.writeLine(file.name)
        }
    }
}

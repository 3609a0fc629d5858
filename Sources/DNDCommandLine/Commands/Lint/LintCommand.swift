internal import DNDDrawing
internal import DNDFormats
internal import DNDLanguage
internal import DNDLint
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import SourceText
internal import System

/// `dnd lint`
struct LintCommand {
    /// `--format`
    enum Format: String, CaseIterable {
        case text, json, sarif
    }

    private let console: Console
    private let format: Format
    private let levels: LintLevels
    private let fixes: Bool
    private var files: [LintedFile] = []

    /// The result for standard input. The fixed text goes to standard output, so its findings go to standard error.
    private var input: LintedFile?
    private var errors: [FileError]
    private var badCount = 0
    private var fixedCount = 0

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        if invocation.has(.syntax) { return SyntaxCheck.run(invocation, console) }
        let search = SpecSearch(invocation.arguments)
        var command = LintCommand(invocation, console, search)
        guard search.errors.isEmpty else { return command.end(search) }
        let (levels, fixes) = (command.levels, command.fixes)
        let linter = FileLinter(root: search.root, levels: levels)
        for outcome in Parallel.map(search.files, jobs: Parallel.processorCount, { linter.lint($0, fixes: fixes) }) {
            command.take(outcome)
        }
        return command.end(search)
    }

    private init(_ invocation: Invocation, _ console: Console, _ search: SpecSearch) {
        self.console = console
        format = invocation.value(.format).flatMap { Format(rawValue: $0) } ?? .text
        levels = LintLevels(invocation.values(.level))
        fixes = invocation.has(.fix)
        errors = search.errors
    }

    private mutating func take(_ outcome: FileLinter.Outcome) {
        switch outcome {
        case .unreadable(let error): errors.append(error)
        case .fixedInput(let text, let file):
            console.output.writeDocument(text)
            input = file
        case .linted(let file, let isBad, let fixedCount):
            files.append(file)
            self.fixedCount += fixedCount
            if isBad { badCount += 1 }
        }
    }

    // MARK: - Reporting

    private func end(_ search: SpecSearch) -> ExitCode {
        for error in errors { console.complain(error.message) }
        if let code = errors.exitCode { return code }
        if search.files.isEmpty {
            console.complain("nothing to lint: there is no file *.dnd in what was named")
            return .nothingRan
        }
        if let input { report(input, to: console.errors) }
        if !files.isEmpty { report() }
        if badCount > 0 { return .badSpec }
        let matters = (files + (input.map { [$0] } ?? [])).contains { $0.reported.contains { $0.severity != .note } }
        return matters ? .failed : .passed
    }

    private func report() {
        switch format {
        case .text: reportText()
        case .json: console.output.write(LintJSON.text(of: files))
        case .sarif:
            let rules = LintRule.allCases.map { $0.described(at: levels[$0]) }
            console.output.write(LintSARIF.text(of: files, rules: rules, version: ProgramVersion.current))
        }
    }

    private func reportText() {
        for file in files { report(file, to: console.output) }
        console.output.writeLine(summary)
    }

    private func report(_ file: LintedFile, to output: Output) {
        for diagnostic in file.reported {
            output.write(console.style.text(of: diagnostic, in: file.sources) + "\n")
        }
    }

    /// `2 findings in 3 files, 1 with a fix (dnd lint --fix)`
    private var summary: String {
        let reported = files.flatMap { $0.reported }
        let fixable = reported.filter { $0.edit != nil }.count
        var text = reported.count.counted("finding") + " in " + files.count.counted("file")
        if fixedCount > 0 { text += ", \(fixedCount) mended" }
        if badCount > 0 { text += ", \(badCount) with errors" }
        if fixable > 0, !fixes { text += ", \(fixable) with a fix (dnd lint --fix)" }
        return text
    }
}

extension LintRule {
    /// The rule as reports describe it.
    func described(at level: LintLevel) -> LintedRule {
        LintedRule(
            code: code, name: "\(self)", title: description.title, explanation: description.explanation,
            severity: level.severity)
    }
}

extension LintLevels {
    /// Parses settings such as `DND1304=off` and `all=error`; later settings win.
    init(_ settings: [String]) {
        self.init()
        for setting in settings {
            guard let change = LevelChange(setting) else { continue }
            for rule in change.rules { self[rule] = change.level }
        }
    }
}

/// `DND1304=off`
struct LevelChange {
    let rules: [LintRule]
    let level: LintLevel

    /// Nil for a rule or a level that does not exist.
    init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2, let level = LintLevel(rawValue: parts[1]) else { return nil }
        rules = parts[0] == "all" ? LintRule.allCases : LintRule(rawValue: parts[0].uppercased()).map { [$0] } ?? []
        self.level = level
        if rules.isEmpty { return nil }
    }
}

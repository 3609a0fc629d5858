internal import DNDLanguage
internal import SourceText

/// One run of the linter over a text, which collects the findings.
struct Linting {
    /// A finding without its level.
    struct Found {
        let rule: LintRule
        let message: String
        let range: SourceRange
        var hints: [String] = []
        var edit: TextEdit?
        var notes: [Diagnostic.Note] = []

        func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
            Diagnostic(
                code: rule.code, severity: severity, message: message, range: range, hints: hints, edit: edit,
                notes: notes)
        }
    }

    let block: Block
    let source: SourceFile
    let inclusions: [Inclusions.Inclusion]
    private(set) var found: [Found] = []

    init(block: Block, source: SourceFile, inclusions: [Inclusions.Inclusion]) {
        self.block = block
        self.source = source
        self.inclusions = inclusions
    }

    mutating func report(
        _ rule: LintRule, _ message: String, at range: SourceRange, hints: [String] = [], edit: TextEdit? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        found.append(Found(rule: rule, message: message, range: range, hints: hints, edit: edit, notes: notes))
    }

    // MARK: - The text

    /// Whether no file can include this one, so that unused declarations are certain.
    var isRun: Bool { block.statements.contains { $0.isStepOrScenario } }

    var scenarios: [Phrase] { block.statements.filter { $0.keyword == .scenario } }

    /// The statements of the file and of its includes.
    var allStatements: [Phrase] { block.statements + inclusions.flatMap { $0.statements } }
}

internal import SourceText

/// One run of the linter over a text: collects what it finds.
struct Linting {
    /// A finding before anybody has said how much it matters.
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

    /// True for a file that no other can include, so that what it does not use nobody does.
    var isRun: Bool { block.statements.contains { $0.isStepOrScenario } }

    var scenarios: [Phrase] { block.statements.filter { $0.verb == "scenario" } }

    /// The file's own statements and those that it includes.
    var allStatements: [Phrase] { block.statements + inclusions.flatMap { $0.statements } }
}

extension Phrase {
    /// The words and names of the phrase in order, without what stands in blocks.
    var arguments: [Argument] { tokens.compactMap { $0.argument } }

    /// The second argument: the name that the phrase declares, or a title.
    var declaredName: Argument? {
        tokens.count > 1 ? tokens[1].argument : nil
    }

    /// What two phrases that say the same have in common: the tokens, with one blank between them.
    var spelling: String {
        tokens.map { $0.spelling }.joined(separator: " ")
    }
}

extension PhraseToken {
    fileprivate var spelling: String {
        switch self {
        case .argument(let argument): argument.spelling
        case .block(let block): "{" + block.statements.map { $0.spelling }.joined(separator: ";") + "}"
        case .colon: ":"
        case .arrow: "->"
        }
    }
}

extension Argument {
    /// As `text`, with the marks of strings and the brackets of lists.
    var spelling: String {
        switch kind {
        case .string(let text): "\"\(text)\""
        case .list(let parts): "(" + parts.map { $0.spelling }.joined(separator: " ") + ")"
        default: text
        }
    }
}

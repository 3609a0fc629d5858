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

extension Phrase {
    /// The words and names of the phrase in order, without its blocks.
    var arguments: [Argument] { tokens.compactMap { $0.argument } }

    /// The second argument: the name that the phrase declares, or a title.
    var declaredName: Argument? {
        tokens.count > 1 ? tokens[1].argument : nil
    }

    /// A spelling that is equal for equivalent phrases: the tokens, separated by single blanks.
    var spelling: String {
        tokens.map { $0.spelling }.joined(separator: " ")
    }
}

extension PhraseToken {
    var spelling: String {
        switch self {
        case .argument(let argument): argument.spelling
        case .block(let block): "{" + block.statements.map { $0.spelling }.joined(separator: ";") + "}"
        case .colon: ":"
        case .arrow: "->"
        }
    }
}

extension Argument {
    /// `text` with quotation marks and escapes of strings, and with parentheses of lists.
    var spelling: String {
        switch kind {
        case .string(let text): Self.quoted(text)
        case .list(let parts): "(" + parts.map { $0.spelling }.joined(separator: " ") + ")"
        default: text
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): quoted += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            default: quoted.append(byte)
            }
        }
        return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
    }
}

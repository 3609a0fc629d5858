internal import DNDLanguage
internal import SourceText

/// The phrases of one line, sorted by their place in a saved session.
struct LinePhrases {
    /// A phrase for the top of a saved spec.
    struct Declaration {
        let text: String

        /// The declared names; a later declaration with the same names replaces it. Empty for cumulative ones:
        /// delegates, words.
        let names: Set<String>
    }

    /// A phrase for the scenario, with the statements that it stands for.
    struct Step {
        let text: String
        let statements: [Statement]
    }

    private(set) var declarations: [Declaration] = []
    private(set) var steps: [Step] = []

    /// The verbs for the top. `scenario` runs by itself and is not saved.
    static let declaringVerbs: Set<String> = [
        "table", "collection", "view", "app", "item", "type", "class", "team", "delegate", "device", "ios", "assume",
        "include", "parameters", "define",
    ]

    /// O(steps + declarations × items)
    init(_ block: Block, items: [LineItem], in source: SourceFile) {
        let statements = items.statementsByPhrase
        for phrase in block.writtenStatements where phrase.verb != "scenario" {
            let text = source.text(in: phrase.range)
            // A user-defined word may stand for declarations only.
            if let statements = statements[phrase.range], !Self.declaringVerbs.contains(phrase.verb ?? "") {
                steps.append(Step(text: text, statements: statements))
            } else {
                declarations.append(Declaration(text: text, names: Self.names(in: phrase, items)))
            }
        }
    }

    private static func names(in phrase: Phrase, _ items: [LineItem]) -> Set<String> {
        if phrase.verb == "device" || phrase.verb == "ios" || phrase.verb == "parameters" { return [phrase.verb ?? ""] }
        if phrase.verb == "include" { return [phrase.includedName] }
        let names = items.compactMap { item -> String? in
            switch item {
            case .scene(let scene): phrase.range.contains(scene.range) ? "scene \(scene.name.text)" : nil
            case .item(let item): phrase.range.contains(item.range) ? "item \(item.label.text)" : nil
            case .type(let type): phrase.range.contains(type.range) ? "type \(type.name.text)" : nil
            case .providerClass(let declared):
                phrase.range.contains(declared.range) ? "class \(declared.name.text)" : nil
            case .team(let team): phrase.range.contains(team.range) ? "team of \(team.app?.text ?? "")" : nil
            case .assumption(let assumption):
                phrase.range.contains(assumption.question.range) ? "assume \(assumption.question.text)" : nil
            default: nil
            }
        }
        return Set(names)
    }
}

extension [LineItem] {
    /// The statements by the range of the typed phrase.
    fileprivate var statementsByPhrase: [SourceRange: [Statement]] {
        var statements: [SourceRange: [Statement]] = [:]
        for case .statement(let statement, let range) in self { statements[range, default: []].append(statement) }
        return statements
    }
}

extension Phrase {
    /// The identity of an include, independent of values: `include list.dnd as left`.
    fileprivate var includedName: String {
        head.compactMap { element in
            if case .argument(let argument) = element { argument.text } else { nil }
        }.joined(separator: " ")
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

internal import DNDLanguage
internal import SourceText

/// The phrases of one line, by what becomes of them when the session is saved.
struct LinePhrases {
    /// A phrase that stands at the top of a saved spec.
    struct Declaration {
        let text: String

        /// What it declares; a later declaration of the same takes its place. Empty for what adds up: delegates, words.
        let names: Set<String>
    }

    /// A phrase that stands in the scenario.
    struct Step {
        let text: String
        let range: SourceRange
    }

    private(set) var declarations: [Declaration] = []
    private(set) var steps: [Step] = []

    /// Verbs that stand at the top. `scenario` runs on its own and is not saved.
    private static let declaringVerbs: Set<String> = [
        "table", "collection", "view", "app", "item", "type", "class", "team", "delegate", "device", "ios", "assume",
        "include", "parameters", "define",
    ]

    init(_ block: Block, items: [LineItem], in source: SourceFile) {
        for phrase in block.statements where phrase.verb != "scenario" {
            let text = source.text(in: phrase.range)
            // A word of one's own may stand for declarations alone.
            if Self.declaringVerbs.contains(phrase.verb ?? "")
                || !items.contains(where: { $0.isStatement(of: phrase.range) })
            {
                declarations.append(Declaration(text: text, names: Self.names(in: phrase, items)))
            } else {
                steps.append(Step(text: text, range: phrase.range))
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

extension Phrase {
    /// What an include brings in, whatever the values: `include list.dnd as left`.
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

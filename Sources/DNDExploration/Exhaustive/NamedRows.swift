package import DNDLanguage
internal import SourceText

/// Whether a text tells rows apart by their names, so that arrangements of the same rows are different states.
package enum NamedRows {
    /// The label by which a delegate, an item or an invariant of a file means a certain row, or the include that hides
    /// whether one does; nil when nothing tells rows apart.
    ///
    /// The rows of a list's declaration do not count, and neither do scenarios, which are not played. O(text).
    package static func mention(in block: Block, of scenes: [SceneDeclaration], playing own: Phrase?) -> String? {
        let labels = Set(scenes.flatMap { $0.sections.flatMap { $0.labels.map { $0.text } } })
        let statements = block.statements + (own?.body?.statements ?? [])
        for phrase in statements {
            switch phrase.verb {
            case "scenario" where !phrase.annotations.contains(where: { $0.name == "invariant" }): continue
            case "include": return "an included file"
            case "table", "collection", "view":
                for case .block(let options) in phrase.tokens {
                    for option in options.statements where option.verb != "section" {
                        if let label = label(in: option.tokens[...], labels) { return label }
                    }
                }
            default: if let label = label(in: phrase.tokens[...], labels) { return label }
            }
        }
        return nil
    }

    private static func label(in tokens: Tokens, _ labels: Set<String>) -> String? {
        for token in tokens {
            switch token {
            case .argument(let argument): if labels.contains(argument.text) { return argument.text }
            case .block(let block):
                for phrase in block.statements {
                    if let label = label(in: phrase.tokens[...], labels) { return label }
                }
            case .colon, .arrow: break
            }
        }
        return nil
    }
}

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

    /// Linear in the phrases and items, which are sorted by their places.
    init(_ block: Block, items: [LineItem], in source: SourceFile) {
        let statements = items.statementsByPhrase
        var names = DeclaredNames(items, in: block.range.file)
        for phrase in block.writtenStatements where phrase.verb != "scenario" {
            let text = source.text(in: phrase.range)
            // A user-defined word may stand for declarations only.
            if let statements = statements[phrase.range], !Self.declaringVerbs.contains(phrase.verb ?? "") {
                steps.append(Step(text: text, statements: statements))
            } else {
                declarations.append(Declaration(text: text, names: names.taken(by: phrase)))
            }
        }
    }
}

/// The names that a line declares, by their places.
private struct DeclaredNames {
    /// Ascending.
    private let places: [(range: SourceRange, name: String)]
    private var next = 0

    init(_ items: [LineItem], in file: FileID) {
        places = items.compactMap { $0.declaredName }.filter { $0.range.file == file }
            .inOrder { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The names of a phrase, which stands behind those that were asked about before.
    mutating func taken(by phrase: Phrase) -> Set<String> {
        if phrase.verb == "device" || phrase.verb == "ios" || phrase.verb == "parameters" { return [phrase.verb ?? ""] }
        if phrase.verb == "include" { return [phrase.includedName] }
        while next < places.count, places[next].range.lowerBound < phrase.range.lowerBound { next += 1 }
        var names: Set<String> = []
        while next < places.count, phrase.range.contains(places[next].range) {
            names.insert(places[next].name)
            next += 1
        }
        return names
    }
}

extension LineItem {
    /// What a session knows the declaration by, and its place; nil for cumulative ones.
    fileprivate var declaredName: (range: SourceRange, name: String)? {
        switch self {
        case .scene(let scene): (scene.range, "scene \(scene.name.text)")
        case .item(let item): (item.range, "item \(item.label.text)")
        case .type(let type): (type.range, "type \(type.name.text)")
        case .providerClass(let declared): (declared.range, "class \(declared.name.text)")
        case .team(let team): (team.range, "team of \(team.app?.text ?? "")")
        case .assumption(let assumption): (assumption.question.range, "assume \(assumption.question.text)")
        case .statement, .delegate, .device, .scenario: nil
        }
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

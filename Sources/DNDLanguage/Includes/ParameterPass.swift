internal import SourceText

/// Puts the values of a file's parameters into its text, wherever no inner name hides them: a parameter of a `define`,
/// a column of a table.
struct ParameterPass {
    private let parameters: FileParameters
    private(set) var used: Set<String> = []

    /// Names that stand for nothing, neither here nor further in.
    private(set) var unknown: [UnknownName] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Where values were put in, by the place where they are given.
    private(set) var uses: [SourceRange: [SourceRange]] = [:]

    init(_ parameters: FileParameters) {
        self.parameters = parameters
    }

    mutating func apply(to phrases: [Phrase], hidden: Set<String> = []) -> [Phrase] {
        var result: [Phrase] = []
        for phrase in phrases { result.append(apply(to: phrase, hidden: hidden)) }
        return result
    }

    private mutating func apply(to phrase: Phrase, hidden: Set<String>) -> Phrase {
        switch phrase.verb {
        case "include": return include(phrase, hidden: hidden)
        case "define": return substituted(phrase, hidden: hidden.union(phrase.listedNames))
        case "scenario": return scenario(phrase, hidden: hidden)
        default: return substituted(phrase, hidden: hidden)
        }
    }

    /// The path stays as it is written.
    private mutating func include(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var result = substituted(phrase, hidden: hidden)
        if phrase.head.count > 1, result.head.count > 1 { result.tokens[1] = phrase.tokens[1] }
        return result
    }

    /// The columns of the table are names in the whole scenario, its title included; its words have names of their own.
    private mutating func scenario(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var phrase = phrase
        var blocks: [Int: Block] = [:]
        for (index, element) in phrase.head.enumerated() {
            if case .block(let block) = element { blocks[index] = block }
        }
        let columns = blocks.values.flatMap { $0.statements }.filter { $0.verb == "examples" }
        let hidden = hidden.union(columns.flatMap { $0.listedNames })
        let places = Array(blocks.keys).sorted()
        for index in places {
            guard var block = blocks[index] else { continue }
            block.statements = apply(to: block.statements, hidden: hidden)
            blocks[index] = block
            phrase.tokens[index] = .block(Block(statements: [], range: block.range))
        }
        let countBefore = phrase.head.count
        var result = substituted(phrase, hidden: hidden)
        // A title of several values would move the block, and is no title.
        guard result.head.count == countBefore else { return result }
        for index in places { blocks[index].map { result.tokens[index] = .block($0) } }
        return result
    }

    private mutating func substituted(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var substitution = Substitution(names: parameters.names, values: parameters.values)
        substitution.firstPass = Substitution.FirstPass(hidden: hidden)
        let result = substitution.apply(to: phrase)
        used.formUnion(substitution.used)
        unknown += substitution.unknown
        diagnostics += substitution.firstPass?.crowdedTexts ?? []
        for (value, places) in substitution.firstPass?.uses ?? [:] { uses[value, default: []] += places }
        return result
    }

    // MARK: - What nothing uses

    /// Of a name that is misspelt where it is declared, only that; and the places of uses that are told with it.
    func unusedNames() -> (diagnostics: [Diagnostic], toldUses: Set<SourceRange>) {
        var diagnostics: [Diagnostic] = []
        var told: Set<SourceRange> = []
        for name in parameters.names where !used.contains(name.text) {
            guard let misspelt = MisspeltDeclaration(name, among: unknown) else {
                diagnostics.append(Self.unused(name))
                continue
            }
            let uses = unknown.filter { $0.name.text == misspelt.used }
            diagnostics += misspelt.merged(into: uses)
            told.formUnion(uses.map { $0.name.range })
        }
        return (diagnostics, told)
    }

    private static func unused(_ name: Name) -> Diagnostic {
        Diagnostic(
            .unusedFileParameter, "nothing uses the parameter '\(name.text)'", at: name.range,
            hints: ["Use it as $\(name.text), or remove it."])
    }
}

extension Phrase {
    /// The words of the first list in brackets: parameters of a word, columns of a table.
    fileprivate var listedNames: [String] {
        for case .argument(let argument) in head {
            guard case .list(let parts) = argument.kind else { continue }
            return parts.map { $0.text }
        }
        return []
    }
}

internal import SourceText

/// Substitutes the values of a file's parameters in its text, except where an inner name shadows them: a parameter of a
/// `define`, a column of a table.
struct ParameterPass {
    private let parameters: FileParameters

    /// The files that include one another down to this one, for a message.
    let chain: [String]
    private(set) var used: Set<String> = []

    /// Names that have no value here or in an inner scope.
    private(set) var unknown: [UnknownName] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The ranges of substitutions, keyed by the range of the value.
    private(set) var uses: [SourceRange: [SourceRange]] = [:]

    /// What the text has grown by.
    var growth = ExpansionGrowth()

    init(_ parameters: FileParameters, chain: [String] = []) {
        self.parameters = parameters
        self.chain = chain
    }

    /// The range of the declaration.
    var range: SourceRange { parameters.range }

    mutating func apply(to phrases: [Phrase], hidden: Set<String> = []) -> [Phrase] {
        var result: [Phrase] = []
        for phrase in phrases { result.append(apply(to: phrase, hidden: hidden)) }
        return result
    }

    private mutating func apply(to phrase: Phrase, hidden: Set<String>) -> Phrase {
        switch phrase.keyword {
        case .include: return include(phrase, hidden: hidden)
        case .define: return substituted(phrase, hidden: hidden.union(phrase.listedNames))
        case .scenario: return scenario(phrase, hidden: hidden)
        default: return substituted(phrase, hidden: hidden)
        }
    }

    /// Substitutes in an include, but not in its path.
    private mutating func include(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var result = substituted(phrase, hidden: hidden)
        if phrase.head.count > 1, result.head.count > 1 { result.tokens[1] = phrase.tokens[1] }
        return result
    }

    /// Substitutes in a scenario. The columns of the table are in scope throughout it, including its title; its words
    /// have their own names.
    private mutating func scenario(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var phrase = phrase
        var blocks: [Int: Block] = [:]
        for (index, element) in phrase.head.enumerated() {
            if case .block(let block) = element { blocks[index] = block }
        }
        let columns = blocks.values.flatMap { $0.statements }.filter { $0.keyword == .examples }
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
        // Several values would move the block, and are not a valid title.
        guard result.head.count == countBefore else { return result }
        for index in places { blocks[index].map { result.tokens[index] = .block($0) } }
        return result
    }

    private mutating func substituted(_ phrase: Phrase, hidden: Set<String>) -> Phrase {
        var substitution = Substitution(names: parameters.names, values: parameters.values, growth: growth)
        substitution.firstPass = Substitution.FirstPass(hidden: hidden)
        let result = substitution.apply(to: phrase)
        growth = substitution.growth
        used.formUnion(substitution.used)
        unknown += substitution.unknown
        diagnostics += substitution.firstPass?.crowdedTexts ?? []
        for (value, places) in substitution.firstPass?.uses ?? [:] { uses[value, default: []] += places }
        return result
    }

    // MARK: - What nothing uses

    /// The unused parameters. A name that is misspelt in its declaration is only reported as such, together with its
    /// uses.
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
    /// The words of the first list in parentheses: parameters of a word, columns of a table.
    fileprivate var listedNames: [String] {
        for case .argument(let argument) in head {
            guard case .list(let parts) = argument.kind else { continue }
            return parts.map { $0.text }
        }
        return []
    }
}

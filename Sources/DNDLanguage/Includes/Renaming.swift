internal import SourceText

/// Replaces the scene names of files included under a name with their names in the whole text.
///
/// The slot of the vocabulary decides whether a word is a scene's name, never its spelling; the file of the word
/// decides whose scene it is. A list that is passed to a word therefore keeps its meaning from the place where it is
/// written.
struct Renaming {
    private(set) var namespaces: Namespaces

    /// The ranges of the values that includes passed, keyed by namespace.
    private let given: [Int: Set<SourceRange>]

    /// The subset of these values that name a scene of the namespace.
    private var declaring: [Int: Set<SourceRange>] = [:]
    private var scenes: [Namespaces.DeclaredScene] = []
    private var seen: [Int: Set<String>] = [:]

    /// The rows of each namespace. Spring loading can target a row or a view, and a row is never renamed.
    private var labels: [Int: Set<String>] = [:]

    /// The full names of words whose uses are still to be renamed.
    private let words: Set<String>

    init(_ namespaces: Namespaces, given: [Int: Set<SourceRange>], words: Set<String> = []) {
        self.namespaces = namespaces
        self.given = given
        self.words = words
    }

    /// Collects the scenes that phrases at top level declare.
    mutating func collect(_ phrases: [Phrase]) {
        for phrase in phrases { collect(phrase, in: .file) }
    }

    /// Names the scenes, after all are collected.
    mutating func nameScenes() { namespaces.name(scenes) }

    /// A phrase at top level with globally valid names.
    func renamed(_ phrase: Phrase) -> Phrase { renamed(phrase, in: .file) }

    // MARK: - Declarations

    private mutating func collect(_ phrase: Phrase, in kind: BlockKind) {
        guard let verb = phrase.keyword, verb == .scenario || verb == .app || ListKind(verb) != nil,
            let match = PhraseReading(phrase, in: kind).match(phrase)
        else { return }
        switch verb {
        case .scenario: for inner in match.blocks.first?.statements ?? [] { collect(inner, in: .scenario) }
        case .app: for inner in match.blocks.first?.statements ?? [] { collect(inner, in: .app) }
        default: collect(match, verb)
        }
    }

    private mutating func collect(_ match: PhraseMatch, _ verb: Keyword) {
        let owner = owner(of: match)
        guard owner != Namespaces.root else { return }
        let scene = Namespaces.DeclaredScene(namespace: owner, name: match.name(.name)?.text ?? verb.text)
        if let range = match.argument(.name)?.range, isGiven(range, to: match.phrase) {
            declaring[owner, default: []].insert(range)
        }
        if seen[owner, default: []].insert(scene.name).inserted { scenes.append(scene) }
        labels[owner, default: []].formUnion(match.names(.label).map { $0.text })
        for section in match.blocks.first?.statements ?? [] {
            labels[owner, default: []].formUnion(section.list?.arguments.map { $0.text } ?? [])
        }
    }

    /// The file that owns a declared scene or app: the file of the name, or for a name passed by an include, the
    /// receiving file.
    private func owner(of match: PhraseMatch) -> Int {
        let own = namespaces.namespace(of: match.phrase.range.file)
        guard let range = match.argument(.name)?.range, !isGiven(range, to: match.phrase) else { return own }
        let namespace = namespaces.namespace(of: range.file)
        return namespace == Namespaces.root ? own : namespace
    }

    private func isGiven(_ range: SourceRange, to phrase: Phrase) -> Bool {
        given[namespaces.namespace(of: phrase.range.file)]?.contains(range) ?? false
    }

    // MARK: - Uses

    private func renamed(_ phrase: Phrase, in kind: BlockKind) -> Phrase {
        guard let match = PhraseReading(phrase, in: kind).match(phrase) else { return renamedUse(of: phrase) }
        var result = phrase
        for capture in match.captures {
            let index = capture.tokens.lowerBound
            switch (capture.kind, phrase.tokens[index]) {
            case (.slot(let slot), .argument(let argument)):
                result.tokens[index] = .argument(renamed(argument, in: slot, of: match))
            case (.block(let inner), .block(var block)):
                block.statements = block.statements.map { renamed($0, in: inner) }
                result.tokens[index] = .block(block)
            default: continue
            }
        }
        return named(result, match)
    }

    private func renamed(_ argument: Argument, in slot: Slot, of match: PhraseMatch) -> Argument {
        let name: String?
        switch (slot, match.entry.keyword) {
        case (.list, _): name = sceneName(argument, in: match.phrase)
        case (.name, .expect) where match.has(.springLoading):
            name = isRow(argument) ? nil : sceneName(argument, in: match.phrase)
        case (.name, let verb?) where ListKind(verb) != nil:
            name = namespaces.fullName(ofScene: argument.text, in: owner(of: match))
        case (.name, .app): name = namespaces.all[owner(of: match)].prefix + argument.text
        case (.name, .define) where !words.isEmpty:
            name = namespaces.fullName(ofWord: argument.text, in: argument.range.file)
        default: name = nil
        }
        return name.map { argument.renamed($0) } ?? argument
    }

    private func sceneName(_ argument: Argument, in phrase: Phrase) -> String? {
        let own = namespaces.namespace(of: phrase.range.file)
        let namespace =
            declaring[own]?.contains(argument.range) ?? false ? own : namespaces.namespace(of: argument.range.file)
        return namespaces.fullName(ofScene: argument.text, in: namespace)
    }

    private func isRow(_ argument: Argument) -> Bool {
        labels[namespaces.namespace(of: argument.range.file)]?.contains(argument.text) ?? false
    }

    /// Names a scene without a name. Its verb serves as name, which two files may share.
    private func named(_ phrase: Phrase, _ match: PhraseMatch) -> Phrase {
        guard match.argument(.name) == nil, let verb = match.entry.keyword, ListKind(verb) != nil,
            let name = namespaces.fullName(ofScene: verb.text, in: owner(of: match))
        else { return phrase }
        var phrase = phrase
        phrase.tokens.insert(.argument(Argument(.word(name), range: phrase.verbRange)), at: 1)
        return phrase
    }

    private func renamedUse(of phrase: Phrase) -> Phrase {
        guard !words.isEmpty, let verb = phrase.verb,
            let full = namespaces.fullName(ofWord: verb, in: phrase.verbRange.file, where: words.contains)
        else { return phrase }
        var phrase = phrase
        phrase.tokens[0] = .argument(Argument(.word(full), range: phrase.verbRange))
        return phrase
    }
}

extension Argument {
    /// The renamed argument, quoted if it was quoted.
    fileprivate func renamed(_ name: String) -> Argument {
        Argument(isString ? .string(name) : .word(name), range: range)
    }
}

internal import SourceText

/// Expands includes, words and tables of cases: from syntax to syntax.
struct Expander {
    /// The path of the main file from the root of the run, to which includes are relative.
    private let path: String
    let load: IncludeLoader

    /// Their names are words that the parser can suggest in an included file.
    let methods: MethodIndex?

    /// The words of the file and of its includes.
    private(set) var words: [String: Word]

    /// The words from all definitions, including those inside scenarios, in the order of the text.
    private(set) var wordNames: [String]
    private var knownWords: Set<String>

    /// The words of this text, with the ranges of their definitions.
    private(set) var definedNames: [Name] = []
    var expansion = Expansion()

    /// What words, tables and parameters have added.
    var growth = ExpansionGrowth()

    /// The included files, and the owners of their names.
    var included: IncludedFiles

    /// Substitutes the parameters of the main file; nil for a file without parameters.
    private var filePass: ParameterPass?

    /// Whether every use of a word is kept, not only the first.
    var keepsUses = false

    init(
        path: String, words: [String: Word] = [:], included: IncludedFiles = IncludedFiles(), methods: MethodIndex?,
        load: @escaping IncludeLoader
    ) {
        self.path = path
        self.included = included
        self.methods = methods
        self.words = words
        wordNames = words.keys.sorted()
        knownWords = Set(wordNames)
        self.load = load
    }

    /// Expands a line of a session.
    mutating func expand(_ block: Block) {
        expand(settledLine(block.statements, in: block.range.file))
        if !included.namespaces.isEmpty { rename() }
    }

    /// Expands the declarations of a file. Its scenarios follow one by one.
    mutating func begin(_ declarations: [Phrase], in file: FileID) {
        filePass = parameterPass(for: declarations, in: file)
        expand(settled(declarations))
    }

    /// Ends a file after its last scenario.
    mutating func finish() {
        if let filePass { finish(filePass, reportsUnused: true) }
    }

    private mutating func expand(_ statements: [Phrase]) {
        let phrases = splice(statements, at: IncludePlace(path: path), isIncluded: false)
        for phrase in takeDefinitions(from: phrases) {
            if phrase.keyword == .scenario {
                addScenario(phrase)
            } else {
                expansion.statements += written(phrase).map {
                    Expansion.Statement(phrase: $0, writtenRange: phrase.range)
                }
            }
        }
    }

    /// Adds a scenario of the file, or one for each row of its table.
    mutating func expandScenario(_ phrase: Phrase) {
        for phrase in settled([phrase]) { addScenario(phrase) }
    }

    /// The statements of the main file with the values of its parameters.
    private mutating func settled(_ statements: [Phrase]) -> [Phrase] {
        var pass = filePass.take()
        defer { filePass = pass }
        return settled(statements, by: &pass)
    }

    /// Removes and returns the statements so far, so that their syntax can be released.
    mutating func takeStatements() -> [Expansion.Statement] {
        defer { expansion.statements = [] }
        return expansion.statements
    }

    /// The includes of files under a name.
    var namedInclusions: [FileID: Diagnostic.Note] {
        guard !included.namespaces.isEmpty else { return [:] }
        return expansion.inclusions.reduce(into: [:]) { notes, inclusion in
            if included.namespaces.isRenamed(inclusion.file) { notes[inclusion.file] = inclusion.note }
        }
    }

    private mutating func rename() {
        var renaming = Renaming(included.namespaces, given: included.given)
        renaming.collect(expansion.statements.map { $0.phrase })
        renaming.nameScenes()
        for index in expansion.statements.indices {
            expansion.statements[index].phrase = renaming.renamed(expansion.statements[index].phrase)
        }
        included.namespaces = renaming.namespaces
    }

    /// Expands a phrase outside a scenario, where only parameters of the file are replaced.
    private mutating func written(_ phrase: Phrase) -> [Phrase] {
        var substitution = Substitution(names: [], values: [])
        substitution.fileNames = included.fileNames
        let phrase = substitution.apply(to: phrase)
        expansion.diagnostics += substitution.diagnostics
        return expandWords(in: [phrase], words: words)
    }

    // MARK: - Words

    /// Removes the definitions from the phrases. Faulty ones stay, for the checker to report.
    private mutating func takeDefinitions(from phrases: [Phrase]) -> [Phrase] {
        let (rest, added) = definitions(in: phrases, known: words)
        words = added
        return rest
    }

    mutating func definitions(in phrases: [Phrase], known: [String: Word]) -> ([Phrase], [String: Word]) {
        var words = known
        var fresh: Set<String> = []
        var rest: [Phrase] = []
        for phrase in phrases {
            guard phrase.keyword == .define, let match = PhraseReading(phrase, in: .file).match(phrase),
                let word = Word(match)
            else {
                rest.append(phrase)
                continue
            }
            let name = included.namespaces.fullName(ofWord: word.name, in: word.range.file)
            if Vocabulary.isVerb(word.name) {
                report(.defineShadowsVerb, "'\(word.name)' is a verb already", at: word.range)
            } else if !fresh.insert(name).inserted {
                report(.defineDuplicate, "the word '\(name)' is defined twice", at: word.range)
            }
            if knownWords.insert(name).inserted { wordNames.append(name) }
            if name == word.name { definedNames.append(Name(name, range: word.range)) }
            words[name] = word.named(name)
        }
        return (rest, words)
    }

    /// Replaces words by their bodies, in the phrases and their blocks.
    mutating func expandWords(in phrases: [Phrase], words: [String: Word], in place: UsePlace = UsePlace()) -> [Phrase]
    {
        var result: [Phrase] = []
        for phrase in phrases {
            guard place.words.isEmpty || grows(at: phrase.verbRange, chain: place.words, by: { $0.add(phrase) }) else {
                break
            }
            if let word = word(that: phrase, uses: words), !Vocabulary.isVerb(word.name) {
                result += body(of: word, phrase, words: words, in: place)
            } else {
                result.append(expandBlocks(of: phrase, words: words, in: place))
            }
        }
        return result
    }

    private func word(that phrase: Phrase, uses words: [String: Word]) -> Word? {
        guard !included.namespaces.isEmpty, let verb = phrase.verb else { return words[phrase.verb ?? ""] }
        let name = included.namespaces.fullName(ofWord: verb, in: phrase.verbRange.file) { words[$0] != nil }
        return name.flatMap { words[$0] }
    }

    /// Adds to what the text has grown by. Returns false above a limit, which is reported once, with the words that use
    /// one another or the files that include one another.
    mutating func grows(at range: SourceRange, chain: [String] = [], by add: (inout ExpansionGrowth) -> Void) -> Bool {
        let wasExceeded = growth.isExceeded
        add(&growth)
        guard growth.isExceeded else { return true }
        if !wasExceeded {
            report(
                .expansionTooLarge, "words, tables and parameters add more than \(growth.exceeded)", at: range,
                hints: chain.isEmpty ? [] : [Self.chain(chain)])
        }
        return false
    }

    private mutating func body(of word: Word, _ phrase: Phrase, words: [String: Word], in place: UsePlace) -> [Phrase] {
        guard mayStand(word, phrase, in: place), let values = values(for: word, phrase) else { return [] }
        expansion.add(Expansion.Use(name: word.name, body: word.body.range, at: phrase.range), keepsAll: keepsUses)
        guard !growth.isExceeded else { return [] }
        let inner = UsePlace(words: place.words + [word.name], depth: place.depth)
        var substitution = Substitution(names: word.parameters, values: values, growth: growth)
        substitution.fileNames = included.fileNames
        var phrases = substitution.apply(to: word.body.statements)
        guard grows(at: phrase.verbRange, chain: inner.words, by: { $0 = substitution.growth }) else { return [] }
        expansion.diagnostics += substitution.diagnostics
        if !phrases.isEmpty { phrases[0].trivia.annotations += phrase.annotations }
        guard staysShallow(phrases, in: inner, at: phrase.verbRange) else { return [] }
        return expandWords(in: phrases, words: words, in: inner)
    }

    /// The arguments of a use, one for each parameter.
    private mutating func values(for word: Word, _ phrase: Phrase) -> [Argument]? {
        let tokens = phrase.tokens.dropFirst()
        let values = tokens.compactMap { $0.argument }
        guard values.count == tokens.count, values.count == word.parameters.count else {
            let wanted = word.parameters.isEmpty ? "nothing" : word.parameters.map { $0.text }.joinedAsList(prefix: "")
            let call = word.use(asCallWith: values)
            report(
                .defineArguments,
                "'\(word.name)' takes \(word.parameters.count.counted("argument")), not \(tokens.count)",
                at: phrase.range,
                hints: [call.map { "Write `\(word.name)\($0.replacement)`." } ?? "It takes \(wanted)."], edit: call,
                notes: [Diagnostic.Note("'\(word.name)' is defined here", at: word.range)])
            return nil
        }
        return values
    }

    private mutating func expandBlocks(of phrase: Phrase, words: [String: Word], in place: UsePlace) -> Phrase {
        guard !words.isEmpty, phrase.keyword != .expect else { return phrase }
        var phrase = phrase
        let inner = UsePlace(words: place.words, depth: place.depth + 1)
        for index in phrase.tokens.indices {
            guard case .block(var block) = phrase.tokens[index] else { continue }
            block.statements = expandWords(in: block.statements, words: words, in: inner)
            phrase.tokens[index] = .block(block)
        }
        return phrase
    }

    @inline(never)
    mutating func report(
        _ fault: Fault, _ message: String, at range: SourceRange, hints: [String] = [], edit: TextEdit? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        expansion.diagnostics.append(Diagnostic(fault, message, at: range, hints: hints, edit: edit, notes: notes))
    }
}

internal import DNDTranslation
internal import SourceText

/// One run of the checker: turns phrases into the checked tree and collects diagnostics.
///
/// The tree omits a faulty phrase, for which there is always a diagnostic.
struct CheckerPass {
    let methods: MethodIndex
    var scope: Scope
    var context = StatementContext()
    var diagnostics = DiagnosticList()

    /// The app whose block is read; nil for the app under test.
    var app: Name?

    /// The scenes declared so far, in the order of the text.
    var declaredScenes: [SceneDeclaration] = []

    /// Unknown names, for finding misspelt declarations.
    var unknown: [UnknownName] = []

    /// Whether no phrase so far can change the rows, so that positions can be checked against the declaration.
    var rowsAreAsDeclared = false

    /// Whether something is dragged at the next phrase; nil if the text does not say.
    var isDragging: Bool? = false

    /// Whether it is only asked if there are errors, not what to do about them.
    var isTrial = false

    init(methods: MethodIndex, scope: Scope = Scope()) {
        self.methods = methods
        self.scope = scope
    }

    @inline(never)
    mutating func report(
        _ fault: Fault, _ message: String, at range: SourceRange, severity: Diagnostic.Severity = .error,
        hints: [String] = [], edit: TextEdit? = nil, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(
            Diagnostic(fault, message, at: range, severity: severity, hints: hints, edit: edit, notes: notes))
    }

    /// Reports an unknown name, and suggests the nearest of the candidates.
    mutating func reportUnknown(
        _ fault: Fault, _ what: String, _ name: Name, candidates: [String], otherwise hint: String? = nil
    ) {
        guard !diagnostics.isFull(name.range.file) else { return }
        let near = Suggestion(for: name.text, in: candidates, at: name.range)
        let hints = hint.map { near.hints(or: $0) } ?? near.hints
        let diagnostic = Diagnostic(
            fault, "unknown \(what) '\(name.text)'", at: name.range, hints: hints, edit: near.edit)
        report(diagnostic, about: name, near: near.name)
    }

    mutating func report(_ diagnostic: Diagnostic, about name: Name, near: String?) {
        diagnostics.append(diagnostic)
        unknown.append(UnknownName(name: name, diagnostic: diagnostic, near: near))
    }

    /// The row of the vocabulary that a phrase matches; reports a diagnostic when there is none.
    ///
    /// A remaining parameter was already reported by the expander.
    mutating func match(_ phrase: Phrase, in block: BlockKind) -> PhraseMatch? {
        match(PhraseReading(phrase, in: block), phrase)
    }

    mutating func match(_ reading: PhraseReading, _ phrase: Phrase) -> PhraseMatch? {
        var unmatched: [UnmatchedPhrase] = []
        let match = match(reading, phrase, orAddTo: &unmatched)
        report(unmatched)
        return match
    }

    @inline(never)
    private mutating func match(
        _ reading: PhraseReading, _ phrase: Phrase, orAddTo unmatched: inout [UnmatchedPhrase]
    ) -> PhraseMatch? {
        if phrase.isMisread || diagnostics.isFull(phrase.range.file) {
            scope.isIncomplete = scope.isIncomplete || mayDeclareNames(phrase, in: reading.block)
            return nil
        }
        if let match = reading.match(phrase) {
            checkTags(of: match)
            follow(match)
            return match
        }
        if mayDeclareNames(phrase, in: reading.block) { scope.isIncomplete = true }
        if !reading.hasParameter || phrase.verb == "Scenario" {
            unmatched.append(UnmatchedPhrase(reading: reading, phrase: phrase, isDragging: isDragging))
        }
        return nil
    }

    /// The rows of several phrases, and the phrases without one, which are to be reported when the names that others
    /// of them declare are in scope.
    mutating func matches(
        _ phrases: [Phrase], in block: BlockKind
    ) -> (matches: [PhraseMatch], unmatched: [UnmatchedPhrase]) {
        var matches: [PhraseMatch] = []
        var unmatched: [UnmatchedPhrase] = []
        matches.reserveCapacity(phrases.count)
        for phrase in phrases {
            let match = match(PhraseReading(phrase, in: block), phrase, orAddTo: &unmatched)
            if let match { matches.append(match) }
        }
        return (matches, unmatched)
    }

    mutating func report(_ unmatched: [UnmatchedPhrase]) {
        for item in unmatched where !diagnostics.isFull(item.phrase.range.file) {
            let phrase = item.phrase
            if isTrial { return report(.unknownVerb, "nothing reads the phrase", at: phrase.range) }
            let fault = PhraseFault(item.reading, phrase, in: self, isDragging: item.isDragging)
            report(fault.diagnostic, about: Name(phrase.verb ?? "", range: phrase.verbRange), near: fault.nearVerb)
        }
    }

    /// What to write instead of a phrase as in UIKit's code or in another test.
    func translation(of match: PhraseMatch) -> TranslationEdit? {
        guard !isTrial, match.tokens.count <= Translation.wordsMax else { return nil }
        let reading = PhraseReading(match.phrase, in: match.block)
        return PhraseFault(reading, match.phrase, in: self, isDragging: isDragging).translation
    }

    /// Keeps track of the drag. Unknown after a lift, and with a second finger.
    private mutating func follow(_ match: PhraseMatch) {
        guard match.block.takesSteps, match.block != .script else { return }
        switch match.entry.keyword {
        case .drag: if isDragging == false { isDragging = true }
        case .drop, .cancel: if isDragging == true { isDragging = false }
        case .lift, .reorder, .finger: isDragging = nil
        default: break
        }
    }

    /// Returns whether the phrase is a scene or an app, even with a mistyped verb. If it is faulty, its names are
    /// missing.
    private func mayDeclareNames(_ phrase: Phrase, in block: BlockKind) -> Bool {
        if block == .scene || block == .app { return true }
        guard let verb = phrase.verb else { return false }
        let declaring = ["table", "collection", "view", "app"]
        if declaring.contains(verb) { return true }
        return Vocabulary.entries(verb).isEmpty && !NearNames.nearest(to: verb, in: declaring).isEmpty
    }

    private mutating func checkTags(of match: PhraseMatch) {
        guard !match.entry.isScenario else { return }
        for tag in match.phrase.annotations {
            report(
                .misplacedTag, "the tag @\(tag.name) does nothing here", at: tag.range,
                hints: ["Tags stand before a scenario."])
        }
    }

    /// Checks the statements of a block.
    mutating func statements(_ block: Block, in kind: BlockKind) -> [Statement] {
        var result: [Statement] = []
        for phrase in block.statements {
            guard let match = match(phrase, in: kind) else { continue }
            if let statement = statement(match) { result.append(statement) }
        }
        return result
    }

    /// Checks the statements of a block in another context.
    mutating func script(_ block: Block?, in inner: StatementContext) -> [Statement] {
        guard let block else { return [] }
        let outer = context
        context = inner
        defer { context = outer }
        return statements(block, in: .script)
    }

    /// A step, a phrase of the app, or an expectation.
    mutating func statement(_ match: PhraseMatch) -> Statement? {
        let kind: Statement.Kind?
        var place: ValuePlace?
        switch match.entry.role {
        case .gesture(let read): kind = read(&self, match)
        case .action(let changesRows, let read):
            if changesRows { rowsAreAsDeclared = false }
            kind = read(&self, match)
        case .expectation(let reading):
            kind = expectation(match, reading).map { .expect($0) }
            place = match.valuePlace
        default:
            report(.misplacedPhrase, "'\(match.entry.verb ?? "")' cannot stand here", at: match.phrase.verbRange)
            return nil
        }
        return kind.map { Statement($0, range: match.range, place: place) }
    }
}

/// A phrase that matches no row.
struct UnmatchedPhrase {
    let reading: PhraseReading
    let phrase: Phrase

    /// Whether something is dragged at it.
    let isDragging: Bool?
}

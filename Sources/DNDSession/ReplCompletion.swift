internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The candidates at the cursor, by its position in the phrase.
struct ReplCompletion {
    @CopyOnWrite private(set) var engine: Engine
    package let session: ReplSession

    /// Whether words of the REPL are candidates. A file has none.
    private let offersCommands: Bool

    init(_ session: ReplSession, offersCommands: Bool = true) {
        self.session = session
        self.offersCommands = offersCommands
        engine = session.engine
    }

    var environment: CheckEnvironment { session.declared.environment }

    func completion(_ buffer: String, cursorUTF8: Int) -> Completion {
        let point = CompletionPoint(buffer, cursorUTF8: cursorUTF8)
        let range = point.partialOffset..<cursorUTF8
        // A name with control characters would reach the terminal with the line.
        let candidates = candidates(at: point).filter {
            $0.insertion.hasPrefix(point.partial) && DisplayText.visible($0.insertion) == $0.insertion
        }
        return Completion(candidates: candidates, replacing: range)
    }

    @inline(never)
    private func candidates(at point: CompletionPoint) -> [Completion.Candidate] {
        if point.partial.hasPrefix("$") { return parameterCandidates }
        if point.block == .values, point.words.isEmpty { return valueCandidates(at: point) }
        if offersCommands, point.block == .file, let meta = metaCandidates(point) { return meta }
        var seen: Set<String> = []
        return Vocabulary.completions(afterWords: point.words, in: point.block).flatMap { completion in
            let candidates =
                completion.kind == .slot(.choice) ? answerCandidates(at: point) : candidates(for: completion)
            return candidates.filter { seen.insert($0.insertion).inserted }
        }
    }

    @inline(never)
    private func candidates(for completion: Vocabulary.Completion) -> [Completion.Candidate] {
        switch completion.kind {
        case .verb, .preposition, .keyword:
            return [
                Completion.Candidate(completion.text + " ", label: completion.text, description: completion.meaning)
            ]
        case .mark: return completion.text == "{" ? [Completion.Candidate("{ ", label: "{")] : []
        case .end: return []
        case .slot(let slot): return candidates(for: slot)
        }
    }

    @inline(never)
    private func candidates(for slot: Slot) -> [Completion.Candidate] {
        switch slot {
        case .label, .point, .row, .place, .target, .item, .thing:
            return labelCandidates
        case .list: return listCandidates
        case .section, .title: return environment.sectionTitles.map { named(Spelling.label($0)) }
        case .method: return methodCandidates
        case .rule: return ruleCandidates
        case .type: return (MethodCatalog.engine.typeNames + environment.typeNames).map { named($0) }
        case .providerClass: return (MethodCatalog.engine.classNames + environment.classNames).map { named($0) }
        case .file: return session.files.matching("").map { Completion.Candidate(Spelling.quoted($0), label: $0) }
        default: return []
        }
    }

    private func named(_ text: String) -> Completion.Candidate {
        Completion.Candidate(text + " ", label: text)
    }

    /// Verbs of the finger that holds something, and of the finger that holds nothing.
    private static let verbsInHand: Set<String> = [
        "hover", "drop", "leave", "add", "spring", "cancel", "release", "expect",
    ]
    private static let verbsOfFreeHand: Set<String> = ["drag", "lift", "reorder", "select", "deselect", "expect"]

    /// Whether a phrase is among those that one says now.
    private func isTimely(_ completion: Vocabulary.Completion) -> Bool {
        let isFree = engine.drag == nil && engine.movement == nil
        return (isFree ? Self.verbsOfFreeHand : Self.verbsInHand).contains(completion.text)
    }

    /// The words that a line can begin with: those that one says now, those of the REPL, and the rest, each group under
    /// its heading. The beginning of a word leaves few candidates, which need none.
    private func firstWords(isPartial: Bool) -> [Completion.Candidate] {
        let phrases = Vocabulary.completions(afterWords: [], in: .file)
        let own = MetaWord.all.map { Completion.Candidate($0.name + " ", label: $0.name, description: $0.meaning) }
        let groups = [
            ("what can be said now", phrases.filter(isTimely).flatMap { candidates(for: $0) } + wordCandidates),
            ("words of the REPL", own),
            ("the rest of the language", phrases.filter { !isTimely($0) }.flatMap { candidates(for: $0) }),
        ]
        return groups.flatMap { heading, words in isPartial ? words : words.map { $0.under(heading) } }
    }

    // MARK: - Meta words

    /// The candidates for a meta word or its argument; nil for a line of the language.
    private func metaCandidates(_ point: CompletionPoint) -> [Completion.Candidate]? {
        guard let first = point.words.first else {
            return firstWords(isPartial: !point.partial.isEmpty)
        }
        guard let word = MetaWord.all.first(where: { $0.name == first }) else { return nil }
        if word.kind == .answer, session.stoppedLine == nil { return nil }
        let rest = Array(point.words.dropFirst())
        switch word.kind {
        case .why: return methodCandidates
        case .explain: return ruleCandidates
        case .load, .save, .saveOver: return session.files.matching(point.partial).map { Completion.Candidate($0) }
        default:
            let borrowed = word.borrowedWords(rest).map { Vocabulary.completions(afterWords: $0, in: .file) } ?? []
            let own = rest.isEmpty ? word.arguments(in: session).map { named($0) } : []
            return own + borrowed.flatMap { candidates(for: $0) }
        }
    }
}

internal import SourceText

/// The answers of rules, patterns and `answer` phrases.
extension CheckerPass {
    /// `answer dropSessionDidUpdate at [0, 4]: 2 -> forbidden`
    mutating func handAnswer(_ match: PhraseMatch) -> Statement.Kind? {
        let number = match.integer(.number) ?? 1
        guard number > 0 else {
            let place = match.argument(.number)?.range ?? match.range
            report(.wrongArgument, "calls are counted from 1", at: place)
            return nil
        }
        let kinds = kinds(of: namedList(match))
        return callRule(match, kinds: kinds).map { .answer($0, number: number) }
    }

    mutating func answer(
        _ tokens: Tokens, of method: MethodCatalog.Method, _ match: PhraseMatch, inDelegate: Bool
    ) -> Answer? {
        switch tokens.first?.keyword {
        case .wildcard where !inDelegate: return .any
        case .default where !method.answer.words.isEmpty && tokens.count == 1: return .standard
        case .noneWord where method.answer.hasNone && tokens.count == 1: return Answer.none
        default: return value(tokens, of: method, match)
        }
    }

    private mutating func value(_ tokens: Tokens, of method: MethodCatalog.Method, _ match: PhraseMatch) -> Answer? {
        let words = tokens.compactMap { $0.word }
        switch method.answer {
        case .boolean where words == ["true"]: return .boolean(true)
        case .boolean where words == ["false"]: return .boolean(false)
        case .proposal:
            if words.count == tokens.count, let proposal = ProposalExpression(words: words) {
                return .proposal(proposal)
            }
        case .items: return answeredItems(tokens, match)
        case .preview where words == ["preview"]: return .preview
        case .session where tokens.count == 2 && words.first == "finger":
            if case .integer(let finger)? = tokens.last?.argument?.kind { return .session(finger: finger) }
        case .path where tokens.count == 1 || tokens.first?.keyword == .end:
            return place(tokens, match).map { .place($0) }
        default: break
        }
        reportWrongAnswer(tokens, of: method, match)
        return nil
    }

    private mutating func answeredItems(_ tokens: Tokens, _ match: PhraseMatch) -> Answer? {
        var items: [ItemExpression] = []
        for index in tokens.indices {
            guard let item = item(tokens[index...index], match) else { return nil }
            items.append(item)
        }
        return .items(items)
    }

    private mutating func reportWrongAnswer(_ tokens: Tokens, of method: MethodCatalog.Method, _ match: PhraseMatch) {
        guard let first = tokens.first, let last = tokens.last else { return }
        let candidates = method.answer.words
        let near = first.word.map { Suggestion(for: $0, in: candidates, at: first.range) } ?? .none
        let wanted =
            candidates.isEmpty
            ? "\(method.name) answers nothing; give it a body in braces."
            : "\(method.name) answers \(candidates.joinedAsList(prefix: "", last: "or"))."
        let fault = Diagnostic(
            .wrongAnswer, "\(method.name) cannot answer \(first.description)", at: first.range.union(last.range),
            hints: near.hints(or: wanted), edit: near.edit)
        let translation = near.edit == nil ? translation(of: match) : nil
        diagnostics.append(translation?.corrects(fault) ?? fault)
    }
}

extension AnswerKind {
    fileprivate var hasNone: Bool {
        self == .items || self == .path || self == .preview || self == .session
    }

    /// The first words of an answer of this kind.
    var words: [String] {
        switch self {
        case .nothing, .block: []
        case .items: ["none", "item", "items", "default"]
        case .boolean: ["true", "false", "default"]
        case .proposal: ["move", "copy", "forbidden", "cancel", "default"]
        case .path: ["none", "default", "move.source", "move.destination"]
        case .preview: ["preview", "none", "default"]
        case .session: ["finger", "none", "default"]
        }
    }
}

extension ProposalExpression {
    /// Nil unless the words are an operation with its optional properties.
    init?(words: [String]) {
        guard let first = words.first, let operation = DropOperation(word: first) else { return nil }
        self.init(operation: operation, intent: nil)
        for word in words.dropFirst() {
            if let intent = DropIntent(word: word) {
                self.intent = intent
            } else if word == "precise" {
                isPrecise = true
            } else if word == "full-size" {
                prefersFullSizePreview = true
            } else {
                return nil
            }
        }
    }
}

internal import SourceText

/// Call patterns, methods and answers.
extension CheckerPass {
    /// The kinds of scenes that a phrase can refer to.
    func kinds(of list: Name?) -> [ListKind] {
        if let list, let kind = scope.kind(ofScene: list.text) { return [kind] }
        return scope.scenes.kinds
    }

    /// The method, if at least one of the kinds of scene has it.
    mutating func method(_ argument: Argument, kinds: [ListKind], _ match: PhraseMatch) -> MethodCatalog.Method? {
        let name = Name(argument.text, range: argument.range)
        let known: MethodCatalog.Method?
        if argument.isSelector {
            known = methods.method(selector: name.text)
        } else {
            known = methods.method(named: name.text)
        }
        guard let known else {
            reportUnknownMethod(argument, name, kinds: kinds, match)
            return nil
        }
        guard fits(known, argument, kinds: kinds) else {
            reportOtherKind(known, name, kinds: kinds)
            return nil
        }
        return known
    }

    private func fits(_ method: MethodCatalog.Method, _ argument: Argument, kinds: [ListKind]) -> Bool {
        guard argument.isSelector else { return method.belongs(to: kinds) }
        let selector = argument.text
        return method.selectors.contains { kinds.contains($0.kind) && $0.selector == selector }
    }

    private mutating func reportUnknownMethod(
        _ argument: Argument, _ name: Name, kinds: [ListKind], _ match: PhraseMatch
    ) {
        var candidates = methods.names(for: kinds)
        if argument.isSelector {
            candidates = methods.selectors(for: kinds)
        } else {
            let index = match.captures.first { $0.kind == .slot(.method) }?.tokens.lowerBound ?? 0
            candidates += match.keywords(at: index)
            candidates += methods.names(for: ListKind.allCases)
            if Suggestion(for: name.text, in: candidates, at: name.range).edit == nil,
                let translation = translation(of: match)
            {
                let fault = Diagnostic(.unknownMethod, "unknown delegate method '\(name.text)'", at: name.range)
                return report(translation.corrects(fault), about: name, near: nil)
            }
        }
        reportUnknown(
            .unknownMethod, "delegate method", name, candidates: candidates,
            otherwise: "`help methods` lists them.")
    }

    private mutating func reportOtherKind(_ method: MethodCatalog.Method, _ name: Name, kinds: [ListKind]) {
        let kind = kinds[0].word
        let right = kinds.compactMap { method.selector(for: $0) }.first
        let candidates = right.map { [$0] } ?? methods.names(for: kinds)
        let near = Suggestion(for: name.text, in: candidates, at: name.range)
        let edit = right.map { TextEdit(range: name.range, replacement: $0) } ?? near.edit
        let hint = right.map { "did you mean '\($0)'?" } ?? near.hints.first
        report(
            .methodOfOtherKind, "a \(kind) has no method '\(name.text)'", at: name.range,
            hints: hint.map { [$0] } ?? [], edit: edit)
    }

    /// Reads the parts of a pattern, except a delegate's answer.
    mutating func callPattern(_ match: PhraseMatch, kinds: [ListKind], inDelegate: Bool = false) -> CallPattern? {
        let list = namedList(match)
        guard !namesUnknownList(match), let argument = match.argument(.method),
            let method = method(argument, kinds: list.map { self.kinds(of: $0) } ?? kinds, match)
        else { return nil }
        var pattern = CallPattern(
            subject: .method(MethodReference(name: method.name, range: argument.range)), range: match.range)
        pattern.list = list
        guard readPaths(of: match, method, into: &pattern), readItems(of: match, method, into: &pattern) else {
            return nil
        }
        if let tokens = match.tokens(.condition) { pattern.condition = condition(tokens, inScript: false) }
        pattern.places = match.patternPlaces
        guard !inDelegate, let answer = match.tokens(.answer) else { return pattern }
        pattern.answer = self.answer(answer, of: method, match, inDelegate: false)
        return pattern.answer == nil ? nil : pattern
    }

    private mutating func readPaths(
        of match: PhraseMatch, _ method: MethodCatalog.Method, into pattern: inout CallPattern
    ) -> Bool {
        for word in [Keyword.at, .from, .to] where match.has(word) {
            let tokens = match.tokens(.path, after: word)
            if word == .at, method.answer == .block {
                guard let position = position(tokens) else { return false }
                pattern.position = position
                continue
            }
            guard word == .at ? method.hasPath : method.hasMove else {
                report(
                    .patternWithoutPath, "\(method.name) has nothing to compare with '\(word.text)'",
                    at: tokens?.first?.range ?? match.range,
                    hints: [
                        word == .at
                            ? "The method has no index path." : "'from' and 'to' belong to moveRowAt and its kin."
                    ])
                return false
            }
            guard let path = path(tokens, match) else { return false }
            switch word {
            case .at: pattern.at = path
            case .from: pattern.from = path
            default: pattern.to = path
            }
        }
        return true
    }

    /// `at end` of a completion.
    private mutating func position(_ tokens: Tokens?) -> CompletionPosition? {
        guard let token = tokens?.first else { return nil }
        if let position = token.word.flatMap({ CompletionPosition(rawValue: $0) }) { return position }
        let near = Suggestion(
            for: token.argument?.text ?? "", in: CompletionPosition.allCases.map { $0.rawValue }, at: token.range)
        report(
            .wrongAnswer, "a completion is called at end or at start", at: token.range, hints: near.hints,
            edit: near.edit)
        return nil
    }

    private mutating func readItems(
        of match: PhraseMatch, _ method: MethodCatalog.Method, into pattern: inout CallPattern
    ) -> Bool {
        let tokens = match.all(.label, after: .with)
        guard !tokens.isEmpty else { return true }
        guard method.words.isEmpty else {
            pattern.items = tokens.compactMap { $0.name }
            for word in pattern.items where !method.words.contains(word.text) {
                reportUnknown(
                    .unknownWord, "word", word, candidates: method.words,
                    otherwise: "\(method.name) receives \(method.words.joinedAsList(prefix: "", last: "or")).")
                return false
            }
            return true
        }
        guard let labels = labels(tokens, match) else { return false }
        pattern.items = labels
        return true
    }
}

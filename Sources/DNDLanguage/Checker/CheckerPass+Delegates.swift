internal import SourceText

/// `delegate in people { … }`
extension CheckerPass {
    mutating func delegate(_ match: PhraseMatch) -> DelegateDeclaration? {
        let list = namedList(match)
        guard !namesUnknownList(match) else { return nil }
        guard let block = match.blocks.first else {
            return DelegateDeclaration(list: list, content: .absent, range: match.range)
        }
        var reading = DelegateReading(kinds: kinds(of: list))
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .delegate), case .delegateLine(let read) = line.entry.role else {
                continue
            }
            read(&self, line, &reading)
        }
        checkRemovals(of: reading)
        return DelegateDeclaration(
            list: list,
            content: .methods(rules: reading.rules, implemented: reading.implemented, removed: reading.removed),
            range: match.range)
    }

    mutating func addRule(_ line: PhraseMatch, to reading: inout DelegateReading) {
        guard let rule = callRule(line, kinds: reading.kinds) else { return }
        checkReach(of: rule, in: &reading)
        reading.rules.append(rule)
    }

    mutating func implement(_ line: PhraseMatch, in reading: inout DelegateReading) {
        if let method = namedMethod(line, reading) { reading.implemented.append(method) }
    }

    mutating func remove(_ line: PhraseMatch, in reading: inout DelegateReading) {
        if let method = namedMethod(line, reading) { reading.removed.append(method) }
    }

    private mutating func namedMethod(_ line: PhraseMatch, _ reading: DelegateReading) -> MethodReference? {
        guard let argument = line.argument(.method), let method = method(argument, kinds: reading.kinds, line),
            isOfDelegate(method, argument)
        else { return nil }
        return MethodReference(name: method.name, range: argument.range)
    }

    private mutating func checkRemovals(of reading: DelegateReading) {
        let present = reading.implemented + reading.rules.compactMap { $0.method }
        for removed in reading.removed {
            guard let other = present.first(where: { $0.name == removed.name }) else { continue }
            report(
                .withAndWithout, "\(removed.name) is both implemented and taken away", at: removed.range,
                notes: [Diagnostic.Note("implemented here", at: other.range)])
        }
    }

    // MARK: - Rules

    /// Reads a pattern with its answer, for a line of a delegate or an `answer`.
    mutating func callRule(_ line: PhraseMatch, kinds: [ListKind]) -> CallRule? {
        guard let argument = line.argument(.method), line.captured(.answer) || !line.blocks.isEmpty else {
            if let argument = line.argument(.method), method(argument, kinds: kinds, line) != nil {
                reportWithoutAnswer(argument, of: line.entry)
            }
            return nil
        }
        guard let pattern = callPattern(line, kinds: kinds, inDelegate: true),
            let method = methods.method(named: pattern.methodName ?? argument.text), isOfDelegate(method, argument)
        else {
            checkBody(line)
            return nil
        }
        let outer = context
        context = StatementContext(method: method, hasList: true, hasItem: method.hasItem, hasMove: method.hasMove)
        defer { context = outer }
        let answer = line.tokens(.answer).flatMap { self.answer($0, of: method, line, inDelegate: true) }
        let body = line.blocks.first.map { isTrial ? [] : statements($0, in: .script) }
        return CallRule(pattern: pattern, answer: answer, body: body, range: line.range)
    }

    /// Returns whether a delegate can have the method. Blocks are passed in a script instead.
    private mutating func isOfDelegate(_ method: MethodCatalog.Method, _ argument: Argument) -> Bool {
        guard method.answer == .block else { return true }
        report(
            .methodOfOtherKind, "a delegate has no method '\(argument.text)'", at: argument.range,
            hints: ["A completion is given to an animator: `animator addCompletion { }`."])
        return false
    }

    /// Checks the body of a rule with a faulty pattern, so that one run reports all faults.
    private mutating func checkBody(_ line: PhraseMatch) {
        let inner = StatementContext(hasList: true, hasItem: true, hasMove: true)
        _ = script(line.blocks.first, in: inner)
    }

    private mutating func reportWithoutAnswer(_ argument: Argument, of entry: VocabularyEntry) {
        guard case .delegateLine = entry.role else {
            report(
                .ruleWithoutAnswer, "'\(argument.text)' has neither an answer nor a body", at: argument.range,
                hints: ["`-> ANSWER`, or a block in braces, says what the call is answered."])
            return
        }
        report(
            .ruleWithoutAnswer, "'\(argument.text)' has neither an answer nor a body", at: argument.range,
            hints: ["`with \(argument.text)` implements it with an empty body."],
            edit: TextEdit(range: argument.range.start, replacement: "with "))
    }

    private mutating func checkReach(of rule: CallRule, in reading: inout DelegateReading) {
        guard let method = rule.method else { return }
        guard let general = reading.general[method.name] else {
            if rule.pattern.takesEveryCall { reading.general[method.name] = rule.range }
            return
        }
        report(
            .unreachableRule, "this rule is never reached", at: rule.range, severity: .warning,
            hints: ["Move it above the general one."],
            notes: [Diagnostic.Note("this one takes every call of \(method.name)", at: general)])
    }
}

/// The state while the lines of a delegate are read.
struct DelegateReading {
    let kinds: [ListKind]
    var rules: [CallRule] = []

    /// The first rule that takes every call of a method, by the name of the method.
    var general: [String: SourceRange] = [:]
    var implemented: [MethodReference] = []
    var removed: [MethodReference] = []
}

extension CallPattern {
    fileprivate var methodName: String? {
        guard case .method(let reference) = subject else { return nil }
        return reference.name
    }

    fileprivate var takesEveryCall: Bool {
        at.isAny && from.isAny && to.isAny && items.isEmpty && condition == nil && list == nil
    }
}

extension PathPattern? {
    fileprivate var isAny: Bool { self == nil || self == .some(.any) }
}

extension CallRule {
    fileprivate var method: MethodReference? {
        guard case .method(let reference) = pattern.subject else { return nil }
        return reference
    }
}

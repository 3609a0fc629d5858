internal import DNDLanguage
internal import SourceText

/// Expectations that check nothing, or contradict others.
extension Linting {
    mutating func lintExpectations(_ statements: [Phrase], _ kind: SequenceKind) {
        var start = 0
        for (index, phrase) in statements.enumerated() {
            guard phrase.keyword == .expect else {
                start = index + 1
                continue
            }
            compare(index, with: start..<index, in: statements)
            if kind == .scenario { lintEmpty(index, in: statements) }
        }
    }

    /// Compares an expectation with the preceding ones, back to the last action. One report suffices.
    private mutating func compare(_ index: Int, with others: Range<Int>, in statements: [Phrase]) {
        let phrase = statements[index]
        guard !phrase.consumes else { return }
        for other in others where !statements[other].consumes {
            let earlier = statements[other]
            if phrase.spelling == earlier.spelling {
                return report(
                    .repeatedExpectation, "the same is expected already", at: phrase.range, hints: ["Remove it."],
                    edit: removal(of: index, from: statements), notes: [Diagnostic.Note("here", at: earlier.range)])
            }
            if earlier.implies(phrase) {
                return reportImplied(index, by: earlier, in: statements)
            }
            if phrase.implies(earlier) {
                return reportImplied(other, by: phrase, in: statements)
            }
            if phrase.contradicts(earlier) {
                return report(
                    .contradiction, "this and another expectation cannot both hold", at: phrase.range,
                    hints: ["Something has to happen between the two, or one of them is wrong."],
                    notes: [Diagnostic.Note("the other one", at: earlier.range)])
            }
        }
    }

    private mutating func reportImplied(_ index: Int, by other: Phrase, in statements: [Phrase]) {
        let edit = statements[index].isExpectation("call") ? removal(of: index, from: statements) : nil
        report(
            .impliedExpectation, "another expectation contains this one", at: statements[index].range,
            hints: ["Remove it."], edit: edit,
            notes: [Diagnostic.Note("this one", at: other.range)])
    }

    private mutating func lintEmpty(_ index: Int, in statements: [Phrase]) {
        let phrase = statements[index]
        guard phrase.cannotFail else { return }
        let isMark = statements[(index + 1)...].contains { $0.isExpectation("calls") || $0.isOwnWord }
        guard !isMark || !phrase.isExpectation("calls") else { return }
        report(
            .emptyExpectation, "this holds whatever happens", at: phrase.range,
            hints: ["Say what must hold, or remove it."])
    }
}

extension Phrase {
    /// Whether the expectation changes what a later one reads.
    fileprivate var consumes: Bool { isExpectation("calls") || isExpectation("exception") }

    /// `expect calls { ... }`, `expect gap: _`
    fileprivate var cannotFail: Bool {
        if isExpectation("gap") { return list?.arguments.count == 1 && list?.arguments.first?.literal == "_" }
        guard isExpectation("calls"), let body else { return false }
        return !body.statements.isEmpty && body.statements.allSatisfy { $0.isAnyCalls }
    }

    /// `expect order: A B` implies `expect shown: A B`, and `expect silence M: R` implies `expect call M: never`.
    fileprivate func implies(_ other: Phrase) -> Bool {
        if isExpectation("order"), other.isExpectation("shown") {
            return spelling(without: "order") == other.spelling(without: "shown")
        }
        guard isExpectation("silence"), other.isExpectation("call"), head.count == 3 || head.count == 5,
            other.list?.arguments.first?.literal == "never", other.answer == nil
        else { return false }
        return arguments(of: head).dropFirst(2).elementsEqual(arguments(of: other.head).dropFirst(2))
    }

    /// Whether two expectations give a single-valued fact different values.
    fileprivate func contradicts(_ other: Phrase) -> Bool {
        guard let word = declaredName?.literal, Phrase.singleValued.contains(word),
            arguments(of: head) == arguments(of: other.head), body == nil, other.body == nil,
            let values = list?.arguments, let others = other.list?.arguments,
            !(values + others).contains(where: { $0.isOpen })
        else { return false }
        return values.map { $0.text } != others.map { $0.text }
    }

    /// Expectations whose values are compared as written.
    private static let singleValued: Set<String> = [
        "order", "shown", "state", "operation", "placeholders", "uncommitted", "active", "loaded",
    ]

    private func spelling(without word: String) -> [String] {
        tokens.map { token -> String in
            if case .block(let block) = token { return block.statements.map { $0.spelling }.joined(separator: ";") }
            return token.argument?.text ?? token.description
        }.filter { $0 != word }
    }

    private func arguments(of tokens: Tokens) -> [String] {
        tokens.map { $0.argument?.text ?? "{" }
    }
}

extension Argument {
    /// Whether a value is unknown before expansion.
    fileprivate var isOpen: Bool {
        switch kind {
        case .parameter: true
        case .string(let text): text.utf8.contains(UInt8(ascii: "$"))
        default: false
        }
    }
}

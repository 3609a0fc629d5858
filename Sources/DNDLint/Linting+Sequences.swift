internal import DNDLanguage
internal import SourceText

/// Sequences of steps, expectations and blocks.
extension Linting {
    /// The kind of a block, for checks of the order of its statements.
    enum SequenceKind {
        /// A scenario, or a file that is one: it begins with nothing lifted, and nothing follows it.
        case scenario

        /// A part of a scenario: its context is unknown.
        case part
    }

    mutating func lintSequences() {
        if isRun, scenarios.isEmpty { lintSequence(block.statements, .scenario) }
        for phrase in block.statements { lintBlocks(of: phrase) }
    }

    private mutating func lintBlocks(of phrase: Phrase) {
        for body in phrase.bodies {
            switch phrase.keyword {
            case .scenario: lintSequence(body.statements, .scenario)
            case .define, .before: lintSequence(body.statements, .part)
            default: break
            }
            if phrase.isExpectation("calls") { lintEllipses(in: body) }
            for inner in body.statements { lintBlocks(of: inner) }
        }
    }

    private mutating func lintSequence(_ statements: [Phrase], _ kind: SequenceKind) {
        lintSteps(statements, kind)
        lintExpectations(statements, kind)
        lintPairs(statements)
    }

    /// Finds steps that the previous step already made, and counts that a word expresses.
    private mutating func lintPairs(_ statements: [Phrase]) {
        for (index, phrase) in statements.enumerated() {
            lintCount(of: phrase)
            guard index > 0 else { continue }
            let previous = statements[index - 1]
            if phrase.keyword == .settle, previous.keyword == .settle {
                report(
                    .stepWithoutEffect, "nothing is pending here", at: phrase.range, hints: ["Remove it."],
                    edit: removal(of: index, from: statements))
            } else if phrase.keyword == .finger, previous.keyword == .finger {
                report(
                    .stepWithoutEffect, "the next step takes another finger", at: previous.range,
                    hints: ["Remove it."], edit: removal(of: index - 1, from: statements))
            }
        }
    }

    private mutating func lintCount(of phrase: Phrase) {
        let words = ["never", "once"]
        guard phrase.isExpectation("call"), let count = phrase.list?.arguments.first,
            case .integer(let number) = count.kind, words.indices.contains(number)
        else { return }
        report(
            .countInDigits, "\(number) has a word: '\(words[number])'", at: count.range,
            hints: ["Write \(words[number])."], edit: TextEdit(range: count.range, replacement: words[number]))
    }

    private mutating func lintEllipses(in block: Block) {
        for (index, phrase) in block.statements.enumerated().dropFirst()
        where phrase.isAnyCalls && block.statements[index - 1].isAnyCalls {
            report(
                .repeatedEllipsis, "'...' stands for any number of calls already", at: phrase.range,
                hints: ["Remove it."], edit: removal(of: index, from: block.statements))
        }
    }
}

extension Phrase {
    /// `expect calls …`, `expect order …`
    func isExpectation(_ word: String) -> Bool {
        verb == "expect" && declaredName?.literal == word
    }

    /// A line with only `...`.
    var isAnyCalls: Bool {
        guard head.count == 1, list == nil, answer == nil, case .argument(let argument) = head[0] else { return false }
        return argument.literal == "..."
    }

    /// Whether the phrase is a user-defined word or otherwise outside the vocabulary.
    var isOwnWord: Bool { verb.map { Vocabulary.entries($0).isEmpty } ?? true }
}

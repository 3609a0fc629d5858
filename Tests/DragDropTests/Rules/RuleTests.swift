import DragDrop
import Testing

@Suite struct RuleTests {
    @Test func `every number has a rule or an open question, once and in order`() {
        #expect(Rule.all.map(\.id) == RuleID.allCases)
        #expect(OpenQuestion.all.map(\.id) == QuestionID.allCases)
    }

    @Test func `a rule is one short sentence`() {
        expectNone { !isSentence($0.sentence) }
        expectNone { $0.sentence.count > Rule.sentenceLengthMax }
    }

    @Test func `a rule has a source`() {
        expectNone { $0.source.isEmpty || $0.source.hasSuffix(".") }
    }

    @Test func `no two rules say the same`() {
        let sentences = Rule.all.map { $0.sentence.lowercased() } + OpenQuestion.all.map { $0.decision.lowercased() }
        #expect(Set(sentences).count == sentences.count)
    }

    @Test func `a rule names open questions once and in order`() {
        expectNone { !zip($0.questions, $0.questions.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue } }
    }

    @Test func `an assumption says what it rests on`() {
        expectNone { rule in
            rule.grade == .assumed
                && !rule.source.contains("decided by this engine") && !rule.source.contains("inferred")
        }
    }

    @Test func `an open question that is cited says what was decided`() {
        let citation = Citation.question(.q07)
        #expect(citation.sentence == "performDropWith is called for a release at the original position.")
        #expect(citation.source == "open in UIKit; decided by this engine")
        #expect(citation.grade == .assumed)
        #expect(citation.subject == OpenQuestion[.q07].question)
    }

    @Test func `a rule that is cited says what UIKit does`() {
        let citation = Citation.rule(.r131)
        #expect(citation.sentence == Rule[.r131].sentence && citation.subject == citation.sentence)
        #expect(citation.source == Rule[.r131].source && citation.grade == Rule[.r131].grade)
    }

    @Test func `grades are written in words`() {
        #expect(Rule.Grade.allCases.map(\.description) == ["documented", "measured", "single source", "assumed"])
    }
}

/// Expects that no rule satisfies a condition; a failure lists the IDs of those that do.
private func expectNone(sourceLocation: SourceLocation = #_sourceLocation, _ isAtFault: (Rule) -> Bool) {
    #expect(Rule.all.filter(isAtFault).map(\.id) == [], sourceLocation: sourceLocation)
}

/// Whether the text is a single line that ends like a sentence, without double spaces or markup.
func isSentence(_ text: String) -> Bool {
    let isEnded = text.hasSuffix(".") || text.hasSuffix("”")
    return isEnded && !text.contains("  ") && !text.contains("\n") && !text.contains("`") && text.first != " "
}

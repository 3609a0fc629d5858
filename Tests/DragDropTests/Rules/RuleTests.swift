import DragDrop
import Testing

@Suite struct RuleTests {
    @Test func `every number has a rule or an open question, once and in order`() {
        #expect(Rule.all.map(\.id) + OpenQuestion.all.map(\.id) == RuleID.allCases)
    }

    @Test func `a rule is found by its number`() {
        #expect(RuleID.allCases.filter { Rule[$0].id != $0 } == [])
        #expect(RuleID.allCases.filter { OpenQuestion[$0]?.id == $0 } == OpenQuestion.all.map(\.id))
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
        expectNone { !$0.questions.allSatisfy { $0.family == .questions } }
        expectNone { !zip($0.questions, $0.questions.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue } }
    }

    @Test func `an assumption says what it rests on`() {
        expectNone { rule in
            rule.grade == .assumed
                && !rule.source.contains("decided by this engine") && !rule.source.contains("inferred")
        }
    }

    @Test(arguments: [
        (RuleID.r001, Rule.Grade.documented), (.r018, .measured), (.r037, .singleSource), (.r075, .singleSource),
        (.r083, .assumed), (.r101, .measured), (.r103, .measured), (.r104, .singleSource), (.r116, .measured),
        (.r131, .documented), (.r132, .singleSource), (.r135, .measured), (.r136, .measured), (.r144, .singleSource),
        (.r170, .documented), (.r191, .assumed), (.r192, .assumed), (.r205, .assumed), (.r230, .measured),
        (.r243, .singleSource), (.b07, .singleSource), (.b08, .measured), (.b11, .assumed), (.b13, .measured),
        (.b14, .documented), (.e01, .measured), (.e10, .measured), (.e13, .measured), (.e15, .singleSource),
        (.e58, .singleSource), (.s01, .measured), (.t01, .documented), (.t06w, .singleSource), (.t09, .singleSource),
        (.t14, .measured), (.q01, .assumed), (.q41, .assumed),
    ])
    func `a grade says how well a rule is known`(_ id: RuleID, _ grade: Rule.Grade) {
        #expect(Rule[id].grade == grade)
    }

    @Test func `an open question read as a rule is its decision`() {
        let rule = Rule[.q07]

        #expect(rule.sentence == "performDropWith is called for a release at the original position.")
        #expect(rule.source == "open in UIKit; decided by this engine")
        #expect(rule.questions == [.q07])
    }

    @Test func `grades are written in words`() {
        #expect(Rule.Grade.allCases.map(\.description) == ["documented", "measured", "single source", "assumed"])
    }
}

/// Expects that no rule is at fault; a failure lists the numbers of those that are.
private func expectNone(sourceLocation: SourceLocation = #_sourceLocation, _ isAtFault: (Rule) -> Bool) {
    #expect(Rule.all.filter(isAtFault).map(\.id) == [], sourceLocation: sourceLocation)
}

/// Tells whether text is one line that ends as a sentence does, without doubled spaces or markup.
func isSentence(_ text: String) -> Bool {
    let isEnded = text.hasSuffix(".") || text.hasSuffix("”")
    return isEnded && !text.contains("  ") && !text.contains("\n") && !text.contains("`") && text.first != " "
}

import DragDrop
import Testing

@Suite struct OpenQuestionTests {
    @Test func `an open question asks, and its decision is one short sentence`() {
        #expect(OpenQuestion.all.filter { !$0.question.hasSuffix("?") }.map(\.id) == [])
        #expect(OpenQuestion.all.filter { $0.decision.count > Rule.sentenceLengthMax }.map(\.id) == [])
    }

    @Test func `evidence, decision and alternative are sentences`() {
        for question in OpenQuestion.all {
            var sentences = question.evidence + [question.decision] + question.details
            if let alternative = question.alternative { sentences.append(alternative) }
            #expect(sentences.filter { !isSentence($0) } == [])
            #expect((1...3).contains(question.evidence.count), "\(question.id)")
            #expect(question.alternative != question.decision, "\(question.id)")
        }
    }

    @Test func `both answers have a name where there are two`() {
        for question in OpenQuestion.all {
            #expect((question.answers != nil) == (question.alternative != nil), "\(question.id)")
            guard let answers = question.answers else { continue }
            #expect(answers.decided != answers.other, "\(question.id)")
            #expect([answers.decided, answers.other].contains(answers.formerOther), "\(question.id)")
            for name in [answers.decided, answers.other] {
                #expect(isName(name) && !["other", "decided"].contains(name), "\(question.id): \(name)")
            }
        }
    }

    @Test func `a name keeps its meaning, and the word other the one that it had`() {
        let kept = OpenQuestion[.q07].answers
        #expect(kept?.takesOther("nothing-called") == true)
        #expect(kept?.takesOther("performed") == false)
        #expect(kept?.takesOther("decided") == false)
        #expect(kept?.takesOther("other") == true)
        #expect(kept?.takesOther("asked") == nil)
        let turned = OpenQuestion[.q21].answers
        #expect(turned?.takesOther("other") == false)
        #expect(turned?.takesOther("not-asked") == true)
    }

    @Test func `a closed question says why`() {
        let closed = OpenQuestion.all.filter { $0.closing != nil }
        #expect(!closed.isEmpty && closed.allSatisfy { isSentence($0.closing ?? "") && !$0.isUndecided })
    }

    /// Whether the text consists of lower-case words joined by hyphens.
    private func isName(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        }
    }

    @Test func `an open question knows the rules it touches`() {
        #expect(OpenQuestion[.q07].rules == [.r136])
        #expect(OpenQuestion[.q05].rules == [.r103, .r104])
        #expect(OpenQuestion.all.filter { $0.rules.isEmpty }.map(\.id) == [])
    }
}

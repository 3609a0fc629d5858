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

    @Test func `an open question knows the rules it touches`() {
        #expect(OpenQuestion[.q07]?.rules == [.r136])
        #expect(OpenQuestion[.q05]?.rules == [.r103, .r104])
        #expect(OpenQuestion.all.filter { $0.rules.isEmpty }.map(\.id) == [])
    }
}

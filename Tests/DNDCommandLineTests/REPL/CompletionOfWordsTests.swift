import LineEditor
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDSession

/// Tests completions of words in the REPL.
@Suite struct CompletionOfWordsTests {
    @Test(arguments: [
        ("watch ga", "gap "), ("watch gap in ", "list "), ("break ", "on "),
        ("break on perf", "performDropWith "), ("break on performDropWith in ", "list "), ("tour ne", "next "),
        ("goto ", "main "), ("step dr", "drag "), ("step drag ", "B "), ("help place", "placeholders "),
        ("why canH", "canHandle "), ("bac", "back "), ("unwatch ", "all "), ("answer perf", "performDropWith "),
    ])
    func `completes`(buffer: String, insertion: String) {
        let completion = ReplCompletion(ReplSession(environment: .withFiles)).completion(
            buffer, cursorUTF8: buffer.utf8.count)
        #expect(completion.candidates.map { $0.insertion }.contains(insertion), "\(completion.candidates)")
    }

    @Test func `before a call answers are offered`() {
        let typed = Typed("step drag 1")
        let completion = ReplCompletion(typed.repl.session).completion("answer fo", cursorUTF8: 9)
        #expect(completion.candidates.map { $0.insertion } == ["forbidden "])
    }
}

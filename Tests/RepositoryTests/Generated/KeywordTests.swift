import DNDLanguage
import Foundation
import Testing

/// Tests that the vocabulary's words have numbers.
@Suite struct KeywordTests {
    @Test func `The cases are the literal words of rows and aliases`() throws {
        let text = KeywordSource().text
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            let file = Repository.shared.root.appending(path: KeywordSource.path)
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(KeywordSource.path): written; read the difference, and run again without DND_RECORD")
        } else {
            #expect(try Repository.shared.text(of: KeywordSource.path) == text, "write it anew: make generated")
        }
    }
}

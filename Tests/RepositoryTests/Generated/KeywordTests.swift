import DNDLanguage
import Testing

/// Tests that the vocabulary's words have numbers.
@Suite struct KeywordTests {
    @Test func `The cases are the literal words of rows and aliases`() throws {
        try GeneratedFile.check(KeywordSource().text, at: KeywordSource.path)
    }
}

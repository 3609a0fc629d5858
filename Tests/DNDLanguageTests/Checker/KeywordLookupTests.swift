import Testing

@testable import DNDLanguage

/// Tests that a word leads to its keyword, and another text to none.
@Suite struct KeywordLookupTests {
    private static let texts = KeywordTable.texts.split(separator: " ").map { String($0) }

    @Test func `Each text leads to its keyword and back`() {
        for (number, text) in Self.texts.enumerated() {
            #expect(Keyword(text).map { Int($0.rawValue) } == number, "\(text)")
            #expect(Keyword(text)?.text == text)
        }
    }

    @Test func `A text that is nearly a keyword is none`() {
        let known = Set(Self.texts)
        for (text, next) in zip(Self.texts, Self.texts.dropFirst()) {
            for other in [String(text.dropLast()), text + "s", text + " ", text.uppercased(), "\(text) \(next)"]
            where !known.contains(other) {
                #expect(Keyword(other) == nil, "\(other)")
            }
        }
        #expect(Keyword("") == nil)
    }

    @Test func `An argument knows its keyword, unless it is quoted`() {
        let (block, _) = SyntaxCheck.parse("drag \"drag\" Nobody _ ... ~ in")
        let keywords = block.statements[0].tokens.map { $0.keyword }
        #expect(keywords == [.drag, nil, nil, .wildcard, .ellipsis, .tilde, .in])
    }
}

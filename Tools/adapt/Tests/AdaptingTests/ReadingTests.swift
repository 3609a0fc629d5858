import SourceText
import Testing

@testable import Adapting

/// Tests files that are not Swift.
@Suite struct ReadingTests {
    @Test(arguments: [
        ("a /* b", ["2: unterminated '/*' comment"]),
        ("\"abc", ["4: expected '\"' to end string literal"]),
        ("f {\n(", ["5: expected value and ')' to end tuple", "5: expected '}' to end closure"]),
        ("func f( {}", ["7: expected ')' to end parameter clause"]),
        ("class A {\n  func {}\n}", ["17: expected identifier and function signature in function"]),
    ])
    func `What is no Swift is refused with the places and the words of the compiler`(
        text: String, expected: [String]
    ) throws {
        let error = #expect(throws: SwiftReadingError.self) { try adapted(text) }
        #expect(error?.problems.map { "\($0.offset): \($0.message)" } == expected)
    }

    @Test("A sign beside an invisible character is refused", arguments: ["\u{FEFF}", "\0", "\u{B}", "\u{C}", "\u{1B}"])
    func invisible(character: String) throws {
        for text in ["var a = 1\nfunc f() { a \(character)= 2 }}\n", "var a = 1\nfunc f() { a =\(character) 2 }}\n"] {
            let error = #expect(throws: SwiftReadingError.self) { try adapted(text) }
            let message = "'=' stands beside a character that is neither a blank nor code"
            #expect(error?.problems.map { $0.message } == [message])
        }
    }

    @Test func `What is not UTF-8 is refused with its place`() {
        let files = [SourceFile(name: "a", text: ""), SourceFile(name: "b", utf8: [0x61, 0xFF])]
        let error = #expect(throws: SwiftReadingError.self) { try SwiftAdapter.adapt(files) }
        #expect(error == SwiftReadingError(file: 1, problems: [.init(offset: 1, message: "the file is not UTF-8")]))
    }

    @Test func `Code for another compiler is not judged`() throws {
        let text = "#if compiler(>=99)\nfunc f(\n#endif\nlet a = 1\n"
        #expect(try adapted(text) == text)
        #expect(throws: SwiftReadingError.self) { try adapted(text.replacing("compiler", with: "os")) }
    }

    @Test func `What is a warning in language mode 5 is read`() throws {
        #expect(try adapted("@available (iOS 13, *)\n@objc func f() {}\n") == "@available (iOS 13, *)\nfunc f() {}\n")
    }
}

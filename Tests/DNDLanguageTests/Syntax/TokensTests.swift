import SourceText
import Testing

@testable import DNDLanguage

/// Tests the tokens of phrases that are put together again from those of other texts.
@Suite struct TokensTests {
    private static let long = String(repeating: "long ", count: 100)

    /// Texts with every kind of token, long texts, and lists in lists.
    private static func texts() throws -> [String] {
        let texts = try Corpus.files(in: "good").map { $0.text }
        return texts + [
            "x word $name \"a \\\"b\\\" \\n\" \"\(long)\" \(long.replacing(" ", with: "-")) 7 20ms [1, 2] ... _ ~",
            "x (a (b \"\(long)\" (c 1)) $d) { y (e) { z } } : f (g) -> h (i \"\(long)\") { z } k",
            "drag A to C; people.reloadData(); with canHandle -> false; UIDropOperation.move",
        ]
    }

    @Test func `A token takes 24 bytes`() {
        #expect(MemoryLayout<StoredToken>.stride == 24)
    }

    @Test func `Tokens in a buffer of their own are the same`() throws {
        for text in try Self.texts() {
            let block = Self.parsed(text)
            #expect(SyntaxDump.text(of: Self.copy(of: block)) == SyntaxDump.text(of: block))
            // Long texts of a copy are those of the first buffer.
            #expect(SyntaxDump.text(of: Self.copy(of: Self.copy(of: block))) == SyntaxDump.text(of: block))
        }
    }

    @Test func `Setting a token to itself changes nothing, wherever it is`() throws {
        for text in try Self.texts() {
            let block = Self.parsed(text)
            for phrase in block.statements {
                for index in phrase.tokens.indices {
                    var changed = phrase
                    changed.tokens[index] = phrase.tokens[index]
                    #expect(Self.dump(changed) == Self.dump(phrase))
                    changed.tokens.insert(phrase.tokens[index], at: index)
                    changed.tokens.remove(at: index + 1)
                    #expect(Self.dump(changed) == Self.dump(phrase))
                }
            }
        }
    }

    @Test func `A part has the indices of its phrase`() throws {
        let tokens = Self.parsed("x a b { y } c").statements[0].tokens
        let part = tokens[2...]
        #expect(part.startIndex == 2 && part[2].word == "b" && part[4].word == "c")
        #expect(part.dropFirst().startIndex == 3 && part.firstIndex { $0.isBlock } == 3)
        #expect(part.firstArgument?.text == "b" && part.dropFirst().firstArgument == nil)
        #expect(part.range == part[2].range.union(part[4].range))
        #expect(tokens[5...].isEmpty && tokens[5...].range == nil && tokens[5...].firstKeyword == nil)
    }

    private static func parsed(_ text: String) -> Block {
        Parser.parse(file: FileID(rawValue: 0), source: SourceFile(name: "tokens", text: text)).block
    }

    private static func copy(of block: Block) -> Block {
        var block = block
        block.statements = block.statements.map { phrase in
            var phrase = phrase
            phrase.tokens = Tokens(
                phrase.tokens.map { token in
                    guard case .block(let block) = token else { return token }
                    return .block(copy(of: block))
                })
            return phrase
        }
        return block
    }

    private static func dump(_ phrase: Phrase) -> String {
        SyntaxDump.text(of: Block(statements: [phrase], range: phrase.range))
    }
}

internal import SourceText

/// A file with its tokens and declarations.
struct SwiftFile {
    /// The index among the given files.
    let index: Int
    let source: SourceFile
    let tokens: [Token]
    let declarations: [Declaration]
    let conditions: [Condition]

    init(_ source: SourceFile, index: Int) throws(SwiftReadingError) {
        guard source.utf8.count <= SwiftAdapter.sizeMaxBytes else {
            throw SwiftReadingError(kind: .tooLarge, file: index, offset: 0)
        }
        do {
            tokens = try Lexer.tokens(of: source)
        } catch {
            throw SwiftReadingError(kind: error.kind, file: index, offset: error.offset)
        }
        self.index = index
        self.source = source
        declarations = DeclarationReader.declarations(in: tokens)
        conditions = Condition.conditions(in: tokens)
    }

    /// The newline characters that the file uses.
    var lineEnd: String {
        guard let first = source.utf8.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return source.utf8[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    // MARK: - Tokens

    /// The text of the token; empty for an index out of range.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? tokens[index].text : ""
    }

    /// The byte range of a non-empty range of tokens.
    func bytes(of tokens: Range<Int>) -> Range<Int> {
        self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
    }

    func text(in bytes: Range<Int>) -> String {
        String(decoding: source.utf8[bytes], as: UTF8.self)
    }

    /// Whether the condition of an `#if` around the token names a module.
    func asksFor(_ module: String, around token: Int) -> Bool {
        conditions.contains { $0.tokens.contains(token) && $0.words.contains(module) }
    }

    /// The branches of `#if` around the token, innermost first.
    func conditions(around token: Int) -> [Condition] {
        conditions.filter { $0.tokens.contains(token) }
    }

    // MARK: - Lines

    /// The offset of the first byte of the line.
    func lineStart(of offset: Int) -> Int {
        var place = offset
        while place > 0, source.utf8[place - 1] != UInt8(ascii: "\n") { place -= 1 }
        return place
    }

    /// The offset after the newline, or the end of the text.
    func nextLine(after offset: Int) -> Int {
        var place = offset
        while place < source.utf8.count, source.utf8[place] != UInt8(ascii: "\n") { place += 1 }
        return min(place + 1, source.utf8.count)
    }

    /// Whether the range contains only white space.
    func isBlank(_ bytes: Range<Int>) -> Bool {
        source.utf8[bytes].allSatisfy { $0 <= UInt8(ascii: " ") }
    }

    /// The indentation of the line at an offset.
    func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        var place = start
        while place < source.utf8.count,
            source.utf8[place] == UInt8(ascii: " ") || source.utf8[place] == UInt8(ascii: "\t")
        { place += 1 }
        return text(in: start..<place)
    }
}

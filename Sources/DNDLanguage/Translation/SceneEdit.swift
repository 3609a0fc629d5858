internal import SourceText

/// Puts what stands behind the declaration of a scene into its block.
struct SceneEdit {
    private let bytes: [UInt8]

    /// The declaration.
    private let scene: SourceRange

    /// What belongs into its block.
    private let statement: Range<Int>

    /// Without a scene, the statement makes one. Nil for a scene of another file or behind the statement, and for one
    /// with a `:` at its end.
    init?(_ phrase: Phrase, scene: SourceRange?) {
        let scene = scene ?? phrase.range.start
        self.init(phrase, following: scene, hasScene: scene.lowerBound < scene.upperBound)
    }

    private init?(_ phrase: Phrase, following scene: SourceRange, hasScene: Bool) {
        guard let bytes = phrase.source, scene.file == phrase.range.file, scene.upperBound <= phrase.range.lowerBound,
            !hasScene || bytes[Int(scene.upperBound) - 1] != UInt8(ascii: ":")
        else { return nil }
        self.bytes = bytes
        self.scene = scene
        statement = Int(phrase.range.lowerBound)..<Int(phrase.range.upperBound)
    }

    /// Whether only blanks and line ends stand between the two.
    var isAdjacent: Bool { between.isEmpty }

    /// Whether a block begins between the two, such as that of the scenario around the statement.
    var crossesBlock: Bool { between.contains(UInt8(ascii: "{")) }

    private var between: ArraySlice<UInt8> {
        var between = bytes[Int(scene.upperBound)..<statement.lowerBound]
        while let last = between.last, last.isBlank || last == UInt8(ascii: "\n") || last == UInt8(ascii: ";") {
            between.removeLast()
        }
        return between
    }

    /// An option in the block, and the statement gone.
    func adding(_ option: String) -> TextEdit {
        let end = Int(scene.upperBound)
        let hasBlock = bytes[end - 1] == UInt8(ascii: "}")
        var start = hasBlock ? end - 1 : end
        while hasBlock, start > Int(scene.lowerBound) + 1,
            bytes[start - 1].isBlank || bytes[start - 1] == UInt8(ascii: "\n")
        { start -= 1 }
        let isFirst = bytes[start - 1] == UInt8(ascii: "{")
        let opener = hasBlock ? isFirst ? " " : "; " : " { "
        return edit(from: start, opener + option + " }" + String(decoding: between, as: UTF8.self))
    }

    /// The statement as it stands in the block. A number behind its first word becomes a quoted title.
    var line: String { text(of: bytes[statement], after: word) }

    private var word: ArraySlice<UInt8> { bytes[statement].prefix { $0.isWordByte } }

    /// The statement and the next lines that begin with its first word, in a block.
    func enclosingLines() -> TextEdit? {
        let word = self.word
        var end = statement.upperBound
        var lines = ["  " + line]
        while end < bytes.count {
            let next = bytes[end...].drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
            guard next.starts(with: word) else { break }
            let line = next.prefix { $0 != UInt8(ascii: "\n") }
            lines.append("  " + text(of: line, after: word))
            end = line.endIndex
        }
        let head = scene.lowerBound < scene.upperBound ? "" : "table"
        return edit(from: Int(scene.upperBound), to: end, head + " {\n" + lines.joined(separator: "\n") + "\n}")
    }

    private func text(of line: ArraySlice<UInt8>, after word: ArraySlice<UInt8>) -> String {
        let rest = line.dropFirst(word.count).drop { $0.isBlank }
        let title = rest.prefix { $0.isWordByte }
        let mark = !title.isEmpty && title.allSatisfy { $0.isDigit } ? "\"" : ""
        return String(decoding: word, as: UTF8.self) + " " + mark + String(decoding: title, as: UTF8.self) + mark
            + String(decoding: rest.dropFirst(title.count), as: UTF8.self)
    }

    private func edit(from start: Int, to end: Int? = nil, _ text: String) -> TextEdit {
        TextEdit(
            range: SourceRange(
                file: scene.file, lowerBound: Int32(start), upperBound: Int32(end ?? statement.upperBound)),
            replacement: text)
    }
}

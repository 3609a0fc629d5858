internal import SourceText

/// The line around a place in a text, and the line's content before and after the place.
struct LineLayout {
    private let file: SourceFile
    private let place: Int
    private let bytes: Range<Int>

    init(at place: Int32, in file: SourceFile) {
        self.file = file
        self.place = Int(place)
        bytes = file.lineBytes(file.position(at: place).line)
    }

    /// The first byte of the line.
    var start: Int32 { Int32(bytes.lowerBound) }

    /// The end of the line, before its line end.
    var end: Int32 { Int32(bytes.upperBound) }

    /// The first byte of the next line.
    var next: Int32 {
        var next = bytes.upperBound
        if next < file.utf8.count, file.utf8[next] == UInt8(ascii: "\r") { next += 1 }
        if next < file.utf8.count, file.utf8[next] == UInt8(ascii: "\n") { next += 1 }
        return Int32(next)
    }

    var hasLineEnd: Bool { bytes.upperBound < file.utf8.count }

    /// The line end used in the text: a line feed, or a carriage return and a line feed.
    var lineEnd: String {
        guard let first = file.utf8.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return file.utf8[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    var indentation: String {
        String(decoding: file.utf8[bytes].prefix { $0.isBlank }, as: UTF8.self)
    }

    /// Whether only blanks precede the place.
    var isFirstOnLine: Bool { file.utf8[bytes.lowerBound..<place].allSatisfy { $0.isBlank } }

    /// Whether only blanks follow the place.
    var isLastOnLine: Bool { nextByte == nil }

    /// Whether a part of the script, not a comment, follows the place.
    var isFollowed: Bool { nextByte.map { file.utf8[$0] != UInt8(ascii: "#") } ?? false }

    /// The start of the comment after the place; nil without one.
    var comment: Int32? {
        guard let next = nextByte, file.utf8[next] == UInt8(ascii: "#") else { return nil }
        return Int32(next)
    }

    /// The end of the semicolon after the place and its blanks; nil without one.
    var semicolon: Int32? {
        guard let next = nextByte, file.utf8[next] == UInt8(ascii: ";") else { return nil }
        return Int32(file.utf8[(next + 1)..<bytes.upperBound].firstIndex { !$0.isBlank } ?? bytes.upperBound)
    }

    /// The start of the semicolon or blanks before the place; nil when anything else precedes it.
    var semicolonBefore: Int32? {
        guard let before = file.utf8[bytes.lowerBound..<place].lastIndex(where: { !$0.isBlank }),
            file.utf8[before] == UInt8(ascii: ";")
        else { return nil }
        return Int32(before)
    }

    private var nextByte: Int? {
        file.utf8[place..<max(place, bytes.upperBound)].firstIndex { !$0.isBlank }
    }
}

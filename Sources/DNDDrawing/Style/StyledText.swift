internal import SourceText

/// A text whose pieces have roles. ``Style/text(_:)`` applies the style when the text is written.
package struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The role of a range of bytes.
    package struct Mark: Hashable, Sendable {
        package var range: Range<Int>
        package var role: Style.Role

        package init(_ range: Range<Int>, _ role: Style.Role) {
            self.range = range
            self.role = role
        }
    }

    /// The text without roles.
    package private(set) var plain: String

    /// Ascending, without overlaps.
    package var marks: [Mark]

    package init(_ plain: String, marks: [Mark] = []) {
        self.plain = plain
        self.marks = marks
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// A piece with a role; an empty piece has none.
    package init(_ text: String, as role: Style.Role) {
        self.init(text, marks: text.isEmpty ? [] : [Mark(0..<text.utf8.count, role)])
    }

    /// A drawn line of source.
    init(_ spans: [SnippetSpan]) {
        self = spans.reduce(into: "") { $0 += StyledText($1) }
    }

    /// The texts one after the other, each with its roles.
    package static func + (left: StyledText, right: StyledText) -> StyledText {
        let start = left.plain.utf8.count
        let moved = right.marks.map { mark in
            Mark((mark.range.lowerBound + start)..<(mark.range.upperBound + start), mark.role)
        }
        return StyledText(left.plain + right.plain, marks: left.marks + moved)
    }

    static func + (left: StyledText, right: String) -> StyledText {
        StyledText(left.plain + right, marks: left.marks)
    }

    static func + (left: String, right: StyledText) -> StyledText { StyledText(left) + right }
    static func += (left: inout StyledText, right: StyledText) { left = left + right }

    /// Several lines joined into one text.
    package static func joined(_ lines: [StyledText]) -> StyledText {
        lines.dropFirst().reduce(into: lines.first ?? "") { $0 += "\n" + $1 }
    }

    /// The text without trailing blanks, unless they have a role.
    var trimmed: StyledText {
        var text = self
        let end = marks.last?.range.upperBound ?? 0
        while text.plain.last == " ", text.plain.utf8.count > end { text.plain.removeLast() }
        return text
    }
}

extension Style {
    /// The text with its style applied.
    package func text(_ text: StyledText) -> String {
        guard isColoured, !text.marks.isEmpty else { return text.plain }
        let bytes = Array(text.plain.utf8)
        var result = ""
        var end = 0
        for mark in text.marks {
            result += String(decoding: bytes[end..<mark.range.lowerBound], as: UTF8.self)
            result += self.text(String(decoding: bytes[mark.range], as: UTF8.self), as: mark.role)
            end = mark.range.upperBound
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }
}

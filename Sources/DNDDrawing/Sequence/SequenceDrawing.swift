internal import SourceText

/// A sequence of calls drawn for a terminal: lifelines at the left, at most 80 columns, in ASCII when the locale
/// requires it.
///
/// ```
/// person
/// │   UIKit
/// │   │   delegate
/// ├──►│   │      drag [0, 1]                                                  line 4
/// │   ├──►│    1 tableView(_:itemsForBeginning:at:) at [0, 1] → B               R082
/// ```
package struct SequenceDrawing {
    package static let columnsAtMost = 80

    private let sequence: CallSequence
    private let style: Style
    private let signs: Signs

    /// The distance between lifelines.
    private let spacing: Int
    private let numberWidth: Int

    package init(_ sequence: CallSequence, style: Style = .plain, isASCII: Bool = false) {
        self.sequence = sequence
        self.style = style
        signs = isASCII ? .ascii : .drawn
        numberWidth = max(2, "\(sequence.messages.compactMap { $0.number }.max() ?? 0)".utf8.count)
        spacing = Self.spacing(for: sequence.participants.count)
    }

    /// The minimum width of the texts.
    private static let textWidthMin = 44

    private static func spacing(for count: Int) -> Int {
        [4, 3].first { (count - 1) * $0 + 1 + textWidthMin + 5 <= columnsAtMost } ?? 2
    }

    /// The maximum number of lifelines that leaves room for texts; the remaining ones at the right share one.
    private static let lifelinesAtMost = 18

    private var lifelineCount: Int { min(sequence.participants.count, Self.lifelinesAtMost) }
    private var gutterWidth: Int { (lifelineCount - 1) * spacing + 1 }
    private var textWidth: Int { Self.columnsAtMost - gutterWidth - 1 - numberWidth - 1 }

    /// The heading: the state of the scenario, its name and place.
    package var title: [String] {
        SequenceWrap(width: Self.columnsAtMost, indentation: "")
            .lines(of: "\(sequence.state): \(sequence.title) (\(sequence.place))").map { style.name($0) }
    }

    package var lines: [String] {
        var lines = header
        var open = OpenCalls(sequence)
        for (index, message) in sequence.messages.enumerated() {
            _ = open.close(before: index)
            if message.kind == .gesture, index > 0 { lines.append(gutter(open, nil)) }
            let before = open
            _ = open.open(index)
            lines += self.lines(of: message, gutter(open, message), continued: gutter(before, nil))
        }
        return lines.map { trimmed($0) }
    }

    /// Each participant above its lifeline.
    private var header: [String] {
        (0..<lifelineCount).map { index in
            let isRest = index == Self.lifelinesAtMost - 1 && sequence.participants.count > Self.lifelinesAtMost
            let title = isRest ? "and others" : signs.text(sequence.participants[index].title)
            var line = ""
            for _ in 0..<index { line += signs.idle + String(repeating: " ", count: spacing - 1) }
            return style.quiet(line) + style.name(Self.cut(title, to: Self.columnsAtMost - index * spacing, signs))
        }
    }

    private static func cut(_ text: String, to width: Int, _ signs: Signs) -> String {
        guard DisplayText.width(of: text) > width else { return text }
        var text = text
        while DisplayText.width(of: text) > width - 1 { text.removeLast() }
        return text + signs.cut
    }

    // MARK: - Texts

    private func lines(of message: CallSequence.Message, _ first: String, continued: String) -> [String] {
        let indentation = String(repeating: "  ", count: min(message.depth, 4))
        let words = signs.text(sequence.words(of: message))
        var texts = SequenceWrap(width: textWidth, indentation: indentation).lines(of: words)
        let reasons = signs.text(message.reasons)
        if !reasons.isEmpty {
            let room = textWidth - DisplayText.width(of: texts[texts.count - 1])
            if room < DisplayText.width(of: reasons) + 2 { texts.append("") }
        }
        return texts.enumerated().map { index, text in
            let number = index == 0 ? message.number.map { "\($0)" } ?? "" : ""
            var line = style.quiet((index == 0 ? first : continued) + " " + Columns.aligned(number, to: numberWidth))
            line += " " + styled(text, message)
            guard index == texts.count - 1, !reasons.isEmpty else { return line }
            let padding = textWidth - DisplayText.width(of: text) - DisplayText.width(of: reasons)
            return line + String(repeating: " ", count: max(2, padding)) + style.rule(reasons)
        }
    }

    private func styled(_ text: String, _ message: CallSequence.Message) -> String {
        switch message.kind {
        case .gesture: style.heading(text)
        case .call, .action: text
        case .exception: style.failed(text)
        case .absent, .note, .silence, .supposed: style.quiet(text)
        }
    }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    // MARK: - Lifelines

    /// The lifelines, with the arrow or symbol of a message.
    private func gutter(_ open: OpenCalls, _ message: CallSequence.Message?) -> String {
        var cells = [String](repeating: " ", count: gutterWidth)
        for column in 0..<lifelineCount {
            cells[column * spacing] = open.calls.contains { $0.column == column } ? signs.busy : signs.idle
        }
        guard let message else { return cells.joined() }
        let from = min(sequence.column(of: message.from), lifelineCount - 1) * spacing
        let to = min(sequence.column(of: message.to), lifelineCount - 1) * spacing
        if from == to {
            cells[from] = signs.text(message.isArrow ? "*" : message.kind.marker)
            return cells.joined()
        }
        let isDashed = message.kind == .absent || message.kind == .note
        for cell in min(from, to) + 1..<max(from, to) {
            cells[cell] = cell % spacing == 0 ? signs.crossing : isDashed ? signs.dashed : signs.solid
        }
        cells[from] = from < to ? signs.right : signs.left
        cells[from < to ? to - 1 : to + 1] = from < to ? signs.rightHead : signs.leftHead
        return cells.joined()
    }
}

/// The characters of lifelines and arrows. None that some terminals display as an emoji, two cells wide.
private struct Signs {
    let idle, busy, solid, dashed, crossing, right, left, rightHead, leftHead, cut: String
    let isASCII: Bool

    static let drawn = Signs(
        idle: "│", busy: "┃", solid: "─", dashed: "┄", crossing: "┼", right: "├", left: "┤", rightHead: "►",
        leftHead: "◄", cut: "…", isASCII: false)

    static let ascii = Signs(
        idle: "|", busy: "#", solid: "-", dashed: ".", crossing: "+", right: "|", left: "|", rightHead: ">",
        leftHead: "<", cut: "~", isASCII: true)

    /// The displayable text: in ASCII, other characters become question marks, except the symbols of the trace.
    func text(_ text: String) -> String {
        guard isASCII else { return text }
        return text.reduce(into: "") { result, character in
            switch character {
            case "→": result += "->"
            case "×": result += "x"
            case _ where character.isASCII: result.append(character)
            default: result += "?"
            }
        }
    }
}

/// Wraps a text at blanks, and overlong words after a colon or bracket.
struct SequenceWrap {
    let width: Int

    /// The indent of the first line; later lines have a deeper one.
    let indentation: String

    /// The wrapped lines, within the width; never empty.
    func lines(of text: String) -> [String] {
        var lines: [String] = []
        var line = indentation
        var isFresh = true
        for word in Self.words(of: text) {
            var rest = word
            let needed = DisplayText.width(of: rest) + (isFresh ? 0 : 1)
            if !isFresh, DisplayText.width(of: line) + needed > width {
                lines.append(line)
                line = indentation + "  "
                isFresh = true
            }
            while DisplayText.width(of: line) + DisplayText.width(of: rest) > width {
                let head = Self.head(of: rest, width: width - DisplayText.width(of: line))
                lines.append(line + head)
                rest.removeFirst(head.count)
                line = indentation + "  "
            }
            line += (isFresh ? "" : " ") + rest
            isFresh = false
        }
        return lines + [line]
    }

    /// The words between blanks; an index path such as `[0, 4]` is one word.
    private static func words(of text: String) -> [String] {
        text.split(separator: " ").reduce(into: []) { words, part in
            if let last = words.last, last.hasPrefix("["), last.hasSuffix(","), last.utf8.count < 12 {
                words[words.count - 1] += " " + part
            } else {
                words.append(String(part))
            }
        }
    }

    /// The longest prefix that fits, up to its last colon or bracket if it has one. At least one character.
    private static func head(of text: String, width: Int) -> String {
        var head = ""
        for character in text {
            guard head.isEmpty || DisplayText.width(of: head) + DisplayText.width(of: character) <= width else { break }
            head.append(character)
        }
        // A closing bracket is not left alone on the next line.
        let rest = text.dropFirst(head.count)
        let breakable = rest == ")" ? head.dropLast() : head[...]
        guard let end = breakable.lastIndex(where: { $0 == ":" || $0 == "(" || $0 == "." }) else { return head }
        return String(head[...end])
    }
}

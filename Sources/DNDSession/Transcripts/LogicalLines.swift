internal import DNDLanguage

/// A pasted or recalled text, split into the lines that a user would have entered: an open block or bracket, and an
/// `else`, stay with their beginning. In a transcript, only the text after prompts counts.
package struct LogicalLines {
    package struct Line: Equatable {
        package let text: String

        /// Counted from 1 within the text.
        package let number: Int
    }

    package private(set) var lines: [Line] = []

    package init(_ text: String) {
        guard !Transcript.isTranscript(text) else {
            lines = Transcript.inputs(in: text).map { Line(text: $0.text, number: $0.number) }
            return
        }
        var pending: [Substring] = []
        var start = 1
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if pending.isEmpty {
                start = index + 1
            } else if !Parser.isIncomplete(pending.joined(separator: "\n")), !line.isElse {
                lines.append(Line(text: pending.joined(separator: "\n"), number: start))
                pending = []
                start = index + 1
            }
            pending.append(line)
        }
        if !pending.isEmpty { lines.append(Line(text: pending.joined(separator: "\n"), number: start)) }
        if lines.count > 1 { lines.removeAll { line in line.text.allSatisfy { $0.isWhitespace } } }
    }
}

extension Substring {
    /// Whether the line continues the phrase before it.
    fileprivate var isElse: Bool {
        let rest = drop { $0.isWhitespace }
        return rest.hasPrefix("else") && !(rest.dropFirst(4).first?.isLetter ?? false)
    }
}

internal import DNDDrawing
internal import DNDResults
internal import DragDrop
internal import SourceText

/// A verdict in sentences.
package struct VerdictText {
    private let verdict: Verdict
    private let lesson: Lesson?

    package init(_ verdict: Verdict, _ lesson: Lesson? = nil) {
        self.verdict = verdict
        self.lesson = lesson
    }

    /// The verdict as a sheet of its own.
    package var sheet: Sheet {
        var sheet = Sheet()
        add(to: &sheet)
        return sheet
    }

    func add(to sheet: inout Sheet) {
        switch verdict {
        case .incomplete(let count):
            sheet.add("Not an answer yet: \(count == 1 ? "a hole ??? is" : "\(count) holes ??? are") left.")
        case .unmarked(let count):
            sheet.add(
                count == 0
                    ? "Not an answer yet: write # here at the end of the line that is wrong."
                    : "Not an answer yet: one line is wrong, and \(count) are marked.")
        case .vague(let word):
            sheet.add("Not an answer yet: `\(word)` stands for anything, and a prediction says what.")
        case .changed(let line):
            sheet.add("This cannot be graded: the file was changed outside of what is asked.", as: .failed)
            sheet.add("The lesson has this line there: \(line)")
            sheet.add("Put it back, or let `dnd learn reset` write the file anew; your text is kept beside it.")
        case .unreadable(let diagnostics, let sources):
            sheet.add("This cannot be played yet:", as: .failed)
            for diagnostic in diagnostics.prefix(Self.diagnosticCountMax) {
                sheet.lines += StyledText.lines(of: diagnostic, in: sources)
            }
        case .endless(let limit):
            sheet.add("This answer does not end: \(limit.sentence). Nothing was graded.", as: .failed)
        case .unbuilt(let output):
            sheet.add("The program does not pass yet:", as: .failed)
            for line in output.split(separator: "\n") { sheet.addLine(String(line)) }
        case .wrong(let difference, let misconception): add(difference, misconception, to: &sheet)
        case .right: sheet.add("Right.", as: .passed)
        }
    }

    private static let diagnosticCountMax = 3

    /// The number of lines of detail, which leaves the sentences on the screen.
    private static let detailLinesMax = 12

    private func add(_ difference: Difference, _ misconception: Lesson.Misconception?, to sheet: inout Sheet) {
        sheet.add(difference.sentence, as: .failed)
        for line in difference.detail.prefix(Self.detailLinesMax) { sheet.addDetail(line) }
        if let misconception {
            sheet.add(misconception.reply)
            return
        }
        let reasons = difference.reasons.isEmpty ? taught : difference.reasons
        for reason in reasons { sheet.add(reason) }
    }

    /// The rule that the lesson is about, when the difference has none.
    private var taught: [String] {
        lesson?.rules.prefix(1).map { "\($0.description): \($0.sentence)" } ?? []
    }
}

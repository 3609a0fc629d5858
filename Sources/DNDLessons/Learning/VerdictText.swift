internal import DNDDrawing
internal import DNDResults
internal import DragDrop
internal import SourceText

/// A verdict in sentences.
package struct VerdictText {
    private let verdict: Verdict
    private let lesson: Lesson?
    private let shell: LearnerShell

    package init(_ verdict: Verdict, _ lesson: Lesson? = nil, in shell: LearnerShell = .terminal) {
        self.verdict = verdict
        self.lesson = lesson
        self.shell = shell
    }

    /// The verdict as a sheet of its own.
    package var sheet: Sheet {
        var sheet = Sheet()
        add(to: &sheet)
        sheet.verdict = verdict
        sheet.verdictPartCount = sheet.parts.count
        return sheet
    }

    private func add(to sheet: inout Sheet) {
        switch verdict {
        case .incomplete(let count):
            sheet.add("Not an answer yet: \(count == 1 ? "a hole ??? is" : "\(count) holes ??? are") left.")
        case .unmarked(let count):
            sheet.add(
                count == 0
                    ? "Not an answer yet: write # here at the end of the line that is wrong."
                    : "Not an answer yet: one line is wrong, and \(count) are marked.")
        case .untouched: sheet.add("Not an answer yet: the text is as the lesson gives it.")
        case .vague(let word):
            sheet.add("Not an answer yet: `\(word)` stands for anything, and a prediction says what.")
        case .changed(let line):
            sheet.add("This cannot be graded: the file was changed outside of what is asked.", as: .failed)
            sheet.add("The lesson has this line there: \(line)")
            if lesson?.kind == .findLine { sheet.add("Nothing is to be mended: mark the wrong line with # here.") }
            sheet.add(shell.putBack)
        case .unreadable(let diagnostics, let sources):
            sheet.add("This cannot be played yet:", as: .failed)
            for diagnostic in diagnostics.prefix(Self.diagnosticCountMax) {
                sheet.parts.append(.code(StyledText.lines(of: diagnostic, in: sources)))
            }
            if let form = lesson?.form { sheet.add(form) }
        case .endless(let limit):
            sheet.add("This answer does not end: \(limit.sentence). Nothing was graded.", as: .failed)
        case .tooLong(let count):
            sheet.add(
                "This cannot be graded: the text has \(count) bytes, and an answer has at most \(Grader.bytesMax).",
                as: .failed)
        case .unbuilt(let output): addReport(output, nil, to: &sheet)
        case .failing(let report, let misconception): addReport(report, misconception, to: &sheet)
        case .wrong(let difference, let misconception): add(difference, misconception, to: &sheet)
        case .right: sheet.add("Right.", as: .passed)
        }
    }

    private func addReport(_ text: String, _ misconception: Lesson.Misconception?, to sheet: inout Sheet) {
        sheet.add("The program does not pass yet:", as: .failed)
        sheet.addCode(text.split(separator: "\n").map { String($0) })
        if let misconception { sheet.add(misconception.reply) }
    }

    private static let diagnosticCountMax = 3

    /// The number of lines of detail, which leaves the sentences on the screen.
    private static let detailLinesMax = 12

    private func add(_ difference: Difference, _ misconception: Lesson.Misconception?, to sheet: inout Sheet) {
        sheet.add(difference.sentence, as: .failed)
        let detail = Sheet.indented(Array(difference.detail.prefix(Self.detailLinesMax)))
        if !detail.isEmpty { sheet.addCode(detail) }
        if let misconception {
            sheet.add(misconception.reply)
            return
        }
        let reasons = difference.reasons.isEmpty ? taught : difference.reasons
        for reason in reasons { sheet.add(reason) }
    }

    /// The rule that the lesson is about, when the difference has none.
    private var taught: [String] {
        lesson?.rules.prefix(1).map { "This lesson is about \($0.description): \($0.sentence)" } ?? []
    }
}

extension Lesson {
    /// How calls are written, for an answer that cannot be read; nil where no calls are asked for.
    fileprivate var form: String? {
        guard kind == .predict || kind == .order, first.asksForCalls else { return nil }
        return "Calls are written one a line by their distinguishing words, such as `canHandle`, without brackets and "
            + "commas. Where UIKit makes no call, write `expect calls: none`."
    }
}

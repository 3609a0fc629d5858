package import DNDResults
internal import DragDrop
package import SourceText

/// The expected and the actual value of an expectation, on one screen:
///
/// ```
/// people.dnd:5:3: the rows of people are in another order
///  5 |   expect order: A B C
///    |   ^^^^^^^^^^^^^^^^^^^
///        expected  shown  data
///     0  A         A      A
///  ≠  1  B         C      C
///  ≠  2  C         B      B
///    To make this pass, write:
///  5 |   expect order: A C B
/// ```
package struct MismatchText {
    let mismatch: Mismatch
    let sources: SourceSet
    let trace: TraceRecord
    let excerpt: SourceExcerpt

    /// The findings of the same scenario, beside which no edit of the expectation is proposed.
    private let findings: [Finding.Code]

    /// Whether sentences are wrapped. A terminal's are not, since its output is wrapped to the width that it has.
    private let wrapsSentences: Bool

    /// The trace is used to look up the deciding call of an order; `findings` are those of the scenario.
    package init(
        _ mismatch: Mismatch, sources: SourceSet, trace: TraceRecord = .none, beside findings: [Finding.Code] = [],
        wrapsSentences: Bool = true
    ) {
        self.wrapsSentences = wrapsSentences
        self.mismatch = mismatch
        self.findings = findings
        self.sources = sources
        self.trace = trace
        excerpt = SourceExcerpt(mismatch.range, in: sources)
    }

    /// The lines, without line ends.
    package var lines: [StyledText] { diagnosis + fix }

    /// The lines without the proposed edit.
    package var diagnosis: [StyledText] {
        let heading = StyledText(DisplayText.visible(headline), as: .heading)
        var lines = [StyledText("\(excerpt.place): ", as: .place) + heading]
        lines += excerpt.drawn(gutter: excerpt.gutterWidth).map { StyledText($0) }
        lines += way
        lines += body
        for hint in mismatch.hints { lines += remark("hint: \(hint)") }
        return lines
    }

    /// The include chain, from a file included under a name to the main text.
    private var way: [StyledText] {
        var lines: [StyledText] = []
        var file = mismatch.range.file
        while let note = sources.inclusions[file], note.range.file != file {
            let source = sources[note.range.file]
            let at = source.position(at: note.range.lowerBound)
            lines += remark("\(note.message): \(source.name):\(at.line):\(at.column)")
            file = note.range.file
        }
        return lines
    }

    // MARK: - The three parts that differ from kind to kind

    package var headline: String {
        switch mismatch.kind {
        case .order(let order): headline(order)
        case .calls(let calls): "the delegate calls\(place(calls.list)) are not the expected ones"
        case .callCount(let count): headline(count)
        case .value(let subject, let expected, let actual): headline(subject, expected, actual)
        case .noException: "no exception was raised"
        case .exceptionText: "another exception was raised"
        case .unexpectedException(let raised):
            "UIKit raises \(raised.exception.name.description)\(place(raised.list)), and nothing expects it"
        case .unreached: "this step was not played: an exception had ended the app"
        case .fault(let message): message
        case .silence(let method, let rule, let found): headline(silence: method, rule, found)
        case .finding(let finding): headline(finding)
        case .noFinding(let expected, _): "\(expected.rawValue) was not found: \(expected.description.title)"
        }
    }

    /// What was expected, and what happened.
    package var body: [StyledText] {
        switch mismatch.kind {
        case .order(let order): body(order)
        case .calls(let calls): body(calls)
        case .callCount(let count): body(count)
        case .value(_, let expected, let actual): body(Spelling.value(expected), Spelling.value(actual))
        case .exceptionText(let expected, let raised): body(expected: expected, raised)
        case .unexpectedException(let raised): body(raised)
        case .silence(_, _, let found): body(found)
        case .finding(let finding): body(finding)
        case .noFinding(_, let found): body(found: found)
        case .noException, .unreached, .fault: []
        }
    }

    private var fix: [StyledText] {
        if !findings.isEmpty, mismatch.isAboutOutcome {
            return remark("To fix, mend what was found first: \(findings.map { $0.rawValue }.joined(separator: ", ")).")
        }
        if let written = EditedLines(MismatchEdit(of: mismatch, beside: findings, in: sources), in: sources) {
            let place = written.fileName == sources[mismatch.range.file].name ? "" : " in \(written.fileName)"
            return remark("To make this pass, write\(place):")
                + written.drawn(gutter: excerpt.gutterWidth)
        }
        switch mismatch.kind {
        case .order(let order): return fix(order)
        case .fault: return []
        case .calls: return remark("To make this pass, take out the lines marked - and write those marked +.")
        case .callCount: return []
        case .value(_, _, let actual): return fix(actual)
        case .noException: return remark("To fix, take the line out, or let the step above it raise.")
        case .exceptionText(_, let raised), .unexpectedException(let raised): return fix(raised)
        case .unreached: return remark("To fix, end the scenario with the expectations about the exception.")
        case .silence(_, _, let found): return fix(silence: found)
        case .finding(let finding): return fix(finding)
        case .noFinding: return remark("To fix, take the line out, or let the steps above it come to that.")
        }
    }

    // MARK: - Pieces

    /// " in people"
    func place(_ list: String?) -> String {
        list.map { $0.isEmpty ? "" : " in \(Spelling.label($0))" } ?? ""
    }

    /// The margin beneath the source line.
    var margin: StyledText { StyledText(String(repeating: " ", count: excerpt.gutterWidth)) }

    /// A sentence, where it is wrapped in lines of at most 110 cells.
    func remark(_ text: String) -> [StyledText] {
        Columns.wrapped(DisplayText.visible(text), to: wrapsSentences ? 110 : .max).enumerated().map { index, line in
            margin + (index > 0 ? "  " : "") + line
        }
    }

    func comparison(expected: String, actual: String, _ word: String) -> [StyledText] {
        let width = max(8, word.utf8.count)
        let (expected, actual) = (DisplayText.visible(expected), DisplayText.visible(actual))
        return [
            margin + Columns.padded("expected", to: width) + "  " + StyledText(expected, as: .expected),
            margin + Columns.padded(word, to: width) + "  " + StyledText(actual, as: .actual),
        ]
    }

    /// "once", "twice", "3 times"
    func times(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}

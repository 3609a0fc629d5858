internal import DNDResults
internal import DragDrop
internal import SourceText

/// Exceptions of UIKit.
extension MismatchText {
    @inline(never)
    func body(_ raised: RaisedException) -> [StyledText] {
        sentences(of: raised.exception) + account(of: raised)
    }

    /// The lines of UIKit's message: the text of E03 has several, with tabs.
    private func sentences(of exception: UIKitException) -> [StyledText] {
        exception.text.split(separator: "\n").flatMap { line in
            remark(line.hasPrefix("\t") ? "  " + line.dropFirst() : String(line))
        }
    }

    private func account(of raised: RaisedException) -> [StyledText] {
        let citation = raised.exception.citation
        let number = citation.description
        let place = raised.program.raising.map { ", raised in \($0)" } ?? ""
        let reference = "\(number), \(citation.grade.description) (dnd explain \(number))\(place)"
        guard let ledger = raised.exception.ledger else { return remark(reference) }
        return remark(reference) + LedgerText(ledger, raised, in: sources).drawn(margin: margin)
    }

    func body(expected: String, _ raised: RaisedException) -> [StyledText] {
        let split = TextDifference(pattern: expected, text: raised.exception.text)
        let caret = String(repeating: " ", count: "expected  ".utf8.count + split.caretColumn) + "^"
        return comparison(expected: split.expected, actual: split.actual, "raised")
            + [margin + StyledText(caret, as: .marks)] + remark("UIKit says:") + body(raised)
    }

    // MARK: - To fix

    func fix(_ raised: RaisedException) -> [StyledText] {
        remark("To expect it, write: expect exception \(Spelling.quoted(Self.shortened(raised.exception.text)))")
    }

    /// The first sentence, with `...` for the others.
    private static func shortened(_ text: String) -> String {
        var sentence = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            sentence.append(character)
            if character == ".", rest.first == " " || rest.first == "\n" { return sentence + " ..." }
        }
        return sentence
    }
}

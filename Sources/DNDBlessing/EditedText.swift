internal import SourceText

/// A text with edits, which maps spans of the old text to the new one.
package struct EditedText {
    let before: SourceFile
    let after: SourceFile
    private let edits: [BlessedEdit]

    /// The edits must not overlap.
    init(_ source: SourceFile, _ edits: [BlessedEdit]) {
        before = source
        self.edits = edits
        let file = FileID(rawValue: 0)
        let text = source.applying(
            edits.map { edit in
                TextEdit(
                    range: SourceRange(file: file, lowerBound: edit.span.lower, upperBound: edit.span.upper),
                    replacement: edit.replacement)
            })
        after = SourceFile(name: source.name, text: text)
    }

    /// The span in the edited text. A span that contains an edit grows or shrinks with it.
    func moved(_ span: TextSpan) -> TextSpan {
        let lower = span.lower + shift { $0.upper <= span.lower && $0.lower < span.lower }
        let upper = span.upper + shift { $0.upper <= span.upper }
        return TextSpan(path: span.path, lower: lower, upper: max(lower, upper))
    }

    /// The total change in length of the edits with matching spans.
    private func shift(where isBefore: (TextSpan) -> Bool) -> Int32 {
        edits.filter { isBefore($0.span) }.reduce(0) { sum, edit in
            sum + Int32(edit.replacement.utf8.count) - (edit.span.upper - edit.span.lower)
        }
    }
}

/// Draws a diagnostic as text, with the source line that it refers to:
///
/// ```
/// people.dnd:4:3: error: unknown verb 'hoover' [DND2101]
///  4 |   hoover 4; drop
///    |   ^^^^^^
///    while reading the statement
///    hint: Did you mean 'hover'?
/// people.dnd:1:1: note: the list was declared here
///  1 | table people: A B C
///    | ^^^^^
/// ```
package enum DiagnosticSnippet {
    /// The lines, each with its line end.
    package static func text(of diagnostic: Diagnostic, in sources: SourceSet) -> String {
        var text = ""
        for line in lines(of: diagnostic, in: sources) {
            for span in line { text += span.text }
            text += "\n"
        }
        return text
    }

    /// The lines as typed spans, for output in colour.
    package static func lines(of diagnostic: Diagnostic, in sources: SourceSet) -> [[SnippetSpan]] {
        let excerpt = SourceExcerpt(diagnostic.range, in: sources)
        let notes = diagnostic.notes.map { (message: $0.message, excerpt: SourceExcerpt($0.range, in: sources)) }
        let gutter = notes.reduce(excerpt.gutterWidth) { max($0, $1.excerpt.gutterWidth) }
        let margin = String(repeating: " ", count: gutter)
        var lines = [
            [SnippetSpan(.place, "\(excerpt.place): "), severity(of: diagnostic), message(of: diagnostic)]
        ]
        lines += excerpt.drawn(gutter: gutter)
        if !diagnostic.reading.isEmpty {
            lines.append([SnippetSpan(.remark, "\(margin)while reading \(DisplayText.visible(diagnostic.reading))")])
        }
        lines += diagnostic.hints.map { [SnippetSpan(.remark, "\(margin)hint: \(DisplayText.visible($0))")] }
        for note in notes {
            lines.append([
                SnippetSpan(.place, "\(note.excerpt.place): "), SnippetSpan(.note, "note: "),
                SnippetSpan(.message, DisplayText.visible(note.message)),
            ])
            lines += note.excerpt.drawn(gutter: gutter)
        }
        return lines
    }

    private static func severity(of diagnostic: Diagnostic) -> SnippetSpan {
        switch diagnostic.severity {
        case .error: SnippetSpan(.error, "error: ")
        case .warning: SnippetSpan(.warning, "warning: ")
        case .note: SnippetSpan(.note, "note: ")
        }
    }

    private static func message(of diagnostic: Diagnostic) -> SnippetSpan {
        SnippetSpan(.message, "\(DisplayText.visible(diagnostic.message)) [\(diagnostic.code)]")
    }
}

package import SourceText

extension Style {
    /// A drawn line with the colours of its pieces.
    package func line(_ spans: [SnippetSpan]) -> String {
        spans.reduce(into: "") { $0 += span($1) }
    }

    /// A diagnostic with its source lines, each line with its line end.
    package func text(of diagnostic: Diagnostic, in sources: SourceSet) -> String {
        DiagnosticSnippet.lines(of: diagnostic, in: sources).reduce(into: "") { $0 += line($1) + "\n" }
    }

    private func span(_ span: SnippetSpan) -> String {
        switch span.role {
        case .place: place(span.text)
        case .error: failed(span.text)
        case .warning: warning(span.text)
        case .note: heading(span.text)
        case .message: heading(span.text)
        case .gutter: quiet(span.text)
        case .carets: marks(span.text)
        case .source, .remark: span.text
        }
    }
}

package import SourceText

extension Style {
    /// A diagnostic with its source lines, each line with its line end.
    package func text(of diagnostic: Diagnostic, in sources: SourceSet) -> String {
        StyledText.lines(of: diagnostic, in: sources).reduce(into: "") { $0 += text($1) + "\n" }
    }
}

extension StyledText {
    /// A diagnostic with its source lines.
    package static func lines(of diagnostic: Diagnostic, in sources: SourceSet) -> [StyledText] {
        DiagnosticSnippet.lines(of: diagnostic, in: sources).map { StyledText($0) }
    }

    init(_ span: SnippetSpan) {
        switch span.role {
        case .place: self.init(span.text, as: .place)
        case .error: self.init(span.text, as: .failed)
        case .warning: self.init(span.text, as: .warning)
        case .note, .message: self.init(span.text, as: .heading)
        case .gutter: self.init(span.text, as: .quiet)
        case .carets: self.init(span.text, as: .marks)
        case .source, .remark: self.init(span.text)
        }
    }
}

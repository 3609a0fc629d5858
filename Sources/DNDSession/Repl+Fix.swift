internal import DNDDrawing
internal import SourceText

/// `fix`: the edit of a diagnostic, taken.
extension Repl {
    /// The line that `fix` stands for; other lines unchanged.
    func fixed(_ typed: TypedLine) -> TypedLine {
        guard let fixedLine, metaWord(of: typed.text)?.word.kind == .fix else { return typed }
        return fixedLine
    }

    /// Offers the first edit of a rejected line. A script has ended at it.
    func offerFix(of typed: TypedLine, _ outcome: ReplSession.Outcome) {
        fixedLine = nil
        guard case .rejected(let diagnostics) = outcome, let edit = diagnostics.lazy.compactMap({ $0.edit }).first
        else { return }
        let source = session.sources[edit.range.file]
        // An included file is not the line.
        guard source.utf8.elementsEqual(typed.text.utf8) else { return }
        let text = source.applying([edit])
        fixedLine = TypedLine(text, name: typed.name, number: typed.number)
        if !isScript { write(style.quiet("`fix` plays: \(text)")) }
    }
}

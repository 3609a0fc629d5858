internal import DNDDrawing
internal import TextDifferences

extension Style {
    /// A line of a difference, without its newline.
    func line(_ line: UnifiedDifference.Line) -> String {
        switch line.role {
        case .file: heading(line.text)
        case .place: call(line.text)
        case .context: line.text
        case .removed: actual(line.text)
        case .added: expected(line.text)
        case .remark: quiet(line.text)
        }
    }
}

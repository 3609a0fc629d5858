internal import TextDifferences

extension Console {
    /// Writes a difference, a line at a time.
    func show(_ difference: UnifiedDifference) {
        for line in difference.lines { output.writeLine(style.line(line)) }
    }
}

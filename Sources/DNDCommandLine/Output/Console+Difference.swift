internal import SwiftAdapter

extension Console {
    /// Writes what has changed in a file.
    func show(_ difference: UnifiedDifference) {
        for line in difference.lines { output.writeLine(style.line(line)) }
    }
}

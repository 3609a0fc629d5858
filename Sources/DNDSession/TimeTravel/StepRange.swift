internal import SourceText

/// A range of steps: `2`, `2..4`, `2..`.
struct StepRange: Equatable {
    let first: Int
    let last: Int

    /// Without an argument all steps up to the last; nil for an invalid range.
    init?(_ text: String, last: Int) {
        guard !text.isEmpty else {
            (first, self.last) = (1, last)
            return
        }
        guard let dots = text.firstPlace(of: "..") else {
            guard let step = Int(text) else { return nil }
            (first, self.last) = (step, step)
            return
        }
        let end = text[dots.upperBound...].trimmed()
        guard let first = Int(text[..<dots.lowerBound].trimmed()), let last = end.isEmpty ? last : Int(end) else {
            return nil
        }
        (self.first, self.last) = (first, last)
    }
}

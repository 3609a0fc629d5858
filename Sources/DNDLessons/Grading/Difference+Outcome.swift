/// Comparison of differences, which recognises a misconception.
extension Difference {
    /// Whether this is the other difference: the same place, the same expected call, the same call of UIKit. With
    /// `looseArguments` an expected call may leave out the arguments that the other has.
    func agrees(with other: Difference, looseArguments: Bool) -> Bool {
        guard scenario == other.scenario else { return false }
        switch (kind, other.kind) {
        case (
            .call(let place, let expected, let actual, _), .call(let otherPlace, let otherExpected, let otherActual, _)
        ):
            guard step == other.step, place == otherPlace, actual == otherActual else { return false }
            return expected == otherExpected
                || looseArguments && Self.isLoosely(expected ?? "", otherExpected ?? "")
        case (.other(let headline, let detail), .other(let otherHeadline, let otherDetail)):
            return headline == otherHeadline && detail == otherDetail
        case (.line(let line, _), .line(let otherLine, _)): return line == otherLine
        case (.gestures(let title, let steps), .gestures(let otherTitle, let otherSteps)):
            return title == otherTitle && (looseArguments || steps == otherSteps)
        default: return false
        }
    }

    /// Whether two patterns name the same method, and one of them nothing else.
    private static func isLoosely(_ pattern: String, _ other: String) -> Bool {
        let name = method(pattern)
        return name == method(other) && (pattern == name || other == name)
    }
}

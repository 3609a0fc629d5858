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

    /// Whether this is the other difference in another scene: the same methods expected and called, wherever, with
    /// whatever arguments; or the same words.
    func agreesInAnotherScene(with other: Difference) -> Bool {
        switch (kind, other.kind) {
        case (
            .call(_, let expected, let actual, let order), .call(_, let otherExpected, let otherActual, let otherOrder)
        ):
            let names = Self.methods(expected, actual)
            return names[0] != names[1] && names == Self.methods(otherExpected, otherActual)
                && order.isSameKind(as: otherOrder)
        case (.other(let headline, let detail), .other(let otherHeadline, let otherDetail)):
            return headline == otherHeadline && detail == otherDetail
        case (.line(let line, _), .line(let otherLine, _)): return line == otherLine
        case (.gestures(let title, _), .gestures(let otherTitle, _)): return title == otherTitle
        default: return false
        }
    }

    private static func methods(_ expected: String?, _ actual: String?) -> [String?] {
        [expected, actual].map { call in call.map { method($0) } }
    }

    /// Whether two patterns name the same method, and one of them nothing else.
    private static func isLoosely(_ pattern: String, _ other: String) -> Bool {
        let name = method(pattern)
        return name == method(other) && (pattern == name || other == name)
    }
}

extension Difference.CallOrder {
    fileprivate func isSameKind(as other: Self) -> Bool {
        switch (self, other) {
        case (.later, .later), (.never, .never), (.before, .before), (.lacking, .lacking): true
        default: false
        }
    }
}

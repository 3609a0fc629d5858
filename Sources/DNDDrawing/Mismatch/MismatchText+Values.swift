internal import DNDResults
internal import SourceText

/// Expectations about one value: `expect gap: [0, 4]`, `expect call canHandle: once`.
extension MismatchText {
    /// The maximum width in cells of a value in the headline.
    private static var valueWidthMax: Int { 24 }

    func headline(_ subject: FactSubject, _ expected: FactValue, _ actual: FactValue) -> String {
        let (subject, expected, actual) = (Spelling.subject(subject), Spelling.value(expected), Spelling.value(actual))
        return Self.fits(expected, actual)
            ? "\(subject): expected \(expected), found \(actual)" : "\(subject): another value"
    }

    func body(_ expected: String, _ actual: String) -> [StyledText] {
        Self.fits(expected, actual) ? [] : comparison(expected: expected, actual: actual, "found")
    }

    private static func fits(_ expected: String, _ actual: String) -> Bool {
        max(DisplayText.width(of: expected), DisplayText.width(of: actual)) <= valueWidthMax
    }

    func fix(_ actual: FactValue) -> [StyledText] {
        guard actual == .absent(.sessionNotEnded) else { return [] }
        return remark("To fix, end the drag above this line, with `drop` or `cancel`.")
    }
}

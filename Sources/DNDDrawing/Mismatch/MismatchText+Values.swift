internal import DNDResults
internal import SourceText

/// Expectations about one value: `expect gap: [0, 4]`, `expect call canHandle: once`.
extension MismatchText {
    /// Cells of a value that fit into the headline.
    private static var valueWidthMax: Int { 24 }

    func headline(value subject: String, _ expected: String, _ actual: String) -> String {
        Self.fits(expected, actual) ? "\(subject): expected \(expected), found \(actual)" : "\(subject): another value"
    }

    func body(expected: String, actual: String) -> [String] {
        Self.fits(expected, actual) ? [] : comparison(expected: expected, actual: actual, "found")
    }

    private static func fits(_ expected: String, _ actual: String) -> Bool {
        max(DisplayText.width(of: expected), DisplayText.width(of: actual)) <= valueWidthMax
    }

    func fix(value actual: String) -> [String] {
        actual.hasPrefix("no session") ? remark("To fix, end the drag above this line, with `drop` or `cancel`.") : []
    }
}

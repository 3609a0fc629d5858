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

    // MARK: - What to write instead

    /// The found value in place of the expected one. Nil for other expectations, and where the text has a parameter: it
    /// stands for other values in other cases.
    var editOfValue: TextEdit? {
        guard let value = foundValue, let range = rangeOfValue else { return nil }
        let text = sources[range.file].text(in: range)
        return text.contains("$") ? nil : TextEdit(range: range, replacement: value)
    }

    /// As the language writes it.
    private var foundValue: String? {
        switch mismatch.kind {
        case .callCount(let count): return word(count.matching.count)
        case .value(_, _, let actual):
            if actual.hasPrefix("no session") { return nil }
            // What stands behind a path says which order it counts in.
            guard actual.hasPrefix("["), let end = actual.firstIndex(of: "]") else { return actual }
            return String(actual[...end])
        default: return nil
        }
    }

    /// What stands behind the colon of the expectation.
    private var rangeOfValue: SourceRange? {
        let bytes = sources[mismatch.range.file].utf8
        var index = Int(mismatch.range.lowerBound)
        var isQuoted = false
        var depth = 0
        while index < Int(mismatch.range.upperBound) {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "(") where !isQuoted: depth += 1
            case UInt8(ascii: ")") where !isQuoted: depth -= 1
            case UInt8(ascii: ":") where !isQuoted && depth == 0:
                return range(from: index + 1, in: bytes)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// From the first byte that is no blank to the end of the expectation.
    private func range(from start: Int, in bytes: [UInt8]) -> SourceRange? {
        let end = Int(mismatch.range.upperBound)
        guard let first = (start..<end).first(where: { bytes[$0] != UInt8(ascii: " ") }) else { return nil }
        return SourceRange(
            file: mismatch.range.file, lowerBound: Int32(first), upperBound: mismatch.range.upperBound)
    }
}

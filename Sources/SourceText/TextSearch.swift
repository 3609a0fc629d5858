/// Plain search. Swift's own comes with the library for regular expressions, which every start of the program would
/// pay for.
extension StringProtocol {
    /// Where a text first stands in this one, character by character; nil when nowhere. O(characters of both).
    package func firstPlace(of part: String) -> Range<Index>? {
        var start = startIndex
        while true {
            if self[start...].starts(with: part) { return start..<index(start, offsetBy: part.count) }
            guard start < endIndex else { return nil }
            start = index(after: start)
        }
    }

    package func hasPlace(of part: String) -> Bool {
        firstPlace(of: part) != nil
    }
}

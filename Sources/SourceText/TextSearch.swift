/// Plain text search. Swift's own search loads the regular-expression library, which slows every start of the program.
extension StringProtocol {
    /// The first occurrence of a text in this one, compared by characters; nil when there is none. O(characters of
    /// both).
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

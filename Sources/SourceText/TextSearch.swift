/// Plain search. Swift's own comes with the library for regular expressions, which every start of the program would
/// pay for.
extension StringProtocol {
    /// Where a text stands in this one, character by character, from the front and without overlaps.
    package func places(of part: String) -> [Range<Index>] {
        precondition(!part.isEmpty, "A text without characters stands everywhere.")
        var places: [Range<Index>] = []
        var start = startIndex
        while let place = self[start...].firstPlace(of: part) {
            places.append(place)
            start = place.upperBound
        }
        return places
    }

    /// The first of the places; nil when the text stands nowhere. O(characters of both).
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

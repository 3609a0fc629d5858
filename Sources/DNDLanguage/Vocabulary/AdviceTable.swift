/// What is said to words that somebody types, from a text with rows `word word = advice`.
package struct AdviceTable: Sendable {
    package let rows: [(words: [String], text: String)]

    @inline(never)
    package init(_ text: String) {
        rows = text.split(separator: "\n").map { row in
            let sides = row.split(separator: "=", maxSplits: 1)
            return (sides[0].split(separator: " ").map { String($0) }, String(sides[1].dropFirst()))
        }
    }

    /// The advice of the first row with a word. O(words of the table), since it is asked about few
    package subscript(word: String) -> String? { rows.first { $0.words.contains(word) }?.text }
}

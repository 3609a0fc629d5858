/// Labels and titles, each stored once and known by a small number afterwards.
package struct NameTable: Sendable {
    private var texts: [String] = []
    private var numbers: [String: Int32] = [:]

    package init() {}

    package var count: Int { texts.count }

    /// The number of a text, given out at its first mention. Amortised O(length).
    package mutating func number(for text: String) -> Int32 {
        if let known = numbers[text] { return known }
        let number = Int32(texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }

    /// The number of a text that was mentioned before. O(length).
    package func number(of text: String) -> Int32? {
        numbers[text]
    }

    package func text(_ number: Int32) -> String {
        texts[Int(number)]
    }
}

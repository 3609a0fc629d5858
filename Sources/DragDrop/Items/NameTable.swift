/// Labels and titles, each stored once and known by a small number afterwards.
package struct NameTable: Sendable {
    private var texts: [String] = []
    private var numbers: [String: Int32] = [:]

    package init() {}

    package var count: Int { texts.count }

    /// The number of a text, given out at its first mention. Amortised O(length).
    package mutating func number(for text: String) -> Int32 {
        let next = Int32(texts.count)
        // One search for both questions: whether the text is there, and where it would go.
        let number = Self.value(of: &numbers[text, default: next])
        if number == next { texts.append(text) }
        return number
    }

    /// A number for a text that is not to be found by it: others may have the text, or get it.
    package mutating func add(_ text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Whether a number is what its text is known by.
    package func isFound(_ number: Int32) -> Bool {
        numbers[text(number)] == number
    }

    /// Gives a number that was added another text.
    package mutating func setText(_ text: String, of number: Int32) {
        texts[Int(number)] = text
    }

    private static func value(of entry: inout Int32) -> Int32 { entry }

    /// Makes room for the first texts, so that the table need not grow step by step.
    package mutating func reserve(_ count: Int) {
        guard texts.isEmpty else { return }
        texts.reserveCapacity(count)
        numbers.reserveCapacity(count)
    }

    /// The number of a text that was mentioned before. O(length).
    package func number(of text: String) -> Int32? {
        numbers[text]
    }

    package func text(_ number: Int32) -> String {
        texts[Int(number)]
    }
}

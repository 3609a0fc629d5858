/// Labels and titles, each stored once and referred to by a small number.
package struct NameTable: Sendable {
    package private(set) var texts: [String] = []
    private var numbers: [String: Int32] = [:]

    package init() {}

    package var count: Int { texts.count }

    /// The number of a text, assigned at its first mention. Amortised O(length).
    package mutating func number(for text: String) -> Int32 {
        let next = Int32(texts.count)
        // One search answers both questions: whether the text exists, and where to insert it.
        let number = Self.value(of: &numbers[text, default: next])
        if number == next { texts.append(text) }
        return number
    }

    /// Adds a number that a search for its text does not find, since other numbers may have the same text.
    package mutating func add(_ text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Whether a search for the number's text finds this number.
    package func isFound(_ number: Int32) -> Bool {
        numbers[text(number)] == number
    }

    /// Changes the text of a number that was added.
    package mutating func setText(_ text: String, of number: Int32) {
        texts[Int(number)] = text
    }

    private static func value(of entry: inout Int32) -> Int32 { entry }

    /// Reserves capacity in an empty table, so that it does not grow step by step.
    package mutating func reserve(_ count: Int) {
        guard texts.isEmpty else { return }
        texts.reserveCapacity(count)
        numbers.reserveCapacity(count)
    }

    /// The number of a text that was mentioned before; nil otherwise. O(length).
    package func number(of text: String) -> Int32? {
        numbers[text]
    }

    package func text(_ number: Int32) -> String {
        texts[Int(number)]
    }
}

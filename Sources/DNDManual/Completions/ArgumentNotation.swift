/// `[CODE|RULE]`, `SHELL|for WORD…`: what may stand where, read from the notation of the table.
package struct ArgumentNotation {
    /// What stands for an argument.
    package enum Part: Equatable {
        /// In small letters: itself.
        case word(String)

        /// In capitals: one of a kind, `PATH`.
        case name(String)
    }

    /// The parts of each place. The last one stands for all that follow when it is repeated.
    private let places: [[Part]]
    private let isRepeated: Bool

    package init(_ notation: String) {
        let items = notation.split(separator: " ").map { $0.filter { $0 != "[" && $0 != "]" } }
        isRepeated = items.last?.hasSuffix("…") ?? false
        places = items.map { item in
            item.filter { $0 != "…" }.split(separator: "|").map { part in
                part.first?.isUppercase ?? false ? .name(String(part)) : .word(String(part))
            }
        }
    }

    /// What may stand at a place, counted from 0.
    package func parts(at index: Int) -> [Part] {
        if index < places.count { return places[index] }
        return isRepeated ? places.last ?? [] : []
    }
}

/// The allowed arguments by position, parsed from a notation such as `[CODE|RULE]` or `SHELL|for WORD…`.
package struct ArgumentNotation {
    /// An alternative for an argument.
    package enum Part: Equatable {
        /// A literal word, in lower case.
        case word(String)

        /// A placeholder in capitals, such as `PATH`.
        case name(String)
    }

    /// The alternatives of each position. If `isRepeated`, the last one applies to all further positions.
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

    /// The alternatives at a position, from 0.
    package func parts(at index: Int) -> [Part] {
        if index < places.count { return places[index] }
        return isRepeated ? places.last ?? [] : []
    }
}

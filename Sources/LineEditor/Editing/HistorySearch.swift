/// An incremental search of the history: each letter narrows it, Ctrl-R finds the next older match.
struct HistorySearch {
    private struct State {
        var pattern = ""
        /// The index of the displayed entry; the number of entries for the line itself.
        var position: Int
        var hasFailed = false
    }

    /// The line before the search.
    let original: EditedText
    private let entries: [String]
    /// The last state is current. Each letter adds one, so that Backspace restores the previous state.
    private var states: [State]

    init(_ entries: [String], from original: EditedText) {
        self.original = original
        self.entries = entries
        states = [State(position: entries.count)]
    }

    private var state: State { states[states.count - 1] }
    var pattern: String { state.pattern }
    var hasFailed: Bool { state.hasFailed }

    /// Replaces the prompt during the search.
    var prompt: String { "\(hasFailed ? "no match for" : "search") \"\(pattern)\": " }

    /// The current entry with the cursor at the match; the line itself before the first match.
    var shown: EditedText {
        guard state.position < entries.count else { return original }
        let entry = entries[state.position]
        return EditedText(entry, cursorUTF8: offset(of: pattern, in: entry) ?? entry.utf8.count)
    }

    mutating func type(_ character: Unicode.Scalar) {
        var next = state
        next.pattern.unicodeScalars.append(character)
        states.append(next)
        let isMatch = next.position < entries.count && offset(of: next.pattern, in: entries[next.position]) != nil
        if !isMatch { find(.older) }
    }

    /// Removes the last letter; false when there is none.
    mutating func delete() -> Bool {
        guard states.count > 1 else { return false }
        states.removeLast()
        return true
    }

    /// Moves to the next match in a direction; without one it stays and sets `hasFailed`.
    mutating func find(_ direction: HistoryCursor.Direction) {
        let step = direction == .older ? -1 : 1
        // An entry equal to the current entry is no new match; an entry equal to the line itself is one.
        let current = state.position < entries.count ? shown.text : nil
        var position = state.position + step
        while entries.indices.contains(position) {
            if entries[position] != current, offset(of: pattern, in: entries[position]) != nil {
                states[states.count - 1].position = position
                states[states.count - 1].hasFailed = false
                return
            }
            position += step
        }
        states[states.count - 1].hasFailed = true
    }

    /// The byte offset of the pattern in an entry. Case-sensitive only if the pattern contains capitals.
    private func offset(of pattern: String, in entry: String) -> Int? {
        let isExact = pattern.contains { $0.isUppercase }
        let wanted = Array(pattern.unicodeScalars)
        let scalars = Array(entry.unicodeScalars)
        guard scalars.count >= wanted.count else { return nil }
        let match = (0...scalars.count - wanted.count).last { start in
            wanted.indices.allSatisfy { isEqual(scalars[start + $0], wanted[$0], exactly: isExact) }
        }
        return match.map { scalars[..<$0].reduce(0) { $0 + UTF8.width($1) } }
    }

    private func isEqual(_ a: Unicode.Scalar, _ b: Unicode.Scalar, exactly isExact: Bool) -> Bool {
        a == b
            || (!isExact && !(a.isASCII && !a.properties.isAlphabetic)
                && a.properties.lowercaseMapping == b.properties.lowercaseMapping)
    }
}

/// Moves through the history entries with the arrow keys. Edits to visited entries are kept until the line is entered.
struct HistoryCursor {
    enum Direction: Sendable {
        case older, newer
    }

    private let entries: [String]
    /// The index of the current entry; the number of entries for the line itself.
    private var position: Int
    private var drafts: [Int: String] = [:]

    init(_ entries: [String]) {
        self.entries = entries
        position = entries.count
    }

    /// Moves to the adjacent entry; nil when there is none.
    mutating func move(_ direction: Direction, from text: String) -> String? {
        move(direction, from: text) { _ in true }
    }

    /// Moves to the next entry with the same text before the cursor, and keeps the cursor there.
    mutating func moveToMatch(_ direction: Direction, from now: EditedText) -> EditedText? {
        let beginning = now.textBeforeCursor
        let found = move(direction, from: now.text) { $0.utf8.starts(with: beginning.utf8) && $0 != now.text }
        return found.map { EditedText($0, cursorUTF8: beginning.utf8.count) }
    }

    private mutating func move(
        _ direction: Direction, from text: String, _ isWanted: (String) -> Bool
    ) -> String? {
        var candidate = position
        while let next = neighbour(of: candidate, direction) {
            candidate = next
            guard isWanted(self.text(at: candidate)) else { continue }
            drafts[position] = text
            position = candidate
            return self.text(at: candidate)
        }
        return nil
    }

    private func neighbour(of position: Int, _ direction: Direction) -> Int? {
        let next = direction == .older ? position - 1 : position + 1
        return (0...entries.count).contains(next) ? next : nil
    }

    private func text(at position: Int) -> String {
        drafts[position] ?? (position < entries.count ? entries[position] : "")
    }
}

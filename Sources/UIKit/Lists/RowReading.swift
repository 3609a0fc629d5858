internal import DragDrop

/// The text of one row in a data source.
enum RowWord: Equatable {
    case named(ItemID)

    /// The cell has no text.
    case silent

    /// The cell has not been requested.
    case unread
}

/// Determines the rows of a data source in a section when some rows have no text.
///
/// A row without text does not contradict the list's updates: it counts as the row that is shown in its place. Silent
/// rows are matched in order only when rows with text reveal a difference.
struct RowReading {
    let words: [RowWord]

    /// The shown rows of the section.
    let shown: [ItemID]
    let names: RowNames

    /// The identities of the rows; nil for a new row.
    func identities() -> [ItemID?] {
        isAsShown ? zip(words, shown).map { word, row in word.item ?? row } : matchedInOrder()
    }

    private var isAsShown: Bool {
        guard words.count == shown.count else { return false }
        return zip(words, shown).allSatisfy { word, row in
            word.item.map { $0 == row || names.unread.contains(row) } ?? true
        }
    }

    private func matchedInOrder() -> [ItemID?] {
        var silent = shown.filter { names.silent.contains($0) }[...]
        let isAnySilent = !silent.isEmpty
        return words.enumerated().map { index, word in
            if let item = word.item { return item }
            if isAnySilent { return silent.popFirst() }
            return shown.indices.contains(index) ? shown[index] : nil
        }
    }
}

extension RowWord {
    var item: ItemID? {
        if case .named(let item) = self { item } else { nil }
    }
}

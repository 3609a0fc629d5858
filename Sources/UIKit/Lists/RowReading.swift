internal import DragDrop

/// What a data source says of one row.
enum RowWord: Equatable {
    case named(ItemID)

    /// The cell shows no text.
    case silent

    /// Nobody has asked for the cell.
    case unread
}

/// Finds out which rows a data source has in a section, where not every row says who it is.
///
/// A row that says nothing is no evidence against what the list was told: it is taken for the row that is shown in its
/// place. Only where the rows with a text tell that something differs, silent rows are matched in their order.
struct RowReading {
    let words: [RowWord]

    /// The rows that the list shows in the section.
    let shown: [ItemID]
    let names: RowNames

    /// Who the rows are; nil for a row that is new.
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

internal import DNDResults
internal import DragDrop

/// Descriptions of the existing rows, for faults.
extension Engine {
    private static var labelsAtMost: Int { 12 }

    /// "its rows are A B C", or that it has none yet.
    func rowsInWords(of list: ListID, _ side: Side = .shown) -> String {
        let rows = (side == .model ? self[list].model : self[list].shown).allItems
        let whose = side == .model ? "the rows of its data are" : "its rows are"
        return rows.isEmpty ? "it has none yet" : "\(whose) \(listed(rows))"
    }

    /// The same for all lists that show rows.
    var allRowsInWords: String {
        let lists = lists.filter { !$0.shown.allItems.isEmpty }
        guard lists.count != 1 else { return "the rows of \(lists[0].name) are \(listed(lists[0].shown.allItems))" }
        guard !lists.isEmpty else { return "no list shows any row yet" }
        return "there are " + lists.map { "\(listed($0.shown.allItems)) in \($0.name)" }.joined(separator: ", ")
    }

    private func listed(_ rows: [ItemID]) -> String {
        let labels = rows.prefix(Self.labelsAtMost).map { Spelling.label(label(of: $0)) }.joined(separator: " ")
        return rows.count > Self.labelsAtMost ? "\(labels) and \(rows.count - Self.labelsAtMost) more" : labels
    }

    /// Why a list cannot be described: its view is gone, or does not exist yet.
    func absence(of list: ListID) -> String? {
        switch self[list].presence {
        case .inWindow, .withoutWindow: nil
        case .gone: GestureRefusal.gone(list).sentence(self)
        case .notYet: GestureRefusal.notYet(list).sentence(self)
        }
    }
}

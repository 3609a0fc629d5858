/// Decisions of the rules for a drop.
extension Rulebook {
    /// Whether the view under the finger receives an exit when the system cancels the touch (Q04).
    var exitsBySystemCancel: Bool { assumesOther(.q04) }

    /// The proposal of a drop that no proposal accepts; nil means that it is not performed (R052).
    var proposalOfRefusedDrop: DropProposal? { obeys(.r052) ? nil : DropProposal(.copy) }

    /// The order of the items in the session (R161).
    func order(_ items: [DragState.Item]) -> [DragState.Item] { obeys(.r161) ? items : items.reversed() }

    /// Whether a coordinator knows the source of a row: only for the list's own rows (R163).
    func knowsSource(ofOwnRow isOwn: Bool) -> Bool { isOwn || !obeys(.r163) }

    /// Whether an item has a preview size (R164).
    func hasPreviewSize(_ hasPreview: Bool) -> Bool { hasPreview || !obeys(.r164) }

    /// The destination of a drop without a place: nil (R175), and then the drop has no intent (R102).
    var destinationWherePlaceIsMissing: RowPath? { obeys(.r175) ? nil : RowPath(section: 0, item: 0) }
    var forgetsIntentWithoutDestination: Bool { obeys(.r102) }

    /// Whether a drop uses the shown gap as destination: also beside the cells (R123), by the rule of the kind of list.
    func dropsAtGap(isBesideCells: Bool, _ adapter: Adapter) -> Bool {
        obeys(isBesideCells ? .r123 : adapter.traits.gapDestinationRule)
    }

    /// Whether a destination in a table's own rows counts the dragged row (Q05).
    func countsDestinationWithRow(in kind: ListKind) -> Bool { assumesOther(.q05, of: kind) }
}

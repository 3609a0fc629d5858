/// Decisions of the rules for a drop.
extension Rulebook {
    /// Whether the view under the finger receives an exit when the system cancels the touch: under the alternative of
    /// Q04.
    var exitsBySystemCancel: Bool { assumesOther(.q04) }

    /// The proposal for a drop without an accepting proposal. Nil means that the drop is not performed (R052).
    var proposalOfRefusedDrop: DropProposal? { obeys(.r052) ? nil : DropProposal(.copy) }

    /// The order of the items in the session (R161).
    func order(_ items: [DragState.Item]) -> [DragState.Item] { obeys(.r161) ? items : items.reversed() }

    /// Whether a coordinator knows the source of a row: only for the list's own rows (R163).
    func knowsSource(ofOwnRow isOwn: Bool) -> Bool { isOwn || !obeys(.r163) }

    /// Whether an item has a preview size (R164).
    func hasPreviewSize(_ hasPreview: Bool) -> Bool { hasPreview || !obeys(.r164) }

    /// The destination of a drop without a place: nil (R175), and then the intent is unspecified (R102).
    var destinationWherePlaceIsMissing: RowPath? { obeys(.r175) ? nil : RowPath(section: 0, item: 0) }
    var forgetsIntentWithoutDestination: Bool { obeys(.r102) }

    /// Whether the shown gap is the destination of a drop: beside the cells by R123, over a cell by the rule for the
    /// kind of list (R103, R104).
    func dropsAtGap(isBesideCells: Bool, _ adapter: Adapter) -> Bool {
        obeys(isBesideCells ? .r123 : adapter.traits.gapDestinationRule)
    }

    /// Whether the destination of a coordinator counts the dragged row: under the alternative of Q05, in tables.
    func countsDestinationWithRow(in kind: ListKind) -> Bool { assumesOther(.q05, of: kind) }
}

/// What the rules of a drop decide.
extension Rulebook {
    /// Whether the view under the finger hears of an exit when the system takes the touch away (Q04).
    var exitsBySystemCancel: Bool { assumesOther(.q04) }

    /// What a drop is performed with where no proposal accepts: it is not performed (R052).
    var proposalOfRefusedDrop: DropProposal? { obeys(.r052) ? nil : DropProposal(.copy) }

    /// The session's order (R161).
    func order(_ items: [DragState.Item]) -> [DragState.Item] { obeys(.r161) ? items : items.reversed() }

    /// Whether a coordinator knows the source of a row: that of a row of its own list (R163).
    func knowsSource(ofOwnRow isOwn: Bool) -> Bool { isOwn || !obeys(.r163) }

    /// Whether an item has a preview size (R164).
    func hasPreviewSize(_ hasPreview: Bool) -> Bool { hasPreview || !obeys(.r164) }

    /// Whether a drop may have no destination (R175), and then has no intent (R102).
    var destinationWherePlaceIsMissing: RowPath? { obeys(.r175) ? nil : RowPath(section: 0, item: 0) }
    var forgetsIntentWithoutDestination: Bool { obeys(.r102) }

    /// Whether a drop goes to the gap that is shown: also beside the cells (R123), and by the rule of the kind of list.
    func dropsAtGap(isBesideCells: Bool, _ adapter: Adapter) -> Bool {
        obeys(isBesideCells ? .r123 : adapter.traits.gapDestinationRule)
    }

    /// Whether the place of a table's own row counts with that row (Q05).
    func countsDestinationWithRow(in kind: ListKind) -> Bool { assumesOther(.q05, of: kind) }
}

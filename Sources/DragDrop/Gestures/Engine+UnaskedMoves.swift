/// A table that moves rows lets its own single row follow the finger although nobody proposes it.
extension Engine {
    /// Whether one row of the list itself is dragged, and its data source moves rows (Q06).
    func movesOwnRowUnasked(_ list: ListID) -> Bool {
        guard adapter(of: list).movesOwnRowUnasked, let drag, drag.source == list, drag.items.count == 1 else {
            return false
        }
        return isReorderCapable(list)
    }

    /// Whether that happens without a drop delegate (Q35).
    func reordersWithoutDropSide(_ list: ListID) -> Bool {
        movesOwnRowUnasked(list) && !assumesOther(.q35) && !hasDropSide(list)
    }

    /// Whether the list takes part in the session; its delegate says so, if there is one.
    mutating func accepts(_ list: ListID) -> Bool {
        if takesPastes(list) { return acceptsPaste(in: list) }
        return hasDropSide(list) ? askYesOrNo(DelegateCall(.canHandle, in: list)) : reordersWithoutDropSide(list)
    }
}

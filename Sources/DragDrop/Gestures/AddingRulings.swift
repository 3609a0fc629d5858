/// Decisions of the rules for adding items.
extension Rulebook {
    /// Whether the delegate chooses among several sessions (R023).
    var asksForSessionToJoin: Bool { obeys(.r023) }

    /// Whether the items of a list join a session: only in the same app (R020).
    func joins(inSameApp isSameApp: Bool) -> Bool { isSameApp || !obeys(.r020) }

    /// Whether an added row has a source path, as decided in Q29.
    var addedRowsHaveSource: Bool { !assumesOther(.q29) }

    /// Whether an item may be added twice (R024).
    var addsItemsAgain: Bool { obeys(.r024) }

    /// Whether an addition without items is an ordinary tap (R021).
    var tapsWithoutAddition: Bool { obeys(.r021) }

    /// Whether a tap deselects a row: one of several that are selected (R029). With a single one, the list need not
    /// allow several.
    func deselects(_ item: ItemID, of selected: [ItemID]) -> Bool {
        selected.count > 1 && selected.contains(item) && obeys(.r029)
    }

    /// Whether added items have lift previews (R026).
    var previewsAddedItems: Bool { obeys(.r026) }

    /// Whether added items make UIKit ask `canHandle` again (R051).
    var asksAgainForAddedItems: Bool { obeys(.r051) }

    /// Whether the list under the finger is asked for a new proposal at once (R025).
    var proposesAgainForAddedItems: Bool { obeys(.r025) }
}

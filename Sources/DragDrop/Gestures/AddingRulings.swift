/// What the rules of adding items decide.
extension Rulebook {
    /// Whether the delegate picks one of several sessions (R023).
    var asksForSessionToJoin: Bool { obeys(.r023) }

    /// Whether items of another app join a session (R020).
    func joins(inSameApp isSameApp: Bool) -> Bool { isSameApp || !obeys(.r020) }

    /// Whether an added row has a source path (Q29).
    var addedRowsHaveSource: Bool { !assumesOther(.q29) }

    /// Whether an item may be added twice (R024).
    var addsItemsAgain: Bool { obeys(.r024) }

    /// Whether an addition that gives nothing is an ordinary tap (R021).
    var tapsWithoutAddition: Bool { obeys(.r021) }

    /// Whether added items are asked for lift previews (R026).
    var previewsAddedItems: Bool { obeys(.r026) }

    /// Whether added items make `canHandle` a new question (R051).
    var asksAgainForAddedItems: Bool { obeys(.r051) }

    /// Whether the list under the finger is asked for another proposal at once (R025).
    var proposesAgainForAddedItems: Bool { obeys(.r025) }
}

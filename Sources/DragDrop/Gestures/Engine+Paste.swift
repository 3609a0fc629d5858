/// Views that take drops by a paste configuration, without a drop delegate (R241).
extension Engine {
    /// Whether drops on the view become pastes: it has a paste configuration, and nothing of a drop delegate decides.
    func takesPastes(_ list: ListID) -> Bool {
        guard !self[list].pasteTypes.isEmpty, obeys(.r241) else { return false }
        return ![.canHandle, .didUpdate, .performDrop].contains { respondent.implements($0, in: list) }
    }

    /// Whether some item offers a type of the configuration, and `canPaste(_:)` does not object.
    mutating func acceptsPaste(in list: ListID) -> Bool {
        let isOffered = sessionHasItems(conformingTo: self[list].pasteTypes, in: list)
        guard isOffered, respondent.implements(.canPaste, in: list) else { return isOffered }
        return askYesOrNo(DelegateCall(.canPaste, in: list))
    }

    /// The items arrive through `paste(itemProviders:)`, which may load them.
    mutating func paste(in list: ListID, operation: DropOperation) {
        ask(DelegateCall(.paste, in: list, operation: operation))
    }
}

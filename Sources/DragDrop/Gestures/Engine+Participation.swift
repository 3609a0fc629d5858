/// Which lists take part in a session, and by whom they are driven.
extension Engine {
    /// Why a list hears nothing of the session: it has no drop side, the session may not reach it (R003, R038), it
    /// follows another session already (R058), or it lies in no window (R249). Nil when it is to be asked.
    func reasonToPassOver(_ list: ListID) -> RuleID? {
        guard let drag else { return nil }
        if let reason = rulebook.reasonToPassOver(self[list].presence) { return reason }
        guard hasDropSide(list) || reordersWithoutDropSide(list) else {
            return adapter(of: list)[.canHandle]?.rule ?? .r093
        }
        if self[list].app != self[drag.source].app {
            let isRestricted = drag.isRestrictedToDraggingApplication
            let reason = rulebook.reasonToPassOverOtherApp(on: device, isRestricted: isRestricted)
            if let reason { return reason }
        }
        let isOpen = !hands.isTaken(list) || self[list].allowsSimultaneousDropSessions
        return rulebook.reasonToPassOverSecondSession(isOpen: isOpen)
    }

    /// Whether there is anybody to hear of a drop. Lists need `performDropWith`, the one required method; of a plain
    /// view's delegate every member is optional.
    func hasDropSide(_ list: ListID) -> Bool {
        guard self[list].isDropEnabled else { return false }
        if takesPastes(list) { return true }
        return adapter(of: list).traits.dropSide.contains { delegate.implements($0, in: list) }
    }

    /// Asks `canHandle` unless the answer stands already: it does until items are added (R051), or, by the alternative
    /// of Q02, until the finger is elsewhere. False when the list takes no part.
    mutating func offer(to list: ListID) -> Bool {
        guard drag != nil else { return false }
        drag?.meet(list)
        if let known = hand[visit: list]?.canHandle { return known }
        let answer = accepts(list)
        hand[visit: list]?.canHandle = answer
        if !answer {
            let rule = takesPastes(list) ? .r241 : adapter(of: list)[.canHandle]?.rule ?? .r093
            recordSilence([.didEnter, .didUpdate, .didExit, .performDrop, .dropDidEnd], in: list, because: rule)
        }
        return answer
    }

    /// Whether one row of the list itself is dragged, and its data source moves rows (Q06).
    func movesOwnRowUnasked(_ list: ListID) -> Bool {
        guard adapter(of: list).traits.movesOwnRowUnasked, let drag, drag.source == list, drag.items.count == 1 else {
            return false
        }
        return isReorderCapable(list)
    }

    /// Whether that happens without a drop delegate (Q35).
    func reordersWithoutDropSide(_ list: ListID) -> Bool {
        movesOwnRowUnasked(list) && rulebook.reordersWithoutDropSide && !hasDropSide(list)
    }

    /// Whether the list takes part in the session; its delegate says so, if there is one.
    mutating func accepts(_ list: ListID) -> Bool {
        if takesPastes(list) { return acceptsPaste(in: list) }
        return hasDropSide(list) ? askYesOrNo(DelegateCall(.canHandle, in: list)) : reordersWithoutDropSide(list)
    }
}

/// Views that take drops by a paste configuration, without a drop delegate (R241).
extension Engine {
    /// Whether drops on the view become pastes: it has a paste configuration, and nothing of a drop delegate decides.
    func takesPastes(_ list: ListID) -> Bool {
        guard !self[list].pasteTypes.isEmpty, rulebook.dropsByPaste else { return false }
        return ![.canHandle, .didUpdate, .performDrop].contains { delegate.implements($0, in: list) }
    }

    /// Whether some item offers a type of the configuration, and `canPaste(_:)` does not object.
    mutating func acceptsPaste(in list: ListID) -> Bool {
        let isOffered = sessionHasItems(conformingTo: self[list].pasteTypes, in: list)
        guard isOffered, delegate.implements(.canPaste, in: list) else { return isOffered }
        return askYesOrNo(DelegateCall(.canPaste, in: list))
    }

    /// The items arrive through `paste(itemProviders:)`, which may load them.
    mutating func paste(in list: ListID, operation: DropOperation) {
        ask(DelegateCall(.paste, in: list, operation: operation))
    }
}

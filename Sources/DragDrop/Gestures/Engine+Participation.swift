/// Participation of lists in a session.
extension Engine {
    /// Why the session skips a list: it has no drop side, the session may not reach it (R003, R038), it already follows
    /// another session (R058), or it is in no window (R249). Nil when it is to be asked.
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

    /// Whether the list can handle drops. Lists need `performDropWith`, the one required method. A plain view needs any
    /// method of a drop delegate, all of which are optional, or a paste configuration.
    func hasDropSide(_ list: ListID) -> Bool {
        guard self[list].isDropEnabled else { return false }
        if takesPastes(list) { return true }
        return adapter(of: list).traits.dropSide.contains { delegate.implements($0, in: list) }
    }

    /// Asks `canHandle` unless an answer is known. An answer stands until items are added (R051) or, under the
    /// alternative of Q02, until the finger exits. Returns false when the list does not participate.
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

    /// Whether a single row of the list is dragged and its data source supports moves (Q06).
    func movesOwnRowUnasked(_ list: ListID) -> Bool {
        guard adapter(of: list).traits.movesOwnRowUnasked, let drag, drag.source == list, drag.items.count == 1 else {
            return false
        }
        return isReorderCapable(list)
    }

    /// Whether the same holds without a drop delegate (Q35).
    func reordersWithoutDropSide(_ list: ListID) -> Bool {
        movesOwnRowUnasked(list) && rulebook.reordersWithoutDropSide && !hasDropSide(list)
    }

    /// Whether the list participates in the session, according to its delegate if it has one.
    mutating func accepts(_ list: ListID) -> Bool {
        if takesPastes(list) { return acceptsPaste(in: list) }
        return hasDropSide(list) ? askYesOrNo(DelegateCall(.canHandle, in: list)) : reordersWithoutDropSide(list)
    }
}

/// Views that accept drops through a paste configuration, without a drop delegate (R241).
extension Engine {
    /// Whether drops on the view become pastes: it has a paste configuration, and no drop delegate decides.
    func takesPastes(_ list: ListID) -> Bool {
        guard !self[list].pasteTypes.isEmpty, rulebook.dropsByPaste else { return false }
        return ![.canHandle, .didUpdate, .performDrop].contains { delegate.implements($0, in: list) }
    }

    /// Whether an item offers a type of the configuration and `canPaste(_:)` does not object.
    mutating func acceptsPaste(in list: ListID) -> Bool {
        let isOffered = sessionHasItems(conformingTo: self[list].pasteTypes, in: list)
        guard isOffered, delegate.implements(.canPaste, in: list) else { return isOffered }
        return askYesOrNo(DelegateCall(.canPaste, in: list))
    }

    /// Delivers the items through `paste(itemProviders:)`, which may load them.
    mutating func paste(in list: ListID, operation: DropOperation) {
        ask(DelegateCall(.paste, in: list, operation: operation))
    }
}

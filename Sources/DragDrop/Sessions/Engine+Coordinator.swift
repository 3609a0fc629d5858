/// What `performDropWith` tells the coordinator about its items.
extension Engine {
    /// `drop(_:toRowAt:)` and `drop(_:toItemAt:)`: the row has to be there already (R165).
    package mutating func coordinatorDrop(_ item: ItemID, toRow path: RowPath, in list: ListID) {
        let isOldRow = coordinator?.list == list && coordinator?.updateCountBefore == self[list].updateCount
        guard mayCoordinate(.dropToRow(item, path), in: list, because: .r165, restingOn: isOldRow ? [.q40] : []) else {
            return
        }
        guard self[list].shown[path] != nil || !obeys(.r165) else {
            record(.note(.actionWithoutEffect(list: list)), .r165)
            return
        }
        guard land(item, .row(path), in: list) else { return }
        coordinator?.droppedPaths.append(path)
        handOverDropAnimator(for: item, in: list, lasting: Decisions.dropMilliseconds)
    }

    /// `drop(_:intoRowAt:rect:)` and `drop(_:intoItemAt:rect:)`: an existing cell (R166).
    package mutating func coordinatorDrop(_ item: ItemID, intoRow path: RowPath, in list: ListID) {
        guard mayCoordinate(.dropIntoRow(item, path), in: list, because: .r166) else { return }
        guard self[list].shown[path] != nil || !obeys(.r166) else {
            record(.note(.actionWithoutEffect(list: list)), .r166)
            return
        }
        guard land(item, .intoRow(path), in: list) else { return }
        handOverDropAnimator(for: item, in: list, lasting: Decisions.dropMilliseconds)
    }

    /// `drop(_:to:)` with a preview target in any view (R167).
    package mutating func coordinatorDrop(_ item: ItemID, toView view: ListID, in list: ListID) {
        guard mayCoordinate(.dropToView(item, view), in: list, because: .r167), obeys(.r167) else { return }
        guard land(item, .view(view), in: list) else { return }
        let isReturn = view == drag?.source
        let duration = isReturn ? Decisions.returnMilliseconds : Decisions.dropMilliseconds
        handOverDropAnimator(for: item, in: list, lasting: duration)
    }

    /// Every item starts with the default animation (R162), also one that never gets a call (R170).
    mutating func beginLandings(of coordinator: DropCoordinator) {
        let landing: DropLanding? = obeys(.r170) ? .standard : nil
        animations.beginLandings(of: coordinator.items, at: landing)
    }

    /// Takes one call for each item of the session, of which several may be of one row (R024); another call has no
    /// effect (R170).
    mutating func land(_ item: ItemID, _ landing: DropLanding, in list: ListID) -> Bool {
        if animations.land(item, landing, obeying: rulebook) { return true }
        record(.note(.actionWithoutEffect(list: list)), .r170)
        return false
    }

    /// Every drop call returns an animator (R171, R172).
    private mutating func handOverDropAnimator(for item: ItemID, in list: ListID, lasting milliseconds: Int) {
        handOver(.coordinatorDrop, for: item, in: list, lasting: obeys(.r172) ? milliseconds : 0)
    }

    private mutating func mayCoordinate(
        _ action: ListAction, in list: ListID, because rule: RuleID, restingOn questions: [RuleID] = []
    ) -> Bool {
        guard mayAct(on: list) else { return false }
        record(.action(action, list: list), rule, restingOn: questions)
        return isPerformingDrop(in: list)
    }

    /// Calls count only until `performDropWith` returns (R169); what a late one does is open (Q10).
    mutating func isPerformingDrop(in list: ListID) -> Bool {
        guard coordinator?.list != list, obeys(.r169) else { return true }
        if assumesOther(.q10) {
            raise(.lateDropCall, in: list)
        } else {
            record(.note(.actionWithoutEffect(list: list)), .r169)
        }
        return false
    }
}

extension UIKitException {
    /// Q10: nobody has recorded such an exception; these are our words.
    static let lateDropCall = UIKitException(
        .q10, text: "(UIKit's text is not recorded) a drop call after performDropWith has returned")
}

/// Moves without a drag session: edit-mode reordering of a table (R146), interactive movement of a collection (R147).
extension Engine {
    /// A finger touches the reorder control, or the app calls `beginInteractiveMovementForItem(at:)`.
    mutating func beginMovement(_ path: RowPath, in list: ListID) {
        if movement != nil, rulebook.raisesForSecondMovement(adapter(of: list)) {
            raise(.movementUnderWay, in: list)
            return
        }
        hand.isTouchingWithoutDrag = true
        let rule = movementRule(of: list)
        guard let item = self[list].shown[path], hasMovement(in: list), mayMove(path, item, in: list, because: rule),
            !hasException, self[list].shown[path] == item
        else {
            record(.note(.ignored(list: list)), rule)
            recordSilence([.moveRow, .willReorder, .didReorder], in: list, because: rule)
            return
        }
        hand.isTouchingWithoutDrag = false
        hands.movement = InteractiveMovement(list: list, source: path, item: item, target: path)
    }

    /// The finger moves, or the app calls `updateInteractiveMovementTargetPosition(_:)`. The delegate can redirect the
    /// row. Outside the list the row keeps its last place.
    mutating func updateMovement(to location: FingerLocation) {
        guard let movement, movement.list == location.list, let proposed = proposedPlace(at: location, of: movement),
            proposed != movement.target
        else { return }
        let target = redirected(proposed, from: movement.source, in: movement.list)
        guard !hasException, hands.movement != nil, target != movement.target else { return }
        hands.movement?.target = target
        record(.note(.rowMoved(target, list: movement.list)), movementRule(of: movement.list))
    }

    /// The row is released, or the app calls `endInteractiveMovement()`. The data source is called once; not at all
    /// when the row has not moved, or when the row or its target no longer exists.
    mutating func endMovement() {
        guard let movement else { return }
        hands.movement = nil
        let rule = movementRule(of: movement.list)
        guard movement.target != movement.source, self[movement.list].shown[movement.source] == movement.item,
            hasPlace(movement.target, in: movement.list, without: movement.source)
        else {
            recordSilence([.moveRow, .willReorder, .didReorder], in: movement.list, because: rule)
            return
        }
        commitMove(from: movement.source, to: movement.target, in: movement.list, because: rule)
    }

    /// The app calls `cancelInteractiveMovement()`, or the system cancels the touch. No method is called.
    mutating func cancelMovement() {
        guard let movement else { return }
        hands.movement = nil
        recordSilence(
            [.moveRow, .willReorder, .didReorder], in: movement.list, because: movementRule(of: movement.list))
    }

    private func movementRule(of list: ListID) -> RuleID {
        adapter(of: list).traits.movementRule
    }

    /// Whether rows can move: a table needs editing mode and `moveRowAt`; a collection `moveItemAt`, or both handlers
    /// (R149).
    private func hasMovement(in list: ListID) -> Bool {
        guard adapter(of: list).traits.hasIndexPaths, rulebook.allows(.rule(movementRule(of: list))),
            isReorderCapable(list)
        else {
            return false
        }
        return self[list].isEditing || !adapter(of: list).traits.movesInEditingAlone
    }

    private mutating func mayMove(_ path: RowPath, _ item: ItemID, in list: ListID, because rule: RuleID) -> Bool {
        let asksHandler = adapter(of: list).traits.hasReorderingHandlers && self[list].data == .diffable
        let question: Question = asksHandler ? .canReorderItem : .canMove
        return askYesOrNo(DelegateCall(question, in: list, path: path, item: item), citing: .rule(rule))
    }

    /// The place under the finger. As with a gap (R116, R117), the row trades places with the one under the finger.
    private func proposedPlace(at location: FingerLocation, of movement: InteractiveMovement) -> RowPath? {
        let target: GapTarget
        switch scene.resolved(location).place {
        case .row(movement.source, _): return movement.source
        case .row(let path, _): target = .cell(path.withoutRow(at: movement.source))
        case .end(let section): target = .end(section: section)
        case .gap, .header, .empty, .edge, .anywhere, .point: return nil
        }
        let count = rowCount(inSection: target.section, of: movement.list, without: movement.source)
        return Gap.moved(from: movement.target, to: target, rowCount: count)
    }

    private func hasPlace(_ target: RowPath, in list: ListID, without source: RowPath) -> Bool {
        self[list].shown.sections.indices.contains(target.section)
            && (0...rowCount(inSection: target.section, of: list, without: source)).contains(target.item)
    }

    /// The number of rows of a section without the moving row.
    private func rowCount(inSection section: Int, of list: ListID, without source: RowPath) -> Int {
        let count = self[list].shownRowCount(inSection: section)
        return section == source.section ? max(0, count - 1) : count
    }

    /// The target that the view's delegate chooses. When the method is absent or answers a place outside the list, the
    /// proposal stays.
    mutating func redirected(_ proposed: RowPath, from source: RowPath, in list: ListID) -> RowPath {
        let hasNewForm = delegate.implements(.targetOfMove, in: list)
        let isNew = adapter(of: list)[.olderTargetOfMove] == nil || (device.version >= 15 && hasNewForm)
        let question: Question = isNew ? .targetOfMove : .olderTargetOfMove
        guard delegate.implements(question, in: list) else { return proposed }
        let call = DelegateCall(question, in: list, path: source, target: proposed, item: self[list].shown[source])
        guard case .path(let answer) = ask(call), hasPlace(answer, in: list, without: source) else { return proposed }
        return answer
    }
}

extension RowPath {
    /// The path in the order without one row.
    fileprivate func withoutRow(at source: RowPath) -> RowPath {
        guard section == source.section, item > source.item else { return self }
        return RowPath(section: section, item: item - 1)
    }
}

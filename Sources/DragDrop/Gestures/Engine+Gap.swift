extension Engine {
    /// Moves the gap, or remembers its target, after a proposal (R105–R109, R115–R125).
    mutating func followWithGap(
        _ proposal: DropProposal, at location: FingerLocation, in list: ListID, because cause: UpdateCause
    ) {
        guard adapter(of: list).traits.hasIndexPaths, hand[visit: list] != nil else { return }
        let step = GapStep(
            list: list, isOverGap: isOverGap(location), target: gapTarget(of: location),
            zone: location.place.zone, hasMoved: rulebook.movesGap(cause))
        guard rulebook.movesGap(proposal) else {
            remember(step)
            return
        }
        switch proposal.intent {
        case .unspecified where rulebook.freezesGapWithoutIntent, .automatic: freezeGap(in: list)
        case .insertIntoDestinationIndexPath: setGap(nil, in: list, because: .r107)
        case .unspecified, .insertAtDestinationIndexPath: openGap(step)
        }
    }

    /// Keeps an open gap where it is; a gap still at the lifted row does not count as open (R105, Q27).
    private mutating func freezeGap(in list: ListID) {
        if rulebook.closesFrozenGap {
            setGap(nil, in: list, citing: .question(.q27))
        } else if self[list].gap == initialGap(in: list) {
            setGap(nil, in: list, because: .r105, restingOn: [.q27])
        }
    }

    /// Copied rows stay in the count, moved rows leave it (Q36). A refusing proposal changes nothing.
    mutating func countRows(for proposal: DropProposal, in list: ListID) {
        guard proposal.operation.isAccepting, let visit = hand[visit: list] else { return }
        let keeps = rulebook.keepsDraggedRows(proposal)
        guard keeps != visit.keepsDraggedRows else { return }
        if keeps, self[list].gap == initialGap(in: list) { setGap(nil, in: list, citing: .question(.q36)) }
        recountGap(in: list) { $0.hand[visit: list]?.keepsDraggedRows = keeps }
    }

    /// One update of a list, reduced to the data that the gap depends on.
    private struct GapStep {
        let list: ListID
        let isOverGap: Bool

        /// Nil over places that are neither a row nor the end of a section.
        let target: GapTarget?
        let zone: RowZone

        /// Whether the finger moved over the rows, or the rows under the finger.
        let hasMoved: Bool
    }

    /// Remembers a refused target for the next accepted proposal (R120); over the gap, forgets the waiting target
    /// (R119).
    private mutating func remember(_ step: GapStep) {
        if step.isOverGap, rulebook.holdsGapUnderFinger {
            hand[visit: step.list]?.pendingGap = nil
        } else if let target = step.target, rulebook.remembersRefusedPlace {
            hand[visit: step.list]?.pendingGap = PendingGap(target: target, dueMilliseconds: nil)
        }
    }

    private mutating func openGap(_ step: GapStep) {
        guard rulebook.opensGap else { return }
        let base = self[step.list].gap ?? initialGap(in: step.list)
        let waiting = hand[visit: step.list]?.pendingGap.flatMap { $0.dueMilliseconds == nil ? $0.target : nil }
        if step.isOverGap, rulebook.holdsGapUnderFinger {
            hand[visit: step.list]?.pendingGap = nil
            setGap(base, in: step.list, because: .r119)
        } else if let target = step.target, step.hasMoved || self[step.list].gap == nil {
            follow(target, from: approach(to: target, from: base, step), step)
        } else if let waiting, rulebook.keepsGapWithoutDestination {
            follow(waiting, from: base, step)
        } else {
            stay(at: base, step)
        }
    }

    /// The place from which the gap reaches a cell, which decides on which side of the cell it opens. Under the
    /// alternative of Q32 the half of the row under the finger decides in a table.
    private func approach(to target: GapTarget, from base: RowPath?, _ step: GapStep) -> RowPath? {
        guard rulebook.opensGapByHalf(in: self[step.list].kind), case .cell(let cell) = target else { return base }
        return switch step.zone {
        case .above: nil
        case .middle: base
        case .below: cell
        }
    }

    /// Keeps the gap, because no place is proposed (R118) or nothing has moved (R120). Without R118 closes it.
    private mutating func stay(at base: RowPath?, _ step: GapStep) {
        if step.target == nil, !rulebook.keepsGapWithoutDestination {
            setGap(nil, in: step.list, because: .r099)
        } else {
            setGap(base, in: step.list, because: step.target == nil ? .r118 : .r120)
        }
    }

    private mutating func follow(_ target: GapTarget, from base: RowPath?, _ step: GapStep) {
        if let delay = gapDelayMilliseconds(in: step.list) {
            let pending = PendingGap(target: target, dueMilliseconds: clock.milliseconds + delay)
            hand[visit: step.list]?.pendingGap = pending
            setGap(base, in: step.list, because: self[step.list].cadence == .slow ? .r125 : .r128)
        } else {
            hand[visit: step.list]?.pendingGap = nil
            moveGap(from: base, to: target, in: step.list)
        }
    }

    /// The time that the finger must rest before the gap moves; nil when the gap follows at once (R125, R128).
    private func gapDelayMilliseconds(in list: ListID) -> Int? {
        rulebook.gapDelayMilliseconds(self[list].cadence, isReorderCapable: isReorderCapable(list))
    }

    /// Moves the gaps whose delay has passed (R125).
    mutating func followPendingGaps() {
        for visit in drag?.visits ?? [] {
            guard let pending = visit.pendingGap, let due = pending.dueMilliseconds, due <= clock.milliseconds,
                hand[visit: visit.list] != nil
            else { continue }
            hand[visit: visit.list]?.pendingGap = nil
            moveGap(from: self[visit.list].gap ?? initialGap(in: visit.list), to: pending.target, in: visit.list)
        }
    }

    private mutating func moveGap(from base: RowPath?, to target: GapTarget, in list: ListID) {
        let section = target.section
        let dragged = rulebook.countsGapWithoutDraggedRows ? hand.draggedRows(inSection: section, of: list).count : 0
        let count = self[list].shownRowCount(inSection: section) - dragged
        let gap = Gap.moved(from: base, to: target, rowCount: count)
        let target = redirectedGap(gap, in: list)
        setGap(target, in: list, because: base?.section == gap.section ? .r116 : .r117)
    }

    /// Shows the gap at a place or closes it, and traces the change.
    mutating func setGap(
        _ gap: RowPath?, in list: ListID, because rule: RuleID, restingOn questions: [QuestionID] = []
    ) {
        setGap(gap, in: list, citing: .rule(rule), restingOn: questions)
    }

    private mutating func setGap(
        _ gap: RowPath?, in list: ListID, citing citation: Citation, restingOn questions: [QuestionID] = []
    ) {
        guard self[list].gap != gap, rulebook.allows(citation) else { return }
        self[list].gap = gap
        if gap != nil { hand[visit: list]?.hasShownGap = true }
        let isCopy = hand.keepsDraggedRows(list) && drag?.source == list
        record(
            .note(.gapMoved(gap, gap == nil ? .beforeDrag : hand.gapSpace(in: list), list: list)), citing: citation,
            restingOn: questions + (isCopy ? [.q36] : []))
        if let gap { tell(ofGapAt: gap, in: list) }
    }

    /// Asks the layout for a context (R127). The delegate is asked for another target by neither method (R126).
    private mutating func tell(ofGapAt gap: RowPath, in list: ListID) {
        let source = hand.draggedPath(in: list)
        let space = hand.gapSpace(in: list)
        ask(DelegateCall(.invalidationContext, in: list, path: source, target: gap, space: space))
        let questions: [Question] = [.targetOfMove, .olderTargetOfMove].filter {
            adapter(of: list).has($0) && delegate.implements($0, in: list)
        }
        if !questions.isEmpty, source != nil { recordSilence(questions, in: list, because: .r126) }
    }

    /// The gap itself. Without R126 the target that the delegate chooses, as in interactive movement.
    private mutating func redirectedGap(_ gap: RowPath, in list: ListID) -> RowPath {
        guard rulebook.redirectsGap, let source = hand.draggedPath(in: list) else { return gap }
        return redirected(gap, from: source, in: list)
    }

    /// The first gap of a list's own drag: at the source (R115). Nil for a foreign drag (Q32) and for a row that stays
    /// (Q36).
    private func initialGap(in list: ListID) -> RowPath? {
        guard rulebook.startsGapAtSource, let path = hand.vacatedPath(in: list) else { return nil }
        return hand.pathAfterRemoval(path, in: list)
    }

    private func isOverGap(_ location: FingerLocation) -> Bool {
        switch location.place {
        case .gap: true
        case .row(let path, _): hand.holds(path, of: location.list)
        default: false
        }
    }

    private func gapTarget(of location: FingerLocation) -> GapTarget? {
        switch location.place {
        case .row(let path, _):
            self[location.list].shown.contains(path) ? .cell(hand.pathAfterRemoval(path, in: location.list)) : nil
        case .end(let section): hasEnd(section, in: location.list) ? .end(section: section) : nil
        default: nil
        }
    }

    /// Whether a section has a place after its last row (R100). Under the alternative of Q26 an empty section and the
    /// last one have none.
    func hasEnd(_ section: Int, in list: ListID) -> Bool {
        let shown = self[list].shown
        guard let count = shown.rowCount(inSection: section) else { return false }
        return rulebook.hasEnd(rowCount: count, isLastSection: section == shown.sectionCount - 1)
    }

    /// Changes which rows the gap's index space omits. The gap and its pending target stay at their place on the
    /// screen.
    mutating func recountGap(in list: ListID, while change: (inout Engine) -> Void) {
        let gapAnchor = self[list].gap.map { hand.pathBeforeRemoval($0, in: list) }
        let pendingAnchor = hand.pendingCell(in: list)
        change(&self)
        self[list].gap = gapAnchor.map { hand.pathAfterRemoval($0, in: list) }
        guard let pendingAnchor, let pending = hand[visit: list]?.pendingGap else { return }
        let target = GapTarget.cell(hand.pathAfterRemoval(pendingAnchor, in: list))
        hand[visit: list]?.pendingGap = PendingGap(target: target, dueMilliseconds: pending.dueMilliseconds)
    }
}

extension Engine {
    /// Moves the gap, or remembers a place for it, after a proposal (R105–R109, R115–R125).
    mutating func followWithGap(_ proposal: DropProposal, at location: FingerLocation, in list: ListID) {
        guard self[list].adapter.hitTestsIndexPaths, let index = drag?.visitIndex(of: list) else { return }
        let target = gapTarget(of: location)
        guard proposal.operation.isAccepting else {
            if isOverGap(location) {
                drag?.visits[index].pendingGap = nil
            } else if let target {
                drag?.visits[index].pendingGap = PendingGap(target: target, dueMilliseconds: nil)
            }
            return
        }
        switch proposal.intent {
        case .unspecified, .automatic: return
        case .insertIntoDestinationIndexPath: setGap(nil, in: list, because: .r107)
        case .insertAtDestinationIndexPath: openGap(at: location, target: target, in: list, visit: index)
        }
    }

    private mutating func openGap(at location: FingerLocation, target: GapTarget?, in list: ListID, visit: Int) {
        let base = self[list].gap ?? initialGap(in: list)
        if isOverGap(location) {
            drag?.visits[visit].pendingGap = nil
            setGap(base, in: list, because: .r119)
        } else if let target {
            follow(target, from: base, in: list, visit: visit)
        } else if let pending = drag?.visits[visit].pendingGap, pending.dueMilliseconds == nil {
            follow(pending.target, from: base, in: list, visit: visit)
        } else {
            setGap(base, in: list, because: .r118)
        }
    }

    private mutating func follow(_ target: GapTarget, from base: IndexPath?, in list: ListID, visit: Int) {
        if self[list].cadence != .immediate, isReorderCapable(list) {
            let delay =
                self[list].cadence == .slow
                ? Decisions.slowCadenceMilliseconds : Decisions.fastCadenceMilliseconds
            drag?.visits[visit].pendingGap = PendingGap(
                target: target, dueMilliseconds: clock.milliseconds + delay)
            setGap(base, in: list, because: .r125)
        } else {
            drag?.visits[visit].pendingGap = nil
            moveGap(from: base, to: target, in: list)
        }
    }

    /// Lets the gap go where it has been waiting to go, when its time has come (R125).
    mutating func followPendingGaps() {
        for visit in drag?.visits ?? [] {
            guard let pending = visit.pendingGap, let due = pending.dueMilliseconds, due <= clock.milliseconds,
                let index = drag?.visitIndex(of: visit.list)
            else { continue }
            drag?.visits[index].pendingGap = nil
            moveGap(from: self[visit.list].gap ?? initialGap(in: visit.list), to: pending.target, in: visit.list)
        }
    }

    private mutating func moveGap(from base: IndexPath?, to target: GapTarget, in list: ListID) {
        let section: Int =
            switch target {
            case .cell(let path): path.section
            case .end(let section): section
            }
        let count = self[list].shownRowCount(inSection: section) - draggedRowCount(inSection: section, of: list)
        let gap = Gap.moved(from: base, to: target, rowCount: count)
        setGap(gap, in: list, because: base?.section == gap.section ? .r116 : .r117)
    }

    /// Shows the gap at a place, or closes it, and traces the change.
    mutating func setGap(_ gap: IndexPath?, in list: ListID, because rule: RuleID) {
        guard self[list].gap != gap, obeys(rule) else { return }
        self[list].gap = gap
        if gap != nil, let index = drag?.visitIndex(of: list) { drag?.visits[index].hasShownGap = true }
        record(.note(.gapMoved(gap, list: list)), rule)
    }

    /// Where the gap of a list's own drag starts: at the source (R115). A foreign drag has none (Q32).
    private func initialGap(in list: ListID) -> IndexPath? {
        guard let path = draggedPath(in: list) else { return nil }
        return pathAfterRemoval(path, in: list)
    }

    /// The source path of the list's first dragged row.
    func draggedPath(in list: ListID) -> IndexPath? {
        drag?.items.first { $0.list == list && $0.sourcePath != nil }?.sourcePath
    }

    private func isOverGap(_ location: FingerLocation) -> Bool {
        switch location.place {
        case .gap: true
        case .row(let path, _): isDraggedRow(path, of: location.list)
        default: false
        }
    }

    private func gapTarget(of location: FingerLocation) -> GapTarget? {
        switch location.place {
        case .row(let path, _):
            self[location.list].shown.contains(path) ? .cell(pathAfterRemoval(path, in: location.list)) : nil
        case .end(let section):
            self[location.list].shown.sections.indices.contains(section) ? .end(section: section) : nil
        default: nil
        }
    }
}

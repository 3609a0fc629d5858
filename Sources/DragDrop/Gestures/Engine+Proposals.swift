/// UIKit's treatment of a proposal and of its place.
extension Engine {
    /// The effective proposal: the delegate's, restricted by UIKit (R061, R062, R088, R098, R108).
    func enforced(_ wanted: DropProposal, in list: ListID) -> DropProposal {
        var proposal = asReordering(wanted, in: list)
        if proposal.operation == .move, prohibitionOfMove(in: list) != nil { proposal.operation = .cancel }
        proposal.intent = chosenIntent(of: proposal, in: list)
        return proposal
    }

    /// The rule that forbids a move here; nil when it is allowed.
    func prohibitionOfMove(in list: ListID) -> RuleID? {
        guard let drag else { return nil }
        return rulebook.prohibitionOfMove(
            adapter(of: list), isAllowed: drag.allowsMoveOperation,
            inSameApp: self[drag.source].app == self[list].app)
    }

    /// The intent, where `automatic` becomes at or into by the finger's place in the row (R108, Q14); collections have
    /// no such intent.
    private func chosenIntent(of wanted: DropProposal, in list: ListID) -> DropIntent {
        guard wanted.intent == .automatic else { return wanted.intent }
        guard rulebook.choosesIntent(adapter(of: list)), let location = drag?.finger else { return .unspecified }
        guard case .row(let path, .middle) = scene.resolved(location).place, !hand.holds(path, of: list) else {
            return .insertAtDestinationIndexPath
        }
        return .insertIntoDestinationIndexPath
    }
}

extension Engine {
    /// The proposal for a list's own rows as iOS 11 and 12 treat it (R144), or a later system under the alternative of
    /// Q16: several rows become a copy without a gap, a copy of a single row becomes a move.
    func asReordering(_ wanted: DropProposal, in list: ListID) -> DropProposal {
        guard rulebook.reordersAsBefore13(on: device), let drag, drag.source == list,
            drag.allowsMoveOperation, wanted.intent == .insertAtDestinationIndexPath
        else { return wanted }
        var proposal = wanted
        if drag.items.count > 1, wanted.operation == .move {
            proposal.operation = .copy
            proposal.intent = .unspecified
        } else if drag.items.count == 1, wanted.operation == .copy {
            proposal.operation = .move
        }
        return proposal
    }
}

/// Precise proposals: the effective place lies above the finger, so that the item's destination stays visible (R065).
///
/// All rows have one height and follow one another without space, also from section to section. They are the rows on
/// the screen: with the gap, with placeholders, and with the dragged row at the gap.
extension Engine {
    /// The location that an update hit-tests: the finger's, or the one above it after a precise proposal. O(sections),
    /// each with O(placeholders).
    func hitTestLocation(of finger: FingerLocation, in visit: DropVisit) -> FingerLocation {
        let location = scene.resolved(finger)
        guard rulebook.hitTestsAbove(visit.proposal), let shown = screenPlace(of: location) else {
            return location
        }
        let height = Double(AutoScroll.rowHeightPoints)
        let point = (Double(shown.number) + shown.zone.fraction) * height - Double(Decisions.preciseOffsetPoints)
        guard point >= 0 else { return FingerLocation(list: location.list, place: .header(section: 0)) }
        let number = Int(point / height)
        let zone = RowZone(fraction: point / height - Double(number))
        return FingerLocation(list: location.list, place: place(onScreen: number, zone, in: location.list))
    }

    /// The screen index of the row, gap or section end under the finger, and the zone in it; nil elsewhere.
    private func screenPlace(of location: FingerLocation) -> (number: Int, zone: RowZone)? {
        let list = location.list
        switch location.place {
        case .row(let path, let zone):
            guard self[list].shown.contains(path), let shown = presentation(of: list).path(ofRow: path) else {
                return nil
            }
            return (screenNumber(of: shown, in: list), zone)
        case .gap: return gapOnScreen(of: list).map { (screenNumber(of: $0, in: list), .middle) }
        case .end(let section):
            guard section < self[list].shown.sectionCount else { return nil }
            let end = RowPath(section: section, item: shownCount(inSection: section, of: list))
            return (screenNumber(of: end, in: list), .above)
        case .header, .empty, .edge, .anywhere, .point: return nil
        }
    }

    private func place(onScreen number: Int, _ zone: RowZone, in list: ListID) -> FingerLocation.Place {
        var item = number
        for section in 0..<self[list].shown.sectionCount {
            let count = shownCount(inSection: section, of: list)
            guard item >= count else {
                let path = RowPath(section: section, item: item)
                if path == gapOnScreen(of: list) { return .gap }
                guard let row = presentation(of: list).row(at: path) else { return .header(section: section) }
                return .row(row, zone: zone)
            }
            item -= count
        }
        return .empty
    }

    private func screenNumber(of path: RowPath, in list: ListID) -> Int {
        (0..<path.section).reduce(path.item) { $0 + shownCount(inSection: $1, of: list) }
    }

    private func shownCount(inSection section: Int, of list: ListID) -> Int {
        (self[list].shown.rowCount(inSection: section) ?? 0) + presentation(of: list).surplus(inSection: section)
    }

    /// The place of the gap on the screen; nil without a gap.
    private func gapOnScreen(of list: ListID) -> RowPath? {
        switch presentation(of: list).opening {
        case .row(_, let target): target
        case .before(let row): row
        case nil: nil
        }
    }
}

extension RowZone {
    /// The middle of the zone, as a fraction of the row's height: quarters lie above and below (Q14).
    fileprivate var fraction: Double {
        switch self {
        case .above: 0.125
        case .middle: 0.5
        case .below: 0.875
        }
    }

    fileprivate init(fraction: Double) {
        self = fraction < 0.25 ? .above : fraction < 0.75 ? .middle : .below
    }
}

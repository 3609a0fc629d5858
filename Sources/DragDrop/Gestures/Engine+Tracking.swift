extension Engine {
    /// Moves the finger: exits one list, enters another, and asks for a proposal (R053–R056, R095, R097).
    mutating func hover(_ location: FingerLocation) {
        begin()
        guard drag != nil else { return }
        let beneath = found(location)
        let location = deciding(beneath)
        drag?.fingerBeneath = location == beneath ? nil : beneath
        if let before = drag?.finger?.list, before == location.list {
            drag?.finger = location
            tellSourceOfMovement()
            update(location.list)
        } else {
            if let before = drag?.finger?.list { exit(before) }
            arrive(at: location)
        }
        scalePreviews()
        restFinger()
    }

    private mutating func arrive(at location: FingerLocation) {
        guard drag != nil else { return }
        drag?.finger = location
        tellSourceOfMovement()
        enter(location.list)
        update(location.list)
    }

    /// Notifies plain interactions of every movement (R016).
    private mutating func tellSourceOfMovement() {
        guard let source = drag?.source else { return }
        ask(DelegateCall(.dragDidMove, in: source))
        askPreviewProviders()
    }

    /// The finger exits every list (R055, R110).
    mutating func leave() {
        begin()
        guard let list = drag?.finger?.list else { return }
        drag?.finger = nil
        restFinger()
        exit(list)
        scalePreviews()
    }

    /// The session enters a list: `canHandle` first, then enter (R050, R053, R093).
    mutating func enter(_ list: ListID) {
        guard drag != nil else { return }
        if let reason = reasonToPassOver(list) {
            recordSilence([.canHandle, .didEnter, .didUpdate, .performDrop], in: list, because: reason)
            return
        }
        guard offer(to: list), mayEnterAgain(list) else { return }
        tellOfEntry(list)
    }

    /// Whether a drag may enter a list: any number of times with R056, otherwise once.
    private func mayEnterAgain(_ list: ListID) -> Bool {
        rulebook.entersAgain(wasTold: hand[visit: list]?.wasTold == true)
    }

    mutating func tellOfEntry(_ list: ListID) {
        guard hand[visit: list] != nil else { return }
        hand[visit: list]?.isInside = true
        guard hasDropSide(list) else {
            recordSilence([.canHandle, .didEnter, .didUpdate, .performDrop], in: list, citing: .question(.q35))
            return
        }
        hand[visit: list]?.wasTold = true
        ask(DelegateCall(.didEnter, in: list))
    }

    mutating func exit(_ list: ListID) {
        if rulebook.asksAgainAfterExit { hand[visit: list]?.canHandle = nil }
        guard hand.isInside(list) else { return }
        forgetPlace(in: list)
        if hasDropSide(list) { ask(DelegateCall(.didExit, in: list)) }
    }

    /// Clears the proposal of a list and closes its gap, as if the finger were not over it.
    mutating func forgetPlace(in list: ListID) {
        guard hand[visit: list] != nil else { return }
        hand[visit: list]?.leave()
        setGap(nil, in: list, because: .r162)
        hand[visit: list]?.keepsDraggedRows = false
    }

    /// Asks for a proposal at the finger's place, applies UIKit's restrictions, and moves the gap (R097–R109).
    mutating func update(_ list: ListID, because cause: UpdateCause = .movement) {
        guard let visit = hand[visit: list], visit.isInside, let finger = drag?.finger, finger.list == list else {
            return
        }
        let location = hitTestLocation(of: finger, in: visit)
        let destination = hitTest(location)
        hand[visit: list]?.destination = destination
        guard case .proposal(let wanted) = askForProposal(at: location, path: destination), drag != nil else { return }
        let proposal = enforced(wanted, in: list)
        noteHitTest(of: proposal, after: hand[visit: list]?.proposal, in: list)
        hand[visit: list]?.proposal = proposal
        noteEnforcement(of: wanted, as: proposal, in: list)
        countRows(for: proposal, in: list)
        followWithGap(proposal, at: location, in: list, because: cause)
    }

    /// The delegate's proposal. It is fixed for a view with a paste configuration, and for a table without a drop
    /// delegate that moves its own row (R241, Q35).
    private mutating func askForProposal(at location: FingerLocation, path: RowPath?) -> DelegateAnswer {
        let list = location.list
        if takesPastes(list) { return .proposal(Decisions.pasteProposal) }
        guard hasDropSide(list) else { return .proposal(Decisions.proposalForOwnRow) }
        let reason: RuleID? = location == drag?.finger.map { scene.resolved($0) } ? nil : .r065
        let hasIndexPaths = adapter(of: list).traits.hasIndexPaths
        return ask(
            DelegateCall(.didUpdate, in: list, path: path), because: reason,
            restingOn: hasIndexPaths && isBesideCells(location) ? [.q26] : [],
            defaultRestingOn: hasIndexPaths ? .q06 : nil)
    }

    /// Traces the first of several precise proposals: it makes the place above the finger effective (R065).
    private mutating func noteHitTest(of proposal: DropProposal, after last: DropProposal?, in list: ListID) {
        guard rulebook.hitTestsAbove(proposal), last?.isPrecise != true else { return }
        record(.note(.hitTestedAbove(points: Decisions.preciseOffsetPoints, list: list)), .r065)
    }

    private mutating func noteEnforcement(of wanted: DropProposal, as proposal: DropProposal, in list: ListID) {
        if proposal.operation != wanted.operation {
            let rule = asReordering(wanted, in: list) == wanted ? prohibitionOfMove(in: list) : .r144
            record(.note(.proposalReplaced(wanted, by: proposal, list: list)), rule)
        } else if wanted.intent == .automatic {
            record(.note(.intentChosen(proposal.intent, list: list)), .r108)
        }
    }

    /// Whether the finger is at a place beside the cells that nobody has measured (Q26).
    private func isBesideCells(_ location: FingerLocation) -> Bool {
        switch location.place {
        case .end: true
        case .empty: !adapter(of: location.list).traits.isEmptyAreaMeasured
        default: false
        }
    }

    /// The index path of an update, in the data source's order (R099–R101). Nil beside the cells, and where the list
    /// has removed the row under a resting finger.
    private func hitTest(_ location: FingerLocation) -> RowPath? {
        let list = location.list
        guard adapter(of: list).traits.hasIndexPaths else { return nil }
        switch location.place {
        case .row(let path, _):
            guard self[list].shown.contains(path) else { return nil }
            return rulebook.hitTestsInDataSource ? path : hand.pathAfterRemoval(path, in: list)
        case .gap: return rulebook.hitTestsInDataSource ? hand.vacatedPath(in: list) ?? self[list].gap : self[list].gap
        case .end(let section): return hasEnd(section, in: list) ? endPath(ofSection: section, in: list) : nil
        case .header(let section): return rulebook.hitTestsCellsAlone ? nil : RowPath(section: section, item: 0)
        case .empty:
            return rulebook.hitTestsCellsAlone ? nil : endPath(ofSection: self[list].shown.sectionCount - 1, in: list)
        case .edge, .anywhere, .point: return nil
        }
    }

    private func endPath(ofSection section: Int, in list: ListID) -> RowPath? {
        self[list].shown.rowCount(inSection: section).map { RowPath(section: section, item: $0) }
    }
}

/// Why a list is asked for a proposal (R097).
enum UpdateCause {
    /// The finger moved over the rows, or the rows moved under it.
    case movement, scrolling

    /// Items were added (R025), or a timer fired (Q28); neither finger nor rows moved.
    case newItems, timer

    /// Whether the gap may move (R120).
    var isMovement: Bool { self == .movement || self == .scrolling }
}

/// Nested views, of which one decides (R059).
extension Engine {
    /// The finger's location in the deciding view: the innermost that participates in the session, otherwise the
    /// outermost (Q08). Under the alternative the innermost decides even when it does not participate.
    mutating func deciding(_ location: FingerLocation) -> FingerLocation {
        guard self[location.list].superview != nil, rulebook.asksOuterViews else { return location }
        var list = location.list
        while !takesPart(list), let outer = self[list].superview { list = outer }
        return list == location.list ? location : FingerLocation(list: list, place: .anywhere)
    }

    /// Places a new drag over its source, or over the enclosing view that decides, and returns the location.
    mutating func decideBeneathFinger() -> FingerLocation? {
        guard let beneath = drag?.finger else { return nil }
        let location = deciding(beneath)
        drag?.finger = location
        drag?.fingerBeneath = location == beneath ? nil : beneath
        return location
    }

    private mutating func takesPart(_ list: ListID) -> Bool {
        reasonToPassOver(list) == nil && offer(to: list)
    }
}

extension Engine {
    /// `hasActiveDrag`: false during the lift (R090).
    package func hasActiveDrag(_ list: ListID) -> Bool {
        animations.isFinishingDrag(list)
            || sessions.contains { $0.drag.source == list && rulebook.isActive($0.drag.phase) }
    }

    /// `hasActiveDrop`: true while a drop session is tracked, outside the bounds too (R111).
    package func hasActiveDrop(_ list: ListID) -> Bool {
        if animations.isFinishingDrop(list), rulebook.tracksDropsOutside { return true }
        return sessions.contains { session in
            session.drag[visit: list].map { rulebook.tracksDropsOutside ? $0.wasTold : $0.isInside } ?? false
        }
    }

    /// `hasUncommittedUpdates`: placeholders, reordering, and in a table any gap (R187, Q33).
    package func hasUncommittedUpdates(_ list: ListID) -> Bool {
        guard rulebook.countsUncommittedUpdates else { return false }
        if self[list].placeholders.count > 0 || movement?.list == list { return true }
        guard self[list].gap != nil else { return false }
        return rulebook.countsGapAsUncommitted(adapter(of: list)) || (drag?.source == list && isReorderCapable(list))
    }

    /// Whether the running session, or the drop being performed, began in the list's app (R068).
    package func isLocalSession(in list: ListID) -> Bool {
        if let coordinator { return coordinator.isLocal }
        guard let drag else { return false }
        return rulebook.isLocal(inSameApp: self[drag.source].app == self[list].app)
    }

    /// The current proposal of a list, after UIKit's restrictions; nil as argument is the list under the finger.
    package func proposal(in list: ListID?) -> DropProposal? {
        guard let drag else { return nil }
        guard let list = list ?? drag.finger?.list else { return nil }
        return drag[visit: list]?.proposal
    }

    /// The row that follows the shown gap, in the data source's order.
    package func gapBeforeRow(in list: ListID) -> RowPath? {
        self[list].gap.map { hand.pathBeforeRemoval($0, in: list) }
    }

    /// Whether model and shown rows agree. O(sections).
    package func isConsistent(_ list: ListID) -> Bool {
        self[list].model == self[list].shown
    }
}

/// The drag and drop states of cells.
extension Engine {
    /// `cellDragState` of the cell that shows a row (R089).
    package func dragState(ofCell row: ItemID, in list: ListID) -> CellDragState {
        cellStates(in: list).drag(of: row)
    }

    /// `cellDropState` of the cell that shows a row: whether its list can accept the drop, and whether the drop would
    /// go into the row (R107, R113).
    package func dropState(ofCell row: ItemID, in list: ListID) -> CellDropState {
        cellStates(in: list).drop(of: row)
    }

    /// The states of all cells of a list. O(sessions and their lifted rows).
    package func cellStates(in list: ListID) -> CellStates {
        var states = CellStates()
        guard hasSession || !animations.endings.isEmpty else { return states }
        let sessions = sessions
        if rulebook.tellsCellsOfDrag {
            states.ended = animations.endings.flatMap { $0.cells }.filter { $0.list == list }.map { $0.row }
            for session in sessions {
                let state = session.drag.phase == .lifted ? CellDragState.lifting : .dragging
                states.held += session.drag.cells.filter { $0.list == list }.map {
                    CellStates.Held(row: $0.row, state: state)
                }
            }
        }
        let visit = sessions.lazy.compactMap { $0.drag[visit: list] }.first { $0.isInside }
        guard rulebook.tellsCellsOfDrop, let visit, let proposal = visit.proposal, proposal.operation.isAccepting else {
            return states
        }
        states.isAccepting = true
        guard proposal.intent == .insertIntoDestinationIndexPath, let path = visit.destination else { return states }
        states.target = self[list].shown[path]
        return states
    }

    /// Records the cells of lifted rows, without duplicates, and returns the new ones.
    @discardableResult
    mutating func liftCells(of paths: [RowPath], in list: ListID) -> [LiftedCell] {
        let rows = paths.compactMap { self[list].shown[$0] }
        return drag?.addCells(rows.map { LiftedCell(list: list, row: $0) }) ?? []
    }

    /// Calls `dragStateDidChange(_:)` of the cells that override it (R089).
    mutating func tellCells(_ cells: [LiftedCell], of state: CellDragState) {
        for cell in cells where delegate.implements(.dragStateDidChange, in: cell.list) {
            var call = DelegateCall(
                .dragStateDidChange, in: cell.list, path: self[cell.list].shown.path(of: cell.row, near: nil),
                item: cell.row)
            call.dragState = state
            ask(call)
        }
    }
}

/// The information about an item that a receiver can read before a load (R066, R067, R215, R216).
extension Engine {
    /// `registeredTypeIdentifiers`, as the app of the list sees them (R210, R215).
    package func registeredTypes(of item: ItemID, in list: ListID) -> [String] {
        offer(of: item, to: list).choice.representations.map { $0.type }
    }

    /// `hasItemConformingToTypeIdentifier` for any of the types (R211).
    package func has(_ item: ItemID, conformingToAnyOf types: [String], in list: ListID) -> Bool {
        offer(of: item, to: list).conforms(toAnyOf: types)
    }

    /// `canLoadObject(ofClass:)`: whether the class reads a type that the item offers (R212).
    package func canLoad(_ item: ItemID, as wanted: ProviderClass, in list: ListID) -> Bool {
        offer(of: item, to: list).canLoad(as: wanted)
    }

    /// `session.hasItemsConforming(toTypeIdentifiers:)`: any item, any type (R067). Without that rule every item must
    /// conform to every type, as in WebKit's simulator.
    package func sessionHasItems(conformingTo types: [String], in list: ListID) -> Bool {
        let items = sessionItems
        guard rulebook.asksForAnyItem else {
            return !items.isEmpty
                && items.allSatisfy { item in types.allSatisfy { has(item, conformingToAnyOf: [$0], in: list) } }
        }
        return items.contains { has($0, conformingToAnyOf: types, in: list) }
    }

    /// `session.canLoadObjects(ofClass:)`: any item (R067).
    package func sessionCanLoad(_ wanted: ProviderClass, in list: ListID) -> Bool {
        let items = sessionItems
        guard rulebook.asksForAnyItem else {
            return !items.isEmpty && items.allSatisfy { canLoad($0, as: wanted, in: list) }
        }
        return items.contains { canLoad($0, as: wanted, in: list) }
    }

    /// `suggestedName`; nil when the provider has none (R216).
    package func suggestedName(of item: ItemID) -> String? {
        rulebook.tellsOfProviders ? providerConfiguration(of: item).suggestedName : nil
    }

    /// `teamData`: visible to the provider's app and those of its team (R216).
    package func teamData(of item: ItemID, in list: ListID) -> String? {
        offer(of: item, to: list).teamData
    }

    /// `preferredPresentationSize`; nil is `.zero`, which means unknown (R216).
    package func presentationSize(of item: ItemID) -> PresentationSize? {
        rulebook.tellsOfProviders ? providerConfiguration(of: item).presentationSize : nil
    }

    /// The class with a Swift or Objective-C name: declared by a script, or by the system.
    package func providerClass(named name: String) -> ProviderClass? {
        scene.catalog.providerClasses[name] ?? ProviderClass.system[name]
    }

    /// The item as the list's app sees it. The item belongs to the app of the drag, otherwise of the list that shows
    /// it.
    func offer(of item: ItemID, to list: ListID) -> OfferedItem {
        let source = drag?.items.first { $0.id == item }?.list
        return scene.offer(of: item, from: source, to: self[list].app)
    }

    /// The items of the drop being performed, or of the running session.
    private var sessionItems: [ItemID] {
        coordinator?.items.map { $0.id } ?? drag?.items.map { $0.id } ?? []
    }
}

/// What cells are told of drags and drops.
extension Engine {
    /// `cellDragState` of the cell that shows a row (R089).
    package func dragState(ofCell row: ItemID, in list: ListID) -> CellDragState {
        cellStates(in: list).drag(of: row)
    }

    /// `cellDropState` of the cell that shows a row: whether its list may take the drop, and whether the drop would go
    /// into the row (R107, R113).
    package func dropState(ofCell row: ItemID, in list: ListID) -> CellDropState {
        cellStates(in: list).drop(of: row)
    }

    /// The states of all cells of a list. O(sessions and what they have lifted).
    package func cellStates(in list: ListID) -> CellStates {
        var states = CellStates()
        let sessions = sessions
        guard !sessions.isEmpty || !animations.endings.isEmpty else { return states }
        if obeys(.r089) {
            states.ended = animations.endings.flatMap { $0.cells }.filter { $0.list == list }.map { $0.row }
            for session in sessions {
                let state = session.drag.phase == .lifted ? CellDragState.lifting : .dragging
                states.held += session.drag.cells.filter { $0.list == list }.map { ($0.row, state) }
            }
        }
        let visit = sessions.lazy.compactMap { $0.drag[visit: list] }.first { $0.isInside }
        guard obeys(.r113), let visit, let proposal = visit.proposal, proposal.operation.isAccepting else {
            return states
        }
        states.isAccepting = true
        guard proposal.intent == .insertIntoDestinationIndexPath, let path = visit.destination else { return states }
        states.target = self[list].shown[path]
        return states
    }

    /// Remembers the cells of rows that are lifted, each once, and returns those that are new.
    @discardableResult
    mutating func liftCells(of paths: [RowPath], in list: ListID) -> [LiftedCell] {
        let rows = paths.compactMap { self[list].shown[$0] }
        return drag?.addCells(rows.map { LiftedCell(list: list, row: $0) }) ?? []
    }

    /// `dragStateDidChange(_:)`, of which only a cell that overrides it hears (R089).
    mutating func tellCells(_ cells: [LiftedCell], of state: CellDragState) {
        for cell in cells where respondent.implements(.dragStateDidChange, in: cell.list) {
            var call = DelegateCall(
                .dragStateDidChange, in: cell.list, path: self[cell.list].shown.path(of: cell.row, near: nil),
                item: cell.row)
            call.dragState = state
            ask(call)
        }
    }
}

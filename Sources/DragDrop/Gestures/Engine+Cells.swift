/// What cells are told of drags and drops.
extension Engine {
    /// `cellDragState` of the cell that shows a row (R089).
    package func dragState(ofCell row: ItemID, in list: ListID) -> CellDragState {
        let cell = LiftedCell(list: list, row: row)
        if obeys(.r089), endings.contains(where: { $0.cells.contains(cell) }) { return .dragging }
        guard obeys(.r089), let session = sessions.first(where: { $0.drag.cells.contains(cell) }) else { return .none }
        return session.drag.phase == .lifted ? .lifting : .dragging
    }

    /// `cellDropState` of the cell that shows a row: whether its list may take the drop, and whether the drop would go
    /// into the row (R107, R113).
    package func dropState(ofCell row: ItemID, in list: ListID) -> CellDropState {
        let visit = sessions.flatMap { $0.drag.visits }.first { $0.list == list && $0.isInside }
        guard obeys(.r113), let visit, let proposal = visit.proposal, proposal.operation.isAccepting else {
            return .none
        }
        guard proposal.intent == .insertIntoDestinationIndexPath, let path = visit.destination,
            self[list].shown[path] == row
        else { return .notTargeted }
        return .targeted
    }

    /// Remembers the cells of rows that were lifted, each once.
    mutating func liftCells(of paths: [IndexPath], in list: ListID) {
        for path in paths {
            guard let row = self[list].shown[path] else { continue }
            let cell = LiftedCell(list: list, row: row)
            if drag?.cells.contains(cell) == false { drag?.cells.append(cell) }
        }
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

@testable import DragDrop

/// Compares the engine's gap with the reference as long as the drag is supported by the reference: one row that moves
/// within its list, an immediate cadence, and no changes of the rows.
struct GapWatch {
    private struct Watched {
        let list: ListID
        let rows: Arrangement
        let visitCount: Int
        var reference: GapReference
    }

    private var watched: Watched?

    /// The next gesture's proposal; nil if the reference does not support it.
    private var proposed: (place: GapReference.Place, list: ListID)?
    private var traceCount = 0

    /// Records a gesture before it is made.
    mutating func prepare(_ gesture: EngineGesture, _ engine: Engine) {
        traceCount = engine.trace.count
        switch gesture {
        case .drag(let row) where engine.drag == nil && engine.sessions.isEmpty:
            begin(row.path, in: row.list, engine)
        case .hover(let location): proposed = place(location, engine).map { ($0, location.list) }
        default: proposed = nil
        }
    }

    private mutating func begin(_ path: RowPath, in list: ListID, _ engine: Engine) {
        watched = nil
        proposed = nil
        let rows = engine[list].shown
        let labels = rows.sections.map { $0.rows.map { "\($0.rawValue)" } }
        guard engine[list].kind != .view, engine[list].cadence == .immediate, let item = rows[path],
            Set(labels.joined()).count == rows.itemCount, engine[list].placeholders.count == 0
        else { return }
        watched = Watched(
            list: list, rows: rows, visitCount: 1,
            reference: GapReference(rows: labels, lifted: "\(item.rawValue)"))
        proposed = (.gap, list)
    }

    private func place(_ location: FingerLocation, _ engine: Engine) -> GapReference.Place? {
        guard let watched, watched.list == location.list else { return nil }
        return switch location.place {
        case .gap: .gap
        case .row(let path, _):
            engine.isDraggedRow(path, of: location.list)
                ? .gap : engine[location.list].shown[path].map { .cell("\($0.rawValue)") }
        case .end(let section): .end(section)
        case .header, .empty: .nowhere
        case .anywhere, .point, .edge: nil
        }
    }

    /// The difference after a step. Stops watching when the reference no longer supports the drag.
    mutating func difference(_ engine: Engine) -> String? {
        guard var watched else { return nil }
        self.watched = nil
        guard engine.exception == nil, let drag = engine.drag, drag.phase == .dragging, engine.sessions.count == 1,
            drag.items.count == 1, drag.items[0].sourcePath != nil, drag.items[0].list == watched.list,
            drag.visits.count == watched.visitCount, engine[watched.list].shown == watched.rows,
            engine[watched.list].placeholders.count == 0, let proposed, proposed.list == watched.list,
            !drag.visits[0].keepsDraggedRows
        else { return nil }
        let updates = engine.trace[min(traceCount, engine.trace.count)...].filter { entry in
            if case .call(let call, _, _) = entry.kind { return call.question == .didUpdate }
            return false
        }
        guard updates.count == 1, drag.visits[0].isInside, let proposal = drag.visits[0].proposal,
            !proposal.operation.isAccepting || proposal.intent == .insertAtDestinationIndexPath
        else { return nil }
        watched.reference.propose(proposed.place, isAccepted: proposal.operation.isAccepting)
        self.proposed = nil
        self.watched = watched
        let expected = watched.reference.gap.map { RowPath(section: $0.section, item: $0.item) }
        let actual = engine[watched.list].gap
        return actual == expected ? nil : "the gap is at \(name(actual)), and by the rules at \(name(expected))"
    }

    private func name(_ path: RowPath?) -> String {
        path.map { "[\($0.section), \($0.item)]" } ?? "no place"
    }
}

internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Names the known mistake behind a wrong result.
extension ScenarioPlayer {
    /// Hints for unexpected rows.
    func hintsForRows(of list: ListID, expected: [String]) -> [String] {
        if let mistake = reversedPlaceholders(in: list, expected) ?? mistakeInRows(of: list) ?? selfMove(in: list) {
            return [mistake.sentence]
        }
        return hintsForLoads + hintsForNumberedRows(of: list)
    }

    /// A hint for a list with a row that is called by a number, since a bare number in a step is a position.
    private func hintsForNumberedRows(of list: ListID) -> [String] {
        let labels = engine[list].model.allItems.lazy.map { engine.label(of: $0) }
        guard let number = labels.first(where: { Int($0) != nil }) else { return [] }
        return [NumberedRow.hint(number)]
    }

    /// Hints for data that did not arrive.
    var hintsForLoads: [String] {
        let isLate = watch.found.contains { finding in
            if case .loadOutsideDrop(_, isLate: true, _) = finding.kind { return true }
            return false
        }
        return isLate ? [KnownMistake.loadTooLate.sentence] : []
    }

    /// Detects several placeholders of the last drop at one path, in a list that expects them in the order of the
    /// items.
    private func reversedPlaceholders(in list: ListID, _ expected: [String]) -> KnownMistake? {
        guard let drop = watch.drop, drop.target == list, let place = commonPlaceholderPath(of: drop, in: list) else {
            return nil
        }
        let labels = drop.items.map { engine.label(of: $0.id) }
        let shown = engine[list].shown.allItems.map { engine.label(of: $0) }.filter { labels.contains($0) }
        guard shown == labels.reversed(), expected.filter({ labels.contains($0) }) == labels else { return nil }
        return .placeholdersReversed(Spelling.path(place))
    }

    private func commonPlaceholderPath(of drop: WatchedDrop, in list: ListID) -> RowPath? {
        let paths = engine.trace[drop.firstEntry...].compactMap { entry -> RowPath? in
            guard case .action(.insertPlaceholder(_, let path), list) = entry.kind else { return nil }
            return path
        }
        guard let first = paths.first, paths.count > 1, paths.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func selfMove(in list: ListID) -> KnownMistake? {
        engine[list].snapshots.itemsMovedToThemselves.first.map { .movedToItself(engine.label(of: $0)) }
    }

    /// Detects a mistake in a list's rows after the last drop: first in the data, which the shown rows follow.
    private func mistakeInRows(of list: ListID) -> KnownMistake? {
        guard let drop = watch.drop, drop.target == list, let evidence = evidence(of: drop, in: list) else {
            return nil
        }
        let appActions = player.appActions[drop.firstAppAction...]
        guard !appActions.contains(where: { $0.isStep && $0.list == list && $0.kind.changesModel }) else { return nil }
        for rows in [engine[list].model, engine[list].shown] {
            if let mistake = KnownMistake.find(in: labels(rows), after: evidence) { return mistake }
        }
        return nil
    }

    private func evidence(of drop: WatchedDrop, in list: ListID) -> DropEvidence? {
        guard let (destination, takesOut) = destination(of: drop, in: list), !drop.items.isEmpty else { return nil }
        let before = drop.before[Int(list.rawValue)]
        let items = drop.items.map { item in
            DropEvidence.Item(
                label: engine.label(of: item.id),
                source: item.list == list && takesOut ? before.path(of: item.id, near: item.sourcePath) : nil)
        }
        let isMoved = items[0].source != nil && items[0].source != drop.touched
        return DropEvidence(
            rows: labels(before), items: items, destination: destination, pathAtLift: isMoved ? drop.touched : nil,
            isInsertedFirst: isInsertedFirst(drop, in: list))
    }

    /// The place of the drop or native move, and whether rows are removed for it; a copy whose destination counts all
    /// rows removes none. Nil for a drop into a row.
    private func destination(of drop: WatchedDrop, in list: ListID) -> (path: RowPath, takesOut: Bool)? {
        for entry in engine.trace[drop.firstEntry...] {
            guard case .call(let call, _, _) = entry.kind, call.list == list else { continue }
            switch call.question {
            case .performDrop:
                guard !drop.isInto, let path = call.path else { return nil }
                return (path, call.operation != .copy || call.space == .afterRemoval)
            case .moveRow: return call.target.map { ($0, true) }
            default: continue
            }
        }
        return nil
    }

    private func isInsertedFirst(_ drop: WatchedDrop, in list: ListID) -> Bool {
        for appAction in player.appActions[drop.firstAppAction...] where appAction.list == list {
            switch appAction.kind {
            case .inserted: return true
            case .removed: return false
            default: continue
            }
        }
        return false
    }

    private func labels(_ rows: Arrangement) -> [[String]] {
        rows.sections.map { $0.rows.map { engine.label(of: $0) } }
    }

    // MARK: - A count that is past the end

    /// For a change of the data that would trap: detects the number of rows before the drop as the index.
    func hints(for fault: ScriptFault) -> [String] {
        guard case .noSuchRow(let path, let count)? = fault.modelFault, let list = fault.list, let drop = watch.drop,
            path.item > count, drop.before[Int(list.rawValue)].rowCount(inSection: path.section) == path.item
        else { return [] }
        return [KnownMistake.countAsDestination(path.item).sentence]
    }

    /// For an insertion that UIKit refused beside a deletion at the same count, and for an unregistered cell of a
    /// program.
    func hints(for exception: UIKitException) -> [String] {
        if exception.rule == .e57, let hint = programPlaces.hint { return [hint] }
        guard let ledger = exception.ledger, ledger.culprits.count == 1,
            case .insertRow(let path) = ledger.culprits[0].kind
        else { return [] }
        let isCount = ledger.sections.contains { section in
            section.indexAfter == path.section && section.rowCountBefore == path.item
                && section.updates.contains { $0.kind.takesOut }
        }
        return isCount ? [KnownMistake.countAsDestination(path.item).sentence] : []
    }
}

extension ListUpdate.Kind {
    fileprivate var takesOut: Bool {
        if case .deleteRow = self { return true }
        return false
    }
}

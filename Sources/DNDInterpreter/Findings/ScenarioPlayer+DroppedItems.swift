internal import DNDResults
internal import DragDrop
internal import SourceText

/// Findings about the items of the last drop, and the rows around them.
extension ScenarioPlayer {
    /// Lost, doubled and ignored items. Empty for a list whose rows an expectation has since named.
    func itemFindings() -> [Finding] {
        guard let drop = watch.drop else { return [] }
        var appActions = player.appActions[drop.firstAppAction...]
        if appActions.contains(where: { $0.isStep }) { appActions.removeAll { $0.isStep } }
        guard !appActions.isEmpty else { return [] }
        return lost(drop, appActions) + doubled(drop, appActions) + leftOut(drop, appActions)
    }

    /// Items that were removed from the app's data more often than inserted, and are in no list.
    private func lost(_ drop: WatchedDrop, _ appActions: ArraySlice<AppAction>) -> [Finding] {
        // Nearly always there is none, which is seen without the balance.
        guard appActions.contains(where: { takesOutForGood($0) }) else { return [] }
        var findings: [Finding] = []
        let removed = balance(appActions).filter { $0.value < 0 }.map { $0.key }
        for item in removed.inOrder({ $0.rawValue < $1.rawValue }) {
            guard let appAction = appActions.last(where: { $0.takesOut(item) }) else { continue }
            guard !drop.namedLists.contains(appAction.list), !isUnderWay(item), !isInData(item) else { continue }
            findings.append(finding(.lost([engine.label(of: item)]), in: appAction.list, because: appAction))
        }
        return findings
    }

    /// Whether an action removes an item that is in no list now.
    private func takesOutForGood(_ appAction: AppAction) -> Bool {
        switch appAction.kind {
        case .removed(let item, _): !isInData(item)
        case .editedSnapshot(let items): items.contains { !isInData($0) }
        default: false
        }
    }

    private func isInData(_ item: ItemID) -> Bool {
        engine.listIDs.contains { engine.model(of: $0).path(of: item) != nil }
    }

    /// The number of insertions of each item, minus its removals. A change of a snapshot counts as a removal.
    private func balance(_ appActions: ArraySlice<AppAction>) -> [ItemID: Int] {
        var balance: [ItemID: Int] = [:]
        for appAction in appActions {
            switch appAction.kind {
            case .inserted(let item, _): balance[item, default: 0] += 1
            case .removed(let item, _): balance[item, default: 0] -= 1
            case .editedSnapshot(let items): for item in items { balance[item, default: 0] -= 1 }
            default: continue
            }
        }
        return balance
    }

    /// Whether the item waits for its data, or for the commit of its placeholder.
    private func isUnderWay(_ item: ItemID) -> Bool {
        player.isWaiting(for: item, engine) || engine.lists.contains { $0.placeholders.path(for: item) != nil }
    }

    /// Items that a list has twice after an insertion, or that moved to another list but are still in their own (R034).
    private func doubled(_ drop: WatchedDrop, _ appActions: ArraySlice<AppAction>) -> [Finding] {
        var findings: [Finding] = []
        var seen: Set<ItemID> = []
        for appAction in appActions {
            guard case .inserted(let item, _) = appAction.kind, !drop.namedLists.contains(appAction.list),
                let path = engine.model(of: appAction.list).path(of: item), !seen.contains(item),
                !isCopy(item, drop, in: appAction.list)
            else { continue }
            if engine.model(of: appAction.list).has(item, besides: path) {
                seen.insert(item)
                findings.append(
                    finding(.doubled([engine.label(of: item)], alsoIn: nil), in: appAction.list, because: appAction))
            } else if let source = originalLeft(of: item, drop, in: appAction.list) {
                seen.insert(item)
                let kind = Finding.Kind.doubled([engine.label(of: item)], alsoIn: engine[source].name)
                findings.append(finding(kind, in: appAction.list, because: appAction))
            }
        }
        return findings
    }

    /// Whether a list's own row was dropped as a copy, so that it is correctly there twice (Q36).
    private func isCopy(_ item: ItemID, _ drop: WatchedDrop, in list: ListID) -> Bool {
        engine.lastOperation == .copy && drop.items.contains { $0.id == item && $0.list == list }
    }

    /// The list that the item was moved from, if it still has it.
    private func originalLeft(of item: ItemID, _ drop: WatchedDrop, in list: ListID) -> ListID? {
        guard engine.lastOperation == .move, drop.target == list,
            let dragged = drop.items.first(where: { $0.id == item }),
            dragged.list != list, engine.kind(of: dragged.list) != .view, !drop.namedLists.contains(dragged.list),
            engine.model(of: dragged.list).path(of: item, near: dragged.sourcePath) != nil
        else { return nil }
        return dragged.list
    }

    /// Items that the drop ignored while it handled others.
    private func leftOut(_ drop: WatchedDrop, _ appActions: ArraySlice<AppAction>) -> [Finding] {
        guard let target = drop.target, drop.items.count > 1, !drop.namedLists.contains(target),
            !(engine.kind(of: target) == .view && drop.namesLoads)
        else { return [] }
        let isTaken = drop.items.map { item in
            appActions.contains { $0.list == target && $0.takesUp(item.id) }
        }
        guard let first = isTaken.firstIndex(of: true), isTaken.contains(false) else { return [] }
        let labels = zip(drop.items, isTaken).filter { !$0.1 }.map { engine.label(of: $0.0.id) }
        let appAction = appActions.first { $0.list == target && $0.takesUp(drop.items[first].id) }
        return [finding(.leftOut(labels), in: target, because: appAction)]
    }
}

extension AppAction {
    func takesOut(_ item: ItemID) -> Bool {
        switch kind {
        case .removed(let removed, _): removed == item
        case .editedSnapshot(let items): items.contains(item)
        default: false
        }
    }

    /// Whether the action handles a dropped item.
    func takesUp(_ item: ItemID) -> Bool {
        switch kind {
        case .inserted(let other, _), .removed(let other, _), .placeholder(let other), .dropped(let other),
            .load(let other, _):
            other == item
        case .editedSnapshot(let items): items.contains(item)
        default: false
        }
    }
}

extension Arrangement {
    /// Returns whether an item is at another path too. O(n).
    fileprivate func has(_ item: ItemID, besides path: RowPath) -> Bool {
        for (index, section) in sections.enumerated() {
            for (row, other) in section.rows.enumerated()
            where other == item && RowPath(section: index, item: row) != path {
                return true
            }
        }
        return false
    }
}

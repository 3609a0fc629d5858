extension Snapshot {
    /// The side of an item or section on which an insertion happens.
    package enum Side: Hashable, Sendable {
        case before, after
    }

    /// `appendItems(_:toSection:)`; without a section, appends to the last one.
    ///
    /// When the caller knows that all items are new (`areNew`), nothing is searched, and the call costs O(k log n) for
    /// k items instead of O(n).
    ///
    /// - Returns: UIKit's log entry when some of the items existed; those are moved (S03).
    @discardableResult
    package mutating func appendItems(
        _ items: [ItemID], to section: SectionID? = nil, areNew: Bool = false, names: IdentifierNames
    ) throws(UIKitException) -> SnapshotLog? {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            guard let last = snapshot.arrangement.sections.last else {
                throw section == nil ? .noSections : .unknownSectionOfItem
            }
            guard let index = snapshot.arrangement.index(of: section ?? last.id) else { throw .unknownSectionOfItem }
            try requireUnique(items)
            let (new, existing) = areNew ? (items, []) : snapshot.takeExisting(items)
            let end = snapshot.arrangement.sections[index].rows.count
            snapshot.arrangement.sections[index].rows.insert(contentsOf: new, at: end)
            return existing.isEmpty ? nil : .existingItems(existing, names)
        }
    }

    /// `insertItems(_:beforeItem:)` and `insertItems(_:afterItem:)`.
    ///
    /// - Returns: UIKit's log entry when some of the items existed; those are moved (S03).
    @discardableResult
    package mutating func insertItems(
        _ items: [ItemID], _ side: Side, _ item: ItemID, names: IdentifierNames
    ) throws(UIKitException) -> SnapshotLog? {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            guard snapshot.arrangement.path(of: item) != nil else { throw .unknownSectionOfItem }
            try requireUnique(items)
            guard !items.contains(item) else { throw .insertionNextToItself(items) }
            let (new, existing) = snapshot.takeExisting(items)
            snapshot.put(new, side, item)
            return existing.isEmpty ? nil : .existingItems(existing, names)
        }
    }

    /// `deleteItems(_:)`; ignores unknown items (S11). Without that rule one unknown item invalidates the call.
    package mutating func deleteItems(_ items: [ItemID]) {
        guard rulebook.ignoresUnknownDeletions || firstUnknown(items) == nil else { return }
        takeOut(items)
    }

    /// `deleteAllItems()`, which also removes the sections (R237).
    package mutating func deleteAllItems() {
        marks = SnapshotMarks()
        if rulebook.readsSnapshotsAsDocumented {
            arrangement = Arrangement()
        } else {
            for index in arrangement.sections.indices { arrangement.sections[index].rows = [] }
        }
    }

    /// `moveItem(_:beforeItem:)` and `moveItem(_:afterItem:)`. Moving an item next to itself is only recorded in the
    /// marks.
    package mutating func moveItem(
        _ item: ItemID, _ side: Side, _ target: ItemID, names: IdentifierNames
    ) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            guard let source = snapshot.arrangement.path(of: item) else { throw .unknownItemToMove }
            guard snapshot.arrangement.path(of: target) != nil else { throw .unknownItemToMoveTo }
            guard item != target else { return snapshot.marks.itemsMovedToThemselves.append(item) }
            snapshot.arrangement.remove(at: source)
            snapshot.put([item], side, target)
        }
    }

    /// Removes the existing items, so that all can be inserted at their new place (S03). Without that rule they stay.
    private mutating func takeExisting(_ items: [ItemID]) -> (new: [ItemID], existing: [ItemID]) {
        guard !rulebook.movesItemsAddedAgain else { return (items, takeOut(items)) }
        let paths = arrangement.paths(of: items)
        return (items.filter { paths[$0] == nil }, [])
    }

    /// Removes items and returns those that existed, in the given order.
    @discardableResult
    private mutating func takeOut(_ items: [ItemID]) -> [ItemID] {
        guard !items.isEmpty else { return [] }
        let paths = arrangement.paths(of: items)
        arrangement.remove(atAscending: paths.values.sorted())
        return items.filter { paths[$0] != nil }
    }

    private mutating func put(_ items: [ItemID], _ side: Side, _ neighbour: ItemID) {
        guard let path = arrangement.path(of: neighbour) else { return }
        let index = side == .before ? path.item : path.item + 1
        arrangement.sections[path.section].rows.insert(contentsOf: items, at: index)
    }
}

extension Snapshot {
    /// Runs a change, and turns its fault into UIKit's exception. Changes throw before they modify the snapshot.
    mutating func raising<Result>(
        _ names: IdentifierNames, _ change: (inout Snapshot) throws(SnapshotFault) -> Result
    ) throws(UIKitException) -> Result {
        do throws(SnapshotFault) {
            return try change(&self)
        } catch {
            throw error.exception(names)
        }
    }
}

private func requireUnique(_ items: [ItemID]) throws(SnapshotFault) {
    let duplicates = items.duplicates()
    guard duplicates.isEmpty else { throw .duplicateItems(duplicates) }
}

extension Array where Element: Hashable {
    /// The elements that occur more than once, in the order of their second occurrence.
    func duplicates() -> [Element] {
        var seen = Set<Element>()
        var reported = Set<Element>()
        return filter { !seen.insert($0).inserted && reported.insert($0).inserted }
    }
}

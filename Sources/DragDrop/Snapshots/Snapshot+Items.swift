extension Snapshot {
    /// On which side of an item or section something is put.
    package enum Side: Hashable, Sendable {
        case before, after
    }

    /// `appendItems(_:toSection:)`; without a section to the last one.
    ///
    /// Where the caller knows that none of the items is there (`areNew`) nothing is searched, and the call costs
    /// O(k log n) for k items instead of O(n).
    ///
    /// - Returns: What UIKit logs when some of the items were there already; those are moved (S03).
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
    /// - Returns: What UIKit logs when some of the items were there already; those are moved (S03).
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

    /// `deleteItems(_:)`; what is not there is ignored (S11). Without that rule one unknown item spoils the call.
    package mutating func deleteItems(_ items: [ItemID]) {
        guard rulebook.ignoresUnknownDeletions || firstUnknown(items) == nil else { return }
        takeOut(items)
    }

    /// `deleteAllItems()`, which removes the sections too (R237).
    package mutating func deleteAllItems() {
        marks = SnapshotMarks()
        if rulebook.readsSnapshotsAsDocumented {
            arrangement = Arrangement()
        } else {
            for index in arrangement.sections.indices { arrangement.sections[index].rows = [] }
        }
    }

    /// `moveItem(_:beforeItem:)` and `moveItem(_:afterItem:)`. An item stays where it is next to itself.
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

    /// Takes out the items that are there already, so that all can be put into place (S03). Without that rule those
    /// stay where they are.
    private mutating func takeExisting(_ items: [ItemID]) -> (new: [ItemID], existing: [ItemID]) {
        guard !rulebook.movesItemsAddedAgain else { return (items, takeOut(items)) }
        let paths = arrangement.paths(of: items)
        return (items.filter { paths[$0] == nil }, [])
    }

    /// Removes items and says which of them were there, in the order they were named.
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
    /// Changes the snapshot as a whole or not at all, and gives a fault UIKit's words.
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
    /// What is in it more than once, in the order of the second mention.
    func duplicates() -> [Element] {
        var seen = Set<Element>()
        var reported = Set<Element>()
        return filter { !seen.insert($0).inserted && reported.insert($0).inserted }
    }
}

/// Changes of a section snapshot. Adding no items has no effect, even beside or below an unknown item.
extension SectionSnapshot {
    /// `append(_:to:)`; without a parent, appends to the roots.
    package mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(SectionSnapshotFault) {
        try append(SectionSnapshot(unchecked: items), to: parent)
    }

    /// `insert(_:before:)` and `insert(_:after:)` with items, which become siblings of the given item.
    package mutating func insert(
        _ items: [ItemID], _ side: Snapshot.Side, _ item: ItemID
    ) throws(SectionSnapshotFault) {
        try insert(SectionSnapshot(unchecked: items), side, item)
    }

    /// `insert(_:before:)` and `insert(_:after:)` with another section snapshot.
    package mutating func insert(
        _ snapshot: SectionSnapshot, _ side: Snapshot.Side, _ item: ItemID
    ) throws(SectionSnapshotFault) {
        guard !snapshot.rootItems.isEmpty else { return }
        guard contains(item) else { throw .unknownNeighbour(item, side) }
        try put(snapshot, side, item)
    }

    /// `delete(_:)`, with all descendants; an item may be named twice.
    package mutating func delete(_ items: [ItemID]) throws(SectionSnapshotFault) {
        for item in items where !contains(item) { throw .unknownItemToDelete(item) }
        remove(items)
    }

    /// Removes items with their descendants, ignoring unknown ones.
    mutating func remove(_ items: [ItemID]) {
        for item in items {
            guard let node = nodes[item], let subtree = try? snapshot(of: item, includingParent: true) else { continue }
            changeChildren(of: node.parent) { $0.removeAll { $0 == item } }
            count(-node.count, above: node.parent)
            for part in subtree.items { nodes[part] = nil }
        }
    }

    /// `deleteAll()`
    package mutating func deleteAll() {
        self = SectionSnapshot()
    }

    /// `expand(_:)`; ignores unknown items.
    package mutating func expand(_ items: [ItemID]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    /// `collapse(_:)`; ignores unknown items.
    package mutating func collapse(_ items: [ItemID]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    /// `replace(childrenOf:using:)`
    package mutating func replace(
        childrenOf parent: ItemID, using snapshot: SectionSnapshot
    ) throws(SectionSnapshotFault) {
        guard let node = nodes[parent] else { throw .unknownParent(parent) }
        var result = self
        result.remove(node.children)
        try result.append(snapshot, to: parent)
        self = result
    }

    // MARK: - Implementation

    /// Creates a snapshot of roots without a check for duplicates, which the inserting method performs.
    private init(unchecked items: [ItemID]) {
        self.init(items)
    }

    private mutating func append(
        _ snapshot: SectionSnapshot, to parent: ItemID?
    ) throws(SectionSnapshotFault) {
        guard !snapshot.rootItems.isEmpty else { return }
        if let parent, !contains(parent) { throw .unknownParent(parent) }
        try requireNew(snapshot)
        addNodes(of: snapshot, parent: parent)
        changeChildren(of: parent) { $0 += snapshot.rootItems }
    }

    private mutating func put(
        _ snapshot: SectionSnapshot, _ side: Snapshot.Side, _ neighbour: ItemID
    ) throws(SectionSnapshotFault) {
        try requireNew(snapshot)
        let parent = nodes[neighbour]?.parent
        guard let index = children(of: parent).firstIndex(of: neighbour) else { return }
        addNodes(of: snapshot, parent: parent)
        changeChildren(of: parent) {
            $0.insert(contentsOf: snapshot.rootItems, at: side == .before ? index : index + 1)
        }
    }

    /// Requires that every item is new and occurs once (S15). The fault names the others, in order.
    private func requireNew(_ snapshot: SectionSnapshot) throws(SectionSnapshotFault) {
        var (seen, reported) = (Set<ItemID>(), Set<ItemID>())
        let duplicates = snapshot.items.filter { item in
            let isNew = seen.insert(item).inserted && !contains(item)
            return !isNew && reported.insert(item).inserted
        }
        guard duplicates.isEmpty else { throw .duplicates(duplicates) }
    }

    private mutating func addNodes(of snapshot: SectionSnapshot, parent: ItemID?) {
        for item in snapshot.items { nodes[item] = snapshot.nodes[item] }
        for root in snapshot.rootItems { nodes[root]?.parent = parent }
        count(snapshot.count, above: parent)
    }

    private mutating func changeChildren(of parent: ItemID?, _ change: (inout [ItemID]) -> Void) {
        if let parent {
            change(&nodes[parent, default: Node()].children)
        } else {
            change(&rootItems)
        }
    }

    private mutating func count(_ change: Int, above parent: ItemID?) {
        var next = parent
        while let item = next {
            nodes[item]?.count += change
            next = nodes[item]?.parent
        }
    }
}

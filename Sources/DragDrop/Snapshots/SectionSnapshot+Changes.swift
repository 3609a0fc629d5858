/// What an app does to a section snapshot.
extension SectionSnapshot {
    /// `append(_:to:)`; without a parent at the end of the roots.
    package mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(SectionSnapshotFault) {
        try append(SectionSnapshot(unchecked: items), to: parent)
    }

    /// `insert(_:before:)` and `insert(_:after:)` with items, which become siblings of that one.
    package mutating func insert(
        _ items: [ItemID], _ side: Snapshot.Side, _ item: ItemID
    ) throws(SectionSnapshotFault) {
        guard contains(item) else { throw .unknownNeighbour(item) }
        try put(SectionSnapshot(unchecked: items), side, item)
    }

    /// `insert(_:before:)` and `insert(_:after:)` with another section snapshot.
    package mutating func insert(
        _ snapshot: SectionSnapshot, _ side: Snapshot.Side, _ item: ItemID
    ) throws(SectionSnapshotFault) {
        guard contains(item) else {
            throw side == .before ? .unknownItemToInsertBefore(item) : .unknownNeighbour(item)
        }
        try put(snapshot, side, item)
    }

    /// `delete(_:)`, with everything beneath; what is not there is ignored.
    package mutating func delete(_ items: [ItemID]) {
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

    /// `expand(_:)`
    package mutating func expand(_ items: [ItemID]) throws(SectionSnapshotFault) {
        try setExpanded(true, items)
    }

    /// `collapse(_:)`
    package mutating func collapse(_ items: [ItemID]) throws(SectionSnapshotFault) {
        try setExpanded(false, items)
    }

    /// `replace(childrenOf:using:)`
    package mutating func replace(
        childrenOf parent: ItemID, using snapshot: SectionSnapshot
    ) throws(SectionSnapshotFault) {
        guard let node = nodes[parent] else { throw .unknownParent }
        var result = self
        result.delete(node.children)
        try result.append(snapshot, to: parent)
        self = result
    }

    // MARK: - Inside

    /// Items as roots, however often each is named: whoever puts them in reports those that are there twice.
    private init(unchecked items: [ItemID]) {
        self.init(items)
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) throws(SectionSnapshotFault) {
        for item in items { _ = try node(item) }
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    private mutating func append(
        _ snapshot: SectionSnapshot, to parent: ItemID?
    ) throws(SectionSnapshotFault) {
        if let parent, !contains(parent) { throw .unknownParent }
        try requireNew(snapshot)
        take(snapshot, parent: parent)
        changeChildren(of: parent) { $0 += snapshot.rootItems }
    }

    private mutating func put(
        _ snapshot: SectionSnapshot, _ side: Snapshot.Side, _ neighbour: ItemID
    ) throws(SectionSnapshotFault) {
        try requireNew(snapshot)
        let parent = nodes[neighbour]?.parent
        guard let index = children(of: parent).firstIndex(of: neighbour) else { return }
        take(snapshot, parent: parent)
        changeChildren(of: parent) {
            $0.insert(contentsOf: snapshot.rootItems, at: side == .before ? index : index + 1)
        }
    }

    /// Every item may be there once (S15).
    private func requireNew(_ snapshot: SectionSnapshot) throws(SectionSnapshotFault) {
        var duplicates = snapshot.rootItems.duplicates()
        for item in snapshot.items where contains(item) && !duplicates.contains(item) { duplicates.append(item) }
        guard duplicates.isEmpty else { throw .duplicates(duplicates) }
    }

    private mutating func take(_ snapshot: SectionSnapshot, parent: ItemID?) {
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

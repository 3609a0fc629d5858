/// `NSDiffableDataSourceSectionSnapshot`: the unique items of one section as an outline, parents before their children.
///
/// Lookup of an item, its parent and its state is O(1), of its level O(depth). Appending is O(1), and O(depth) for the
/// counts above it; inserting or removing between siblings O(siblings); listing O(items listed).
package struct SectionSnapshot: Sendable {
    struct Node: Hashable, Sendable {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false

        /// The number of items in the subtree, including the item itself.
        var count = 1
    }

    package internal(set) var rootItems: [ItemID] = []
    var nodes: [ItemID: Node] = [:]

    package init() {}

    /// Creates an outline of items without children.
    package init(_ items: some Sequence<ItemID>) {
        rootItems = Array(items)
        for item in rootItems { nodes[item] = Node() }
    }

    // MARK: - Queries

    package var count: Int { nodes.count }

    package func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

    package func children(of item: ItemID?) -> [ItemID] {
        guard let item else { return rootItems }
        return nodes[item]?.children ?? []
    }

    /// All items, parents before their children.
    package var items: [ItemID] { list(from: rootItems) { _ in true } }

    /// The items whose ancestors are all expanded.
    package var visibleItems: [ItemID] { list(from: rootItems) { $0.isExpanded } }

    package var expandedItems: [ItemID] { items.filter { nodes[$0]?.isExpanded == true } }

    /// O(depth).
    package func isVisible(_ item: ItemID) throws(SectionSnapshotFault) -> Bool {
        var node = try node(item)
        while let parent = node.parent, let above = nodes[parent] {
            guard above.isExpanded else { return false }
            node = above
        }
        return true
    }

    /// The index among all items. O(depth · siblings).
    package func index(of item: ItemID) -> Int? {
        guard nodes[item] != nil else { return nil }
        var index = -1
        var next: ItemID? = item
        while let current = next {
            index += 1
            let parent = nodes[current]?.parent
            for sibling in children(of: parent) {
                if sibling == current { break }
                index += nodes[sibling]?.count ?? 0
            }
            next = parent
        }
        return index
    }

    package func isExpanded(_ item: ItemID) throws(SectionSnapshotFault) -> Bool {
        try node(item).isExpanded
    }

    package func parent(of item: ItemID) throws(SectionSnapshotFault) -> ItemID? {
        guard let node = nodes[item] else { throw .unknownChild(item) }
        return node.parent
    }

    /// The number of ancestors of an item. O(depth).
    package func level(of item: ItemID) throws(SectionSnapshotFault) -> Int {
        var level = 0
        var parent = try node(item).parent
        while let above = parent {
            level += 1
            parent = nodes[above]?.parent
        }
        return level
    }

    /// `snapshot(of:includingParent:)`: the descendants of an item, as a separate snapshot.
    package func snapshot(
        of item: ItemID, includingParent: Bool = false
    ) throws(SectionSnapshotFault) -> SectionSnapshot {
        guard let top = nodes[item] else { throw .unknownParent(item) }
        var result = SectionSnapshot()
        result.rootItems = includingParent ? [item] : top.children
        for part in list(from: result.rootItems, { _ in true }) { result.nodes[part] = nodes[part] }
        for root in result.rootItems { result.nodes[root]?.parent = nil }
        return result
    }

    // MARK: - Implementation

    func node(_ item: ItemID) throws(SectionSnapshotFault) -> Node {
        guard let node = nodes[item] else { throw .unknownItem(item) }
        return node
    }

    /// The items with their descendants, down to those that fail a condition.
    private func list(from roots: [ItemID], _ goesOn: (Node) -> Bool) -> [ItemID] {
        var result: [ItemID] = []
        var waiting: [ItemID] = roots.reversed()
        while let item = waiting.popLast() {
            result.append(item)
            guard let node = nodes[item], goesOn(node) else { continue }
            waiting += node.children.reversed()
        }
        return result
    }
}

extension SectionSnapshot: Hashable {}

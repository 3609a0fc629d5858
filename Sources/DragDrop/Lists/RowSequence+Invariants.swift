extension RowSequence {
    /// The broken invariant of the tree, for the tests; nil for none. Linear.
    package func brokenInvariant() -> String? {
        guard let root else { return nil }
        if root.count == 0 { return "an empty sequence has no root" }
        if root.children.count == 1 { return "the root has one child" }
        return Self.brokenInvariant(of: root, isRoot: true)
    }

    /// The number of levels of the tree: 0 without rows, 1 for a single leaf.
    package var height: Int {
        var height = 0
        var next = root
        while let node = next {
            height += 1
            next = node.children.first
        }
        return height
    }

    /// The number of nodes that this sequence does not share with another, and of all its nodes. Linear.
    package func nodeCounts(sharedWith other: RowSequence) -> (own: Int, all: Int) {
        let others = Set(other.nodes())
        let all = nodes()
        return (all.count { !others.contains($0) }, all.count)
    }

    private func nodes() -> [ObjectIdentifier] {
        var found: [ObjectIdentifier] = []
        var pending: [RowNode] = []
        if let root { pending.append(root) }
        while let node = pending.popLast() {
            found.append(ObjectIdentifier(node))
            pending.append(contentsOf: node.children)
        }
        return found
    }

    private static func brokenInvariant(of node: RowNode, isRoot: Bool) -> String? {
        if !node.isLeaf, !node.rows.isEmpty { return "an inner node holds rows" }
        if node.width > node.capacity { return "a node is too wide" }
        if !isRoot, node.width < node.capacity / 2 { return "a node is too narrow" }
        let fresh = node.isLeaf ? RowNode(rows: node.rows) : RowNode(children: node.children)
        if fresh.count != node.count { return "a count is stale" }
        if fresh.fingerprint != node.fingerprint { return "a fingerprint is stale" }
        for child in node.children {
            if child.isLeaf != node.children[0].isLeaf { return "leaves are at different depths" }
            if let broken = brokenInvariant(of: child, isRoot: false) { return broken }
        }
        return nil
    }
}

extension RowSequence: Sequence {
    /// Iterates over the rows leaf by leaf; a step takes amortised constant time.
    package struct Iterator: IteratorProtocol, Sendable {
        private var leaf: ContiguousArray<ItemID>
        private var index = 0

        /// The inner nodes above the leaf, each with its next slot.
        private var path: [(node: RowNode, slot: Int)] = []

        init(_ root: RowNode?, from start: Int = 0) {
            leaf = []
            if let root { descend(root, to: start) }
        }

        package mutating func next() -> ItemID? {
            if index == leaf.count, !advance() { return nil }
            defer { index += 1 }
            return leaf[index]
        }

        private mutating func advance() -> Bool {
            while let (node, slot) = path.popLast() {
                guard slot < node.children.count else { continue }
                path.append((node, slot + 1))
                descend(node.children[slot], to: 0)
                return true
            }
            return false
        }

        private mutating func descend(_ node: RowNode, to start: Int) {
            var node = node
            var start = start
            while !node.isLeaf {
                let place = node.child(holding: start)
                path.append((node, place.slot + 1))
                node = node.children[place.slot]
                start = place.index
            }
            leaf = node.rows
            index = start
        }
    }

    package var underestimatedCount: Int { count }

    package func makeIterator() -> Iterator { Iterator(root) }
}

extension RowSequence {
    /// The rows from an index on.
    package func rows(from start: Int) -> IteratorSequence<Iterator> {
        precondition(start >= 0 && start <= count, "Rows are walked from an index from 0 to the count.")
        return IteratorSequence(Iterator(root, from: start))
    }
}

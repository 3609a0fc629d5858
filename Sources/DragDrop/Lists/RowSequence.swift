/// The rows of a section in order, as a value that is cheap to copy and to change.
///
/// A persistent order-statistics tree with rows in its leaves (a B+ tree counted by size): copies share every node that
/// neither has changed since. A copy and a comparison take constant time; access, insertion, removal and replacement
/// O(log n); five to eight bytes a row.
package struct RowSequence: Sendable {
    /// Nil for no rows.
    var root: RowNode?

    package init() {}

    /// Creates a sequence in linear time.
    package init(_ rows: some Sequence<ItemID>) {
        root = RowNode.tree(of: ContiguousArray(rows))
    }

    package var count: Int { root?.count ?? 0 }

    package var isEmpty: Bool { root == nil }

    package var indices: Range<Int> { 0..<count }

    /// The fingerprint of all rows, stored in the tree.
    package var fingerprint: Fingerprint { root?.fingerprint ?? Fingerprint() }

    package subscript(index: Int) -> ItemID {
        get { row(at: index) }
        set { replace(at: index, with: newValue) }
    }

    package mutating func append(_ row: ItemID) {
        insert(row, at: count)
    }

    package mutating func insert(_ row: ItemID, at index: Int) {
        precondition(index >= 0 && index <= count, "A row is inserted at an index from 0 to the count.")
        guard var node = root.take() else {
            root = RowNode(rows: [row])
            return
        }
        if let half = RowNode.insert(row, at: index, into: &node) {
            node = RowNode(children: [node, half])
        }
        root = node
    }

    @discardableResult
    package mutating func remove(at index: Int) -> ItemID {
        guard indices.contains(index), var node = root.take() else {
            preconditionFailure("A row is removed at an index below the count.")
        }
        let row = RowNode.remove(at: index, from: &node)
        while node.children.count == 1 { node = node.children[0] }
        root = node.count == 0 ? nil : node
        return row
    }

    /// Moves a row to an index that is counted without it.
    package mutating func move(from source: Int, to destination: Int) {
        insert(remove(at: source), at: destination)
    }

    package mutating func replace(at index: Int, with row: ItemID) {
        guard indices.contains(index), var node = root.take() else {
            preconditionFailure("A row is replaced at an index below the count.")
        }
        RowNode.replace(at: index, with: row, in: &node)
        root = node
    }

    private func row(at index: Int) -> ItemID {
        guard indices.contains(index), var node = root else {
            preconditionFailure("A row is read at an index below the count.")
        }
        var index = index
        while !node.isLeaf {
            let place = node.child(holding: index)
            node = node.children[place.slot]
            index = place.index
        }
        return node.rows[index]
    }
}

extension RowSequence: Hashable {
    /// Compares counts and fingerprints, in constant time. `Fingerprint` states the probability of an error.
    package static func == (a: RowSequence, b: RowSequence) -> Bool {
        a.root === b.root || (a.count == b.count && a.fingerprint == b.fingerprint)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }
}

extension RowSequence: ExpressibleByArrayLiteral {
    package init(arrayLiteral rows: ItemID...) {
        self.init(rows)
    }
}

extension RowNode {
    /// Inserts a row below a node.
    ///
    /// - Returns: The right half, when the node became too wide and was split; nil otherwise.
    static func insert(_ row: ItemID, at index: Int, into node: inout RowNode) -> RowNode? {
        own(&node)
        if node.isLeaf {
            node.rows.insert(row, at: index)
        } else {
            let place = node.child(holding: index)
            if let half = insert(row, at: place.index, into: &node.children[place.slot]) {
                node.children.insert(half, at: place.slot + 1)
            }
        }
        let half = node.width > node.capacity ? node.splitOff() : nil
        node.summarize()
        return half
    }

    /// Removes a row below a node. The node may become too narrow; the caller repairs that.
    static func remove(at index: Int, from node: inout RowNode) -> ItemID {
        own(&node)
        let row: ItemID
        if node.isLeaf {
            row = node.rows.remove(at: index)
        } else {
            let place = node.child(holding: index)
            row = remove(at: place.index, from: &node.children[place.slot])
            node.mend(place.slot)
        }
        node.summarize()
        return row
    }

    /// Replaces a row below a node.
    static func replace(at index: Int, with row: ItemID, in node: inout RowNode) {
        own(&node)
        if node.isLeaf {
            node.rows[index] = row
        } else {
            let place = node.child(holding: index)
            replace(at: place.index, with: row, in: &node.children[place.slot])
        }
        node.summarize()
    }

    /// Moves the right half of the node's content to a new node.
    private func splitOff() -> RowNode {
        let middle = width / 2
        if isLeaf {
            let half = RowNode(rows: ContiguousArray(rows[middle...]))
            rows = ContiguousArray(rows[..<middle])
            return half
        }
        let half = RowNode(children: ContiguousArray(children[middle...]))
        children = ContiguousArray(children[..<middle])
        return half
    }

    /// Merges a child that became too narrow with a neighbour, and splits the result if it is too wide.
    private func mend(_ slot: Int) {
        let narrow = children[slot]
        guard narrow.width < narrow.capacity / 2, children.count > 1 else { return }
        let left = slot > 0 ? slot - 1 : 0
        let right = children.remove(at: left + 1)
        Self.own(&children[left])
        let joined = children[left]
        joined.rows.append(contentsOf: right.rows)
        joined.children.append(contentsOf: right.children)
        if joined.width > joined.capacity {
            children.insert(joined.splitOff(), at: left + 1)
        }
        joined.summarize()
    }
}

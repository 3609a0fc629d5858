/// A node of the tree behind `RowSequence`: a leaf holds rows, an inner node holds children, never both.
///
/// Sequences share nodes. Only a uniquely referenced node is ever changed, so nodes can cross isolation domains.
final class RowNode: @unchecked Sendable {
    /// The maximum number of rows in a leaf. A half-full leaf still costs less than eight bytes a row.
    static let leafCapacity = 64

    /// The maximum number of children of an inner node.
    static let branchCapacity = 16

    var rows: ContiguousArray<ItemID>
    var children: ContiguousArray<RowNode>

    /// The number of rows below this node.
    var count: Int

    /// The fingerprint of the rows below this node.
    var fingerprint: Fingerprint

    init(rows: ContiguousArray<ItemID>) {
        self.rows = rows
        children = []
        count = 0
        fingerprint = Fingerprint()
        summarize()
    }

    init(children: ContiguousArray<RowNode>) {
        rows = []
        self.children = children
        count = 0
        fingerprint = Fingerprint()
        summarize()
    }

    private init(sharing node: RowNode) {
        rows = node.rows
        children = node.children
        count = node.count
        fingerprint = node.fingerprint
    }

    var isLeaf: Bool { children.isEmpty }

    /// The rows of a leaf or the children of an inner node.
    var width: Int { isLeaf ? rows.count : children.count }

    var capacity: Int { isLeaf ? Self.leafCapacity : Self.branchCapacity }

    /// Updates count and fingerprint after a change of the rows or children.
    func summarize() {
        fingerprint = Fingerprint()
        if isLeaf {
            count = rows.count
            for row in rows { fingerprint.append(row.rawValue) }
        } else {
            count = 0
            for child in children {
                count += child.count
                fingerprint.append(child.fingerprint)
            }
        }
    }

    /// The child that holds the row at an index, and the index within that child. The end index belongs to the last
    /// child.
    func child(holding index: Int) -> (slot: Int, index: Int) {
        var index = index
        var slot = 0
        while slot < children.count - 1, index >= children[slot].count {
            index -= children[slot].count
            slot += 1
        }
        return (slot, index)
    }

    /// Copies the node unless it is uniquely referenced.
    static func own(_ node: inout RowNode) {
        if !isKnownUniquelyReferenced(&node) { node = RowNode(sharing: node) }
    }
}

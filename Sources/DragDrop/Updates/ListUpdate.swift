/// One change of a list, such as one index path of `insertRows(at:with:)`.
package struct ListUpdate: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Counts in the order after the batch (B03).
        case insertRow(RowPath)

        /// Counts in the order before the batch (B02).
        case deleteRow(RowPath)

        /// From the order before to the order after the batch; the cell stays (B04).
        case moveRow(from: RowPath, to: RowPath)

        /// Counts in the order before the batch; the row gets a new cell (B05).
        case reloadRow(RowPath)

        /// Counts in the order before the batch; the row keeps its cell, which is refilled (B16).
        case reconfigureRow(RowPath)

        case insertSection(Int)
        case deleteSection(Int)
        case moveSection(from: Int, to: Int)
        case reloadSection(Int)
    }

    package let kind: Kind
    package let origin: UpdateOrigin

    package init(_ kind: Kind, origin: UpdateOrigin = .system) {
        self.kind = kind
        self.origin = origin
    }
}

/// The place of the finger inside a list.
package struct FingerLocation: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// Over a row, in the data source's order.
        case row(RowPath, zone: RowZone)

        /// Over the shown gap.
        case gap

        /// Over the end of a section: the insertion place after its last row (R100).
        case end(section: Int)

        /// Over a header, a footer or the space between sections: no cell (R099).
        case header(section: Int)

        /// Inside the list, but over no cell (R099).
        case empty

        /// Over the row at a distance in points from the visible edge of the list (R129).
        case edge(ListEdge, points: Int)

        /// At an unspecified place in a plain view.
        case anywhere

        /// At a point of a plain view.
        case point(ViewPoint)
    }

    package var list: ListID
    package var place: Place

    package init(list: ListID, place: Place) {
        self.list = list
        self.place = place
    }
}

extension FingerLocation.Place {
    /// Whether the finger is in a plain view.
    var isInPlainView: Bool {
        switch self {
        case .anywhere, .point: true
        default: false
        }
    }

    /// The zone of the row; the middle for other places.
    var zone: RowZone {
        if case .row(_, let zone) = self { zone } else { .middle }
    }
}

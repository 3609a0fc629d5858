/// Where the finger is inside a list.
package struct FingerLocation: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// Over a row, in the data source's order.
        case row(RowPath, zone: RowZone)

        /// Over the gap that is shown.
        case gap

        /// Over the end of a section: the insertion place after its last row (R100).
        case end(section: Int)

        /// Over a header, a footer or the space between sections: no cell (R099).
        case header(section: Int)

        /// Inside the list, over no cell (R099).
        case empty

        /// Over the row that lies so many points from the edge of what the list shows (R129).
        case edge(Edge, points: Int)

        /// Somewhere in a plain view.
        case anywhere

        /// At a point of a plain view.
        case point(ViewPoint)
    }

    package enum Edge: Hashable, Sendable { case top, bottom }

    package var list: ListID
    package var place: Place

    package init(list: ListID, place: Place) {
        self.list = list
        self.place = place
    }
}

extension FingerLocation.Place {
    /// Whether it is in a plain view, wherever that is.
    var isInPlainView: Bool {
        switch self {
        case .anywhere, .point: true
        default: false
        }
    }

    /// The middle, where nothing is said of a part.
    var zone: RowZone {
        if case .row(_, let zone) = self { zone } else { .middle }
    }
}

/// The part of a row under the finger; it matters to the automatic intent alone (R108, Q14).
package enum RowZone: Hashable, Sendable {
    case above, middle, below
}

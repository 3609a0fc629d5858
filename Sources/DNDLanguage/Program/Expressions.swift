package import SourceText

/// A row, item or insertion place in the text.
package struct Place: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A label; the row that shows it.
        case label(String)

        /// `4`: position 4 of section 0.
        case position(Int)

        /// `[1, 3]`.
        case path(section: Int, index: Int)

        /// `end`, `end of Later`: one past the last row of that section, or of the last section.
        case end(section: Name?)

        /// `item.source`.
        case itemSource

        /// `destination`: the coordinator's, or the placeholder's current path inside a commit.
        case destination

        /// `item.destination`: the destination, plus the number of preceding items of the drop.
        case itemDestination

        /// `move.source`: the first path of `moveRowAt`.
        case moveSource

        /// `move.destination`: the second path of `moveRowAt`.
        case moveDestination
    }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// The target of the finger.
package struct Target: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case place(Place)

        /// `gap`: over the shown gap.
        case gap

        /// `header Later`: a place without a cell.
        case header(section: Name)

        /// `bottom edge 20`: the distance in points from the visible edge of the list.
        case edge(ListEdge, points: Int)

        /// `empty`: inside the list, but over no cell.
        case empty

        /// `hover in well`: at an unspecified place in a plain view, or at its point.
        case anywhere
    }

    /// `at 0.5 0.1`: fractions of a plain view's width and height.
    package struct Point: Hashable, Sendable {
        package let x: Fraction
        package let y: Fraction
    }

    package var kind: Kind
    package var zone: RowZone?
    package var point: Point?

    /// `from NAME` or `in NAME`.
    package var list: Name?
    package var range: SourceRange

    package init(_ kind: Kind, zone: RowZone? = nil, list: Name? = nil, range: SourceRange) {
        self.kind = kind
        self.zone = zone
        self.list = list
        self.range = range
    }
}

/// An item in a script: a label, or the current item.
package enum ItemExpression: Hashable, Sendable {
    case label(Name)

    /// `item`: the loop's item, the loaded item, or the row under the finger.
    case item

    /// `items`: all items of the coordinator; for a plain view, its own items.
    case items

    /// `session.items`.
    case sessionItems
}

/// A section by title or by number.
package enum SectionExpression: Hashable, Sendable {
    case title(Name)
    case index(Int, range: SourceRange)
}

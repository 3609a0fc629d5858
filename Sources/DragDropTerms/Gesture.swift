/// A gesture of a person: on targets as a script says them, and on the rows and places that they are in an engine.
package enum Gesture<Row, Location> {
    case select([Row])
    case deselect([Row])
    case lift(Row)
    case release

    /// Another gesture recognizer fires while something is lifted (R012).
    case recognize(isLongPress: Bool)
    case drag(Row)
    case add(Row)
    case hover(Location)
    case leave
    case drop
    case cancel
    case spring(Row)

    /// Touches a table row's reorder control, or begins the movement gesture of a collection's item.
    case reorder(Row)

    /// Taps the disclosure of an outline's row.
    case expand(Row)
    case collapse(Row)

    /// Chooses Ask Siri in the context menu of a row, from iOS 27 on (R247).
    case askSiri(Row)

    /// Makes the following gestures with another finger (R027).
    case finger(Int)
    case wait(milliseconds: Int)
    case settle

    /// The same gesture on other rows and locations.
    package func map<OtherRow, OtherLocation, Failure: Error>(
        row: (Row) throws(Failure) -> OtherRow, location: (Location) throws(Failure) -> OtherLocation
    ) throws(Failure) -> Gesture<OtherRow, OtherLocation> {
        switch self {
        case .select(let rows): .select(try rows.map(row))
        case .deselect(let rows): .deselect(try rows.map(row))
        case .lift(let touched): .lift(try row(touched))
        case .release: .release
        case .recognize(let isLongPress): .recognize(isLongPress: isLongPress)
        case .drag(let touched): .drag(try row(touched))
        case .add(let touched): .add(try row(touched))
        case .hover(let place): .hover(try location(place))
        case .leave: .leave
        case .drop: .drop
        case .cancel: .cancel
        case .spring(let touched): .spring(try row(touched))
        case .reorder(let touched): .reorder(try row(touched))
        case .expand(let touched): .expand(try row(touched))
        case .collapse(let touched): .collapse(try row(touched))
        case .askSiri(let touched): .askSiri(try row(touched))
        case .finger(let finger): .finger(finger)
        case .wait(let milliseconds): .wait(milliseconds: milliseconds)
        case .settle: .settle
        }
    }
}

extension Gesture: Equatable where Row: Equatable, Location: Equatable {}
extension Gesture: Hashable where Row: Hashable, Location: Hashable {}
extension Gesture: Sendable where Row: Sendable, Location: Sendable {}

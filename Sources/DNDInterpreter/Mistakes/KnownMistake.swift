/// A wrong result of a drop that real delegates are known to produce.
package enum KnownMistake: Hashable, Sendable {
    case swapped(String, String)
    case oneTooFar(String)
    case oneTooEarly(String)

    // The same for an item from elsewhere or a copy: no row was removed.
    case insertedTooFar(String)
    case insertedTooEarly(String)

    /// Moving up, the removal affected another row; moving down, the row is one place too early.
    case insertedBeforeRemoved(String, lost: String?)

    /// A path that was stored while the rows moved: it removed another row.
    case stalePath(String, lost: String)

    /// A path that was stored while the rows moved: another row moved than the intended one.
    case staleMove(String, meant: String)
    case onlyFirst(left: [String])
    case reversed

    /// Every placeholder was inserted at the same place.
    case placeholdersReversed(String)

    /// `moveItem(x, beforeItem: x)`
    case movedToItself(String)

    /// The number of rows before the removal as insertion index.
    case countAsDestination(Int)
    case loadTooLate

    package var sentence: String {
        switch self {
        case .swapped(let a, let b):
            "\(a) and \(b) have changed places: this is what a swap gives, where a move was meant."
        case .oneTooFar(let row):
            "\(row) stands one place too far down: the destination counts without the dragged row, so nothing is to be "
                + "added to it."
        case .oneTooEarly(let row):
            "\(row) stands one place too early: the destination counts without the dragged row, so nothing is to be "
                + "subtracted from it."
        case .insertedTooFar(let row):
            "\(row) stands one place too far down: the destination is the place itself, so nothing is to be added to "
                + "it."
        case .insertedTooEarly(let row):
            "\(row) stands one place too early: the destination is the place itself, so nothing is to be subtracted "
                + "from it."
        case .insertedBeforeRemoved(let row, nil):
            "\(row) was inserted before it was removed, and so stands one place too early: the destination counts "
                + "without it."
        case .insertedBeforeRemoved(let row, let lost?):
            "\(lost) is lost and \(row) is there twice: the insertion came before the removal, which then took another "
                + "row."
        case .stalePath(let row, let lost):
            "\(lost) is lost and \(row) is there twice: the source path of \(row) was stale, since rows before it had "
                + "gone or come."
        case .staleMove(let row, let meant):
            "\(row) was moved in place of \(meant): the source path of \(meant) was stale, since rows before it had "
                + "gone or come."
        case .onlyFirst(let left):
            "Only the first item was handled: nothing became of \(left.joined(separator: " "))."
        case .reversed: "The dropped rows are in reverse: each was inserted at the same place, before the one before."
        case .placeholdersReversed(let place):
            "The placeholders stand in reverse: each was inserted at \(place), before the one before. The second "
                + "belongs one row below the first."
        case .movedToItself(let row):
            "\(row) was moved next to \(row) itself, which changes nothing: the destination counts without it, so its "
                + "neighbour is to be looked up in the rows without it."
        case .countAsDestination(let count):
            "The count was taken before the removal: of \(count) rows one was out already, so \(count) is past the end."
        case .loadTooLate: "The load began too late: data can be asked for only until performDropWith returns."
        }
    }
}

/// UIKit exceptions for moves, updates and snapshots at the wrong moment, and for cells.
extension UIKitException {
    /// R142: a snapshot applied inside `didReorder` was measured to crash. UIKit's text was not recorded; this one is
    /// the engine's.
    package static let appliedWhileReordering = UIKitException(
        .r142, text: "(UIKit's text is not recorded) a snapshot was applied inside didReorder")

    /// R145: a section of a collection was reloaded during a drag.
    package static let reloadedSectionWhileDragging = UIKitException(
        .r145,
        text: "Could not compute initial update value after shadow updates. "
            + "Update: <UICollectionViewUpdateItem: \(fixedAddress)>"
    )

    /// E59: an interactive movement begins during another one.
    static let movementUnderWay = UIKitException(
        .e59, text: "attempt to begin reordering on collection view while reordering is already in progress")

    /// S13: the cell provider of a diffable data source returned no cell.
    package static func missingCell(at path: RowPath, of item: String, kind: ListKind) -> UIKitException {
        let words = ListWords(kind)
        return UIKitException(
            .s13,
            text: "\(words.viewClass)DiffableDataSource cell provider returned nil for index path "
                + "\(path.text) with item identifier '\(item)', which is not allowed. "
                + "You must always return a cell to the \(words.view): \(words.viewText)"
        )
    }

    /// S14: a snapshot is applied on the main queue while those of another queue are outstanding.
    package static func mixedQueues(kind: ListKind) -> UIKitException {
        UIKitException(
            .s14,
            text: "Deadlock detected: calling this method on the main queue with outstanding async updates is not "
                + "permitted and will deadlock. Please always submit updates either always on the main queue or "
                + "always off the main queue - view=\(ListWords(kind).viewText)"
        )
    }

    /// A layout returned attributes for a cell of a missing row (E56).
    package static func layoutAttributes(forMissing path: RowPath) -> UIKitException {
        UIKitException(
            .e56,
            text: "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + path.text)
    }

    /// Q10: no such exception is recorded; the text is the engine's.
    static let lateDropCall = UIKitException(
        .question(.q10), text: "(UIKit's text is not recorded) a drop call after performDropWith has returned")
}

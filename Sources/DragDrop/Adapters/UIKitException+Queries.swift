/// What UIKit raises outside of batches: a question about something that is not there, or a forbidden change.
extension UIKitException {
    /// The number of rows of a section was asked for that the list does not have (E50, E51).
    package static func missingSection(_ section: Int, sectionCount: Int, kind: ListKind) -> UIKitException {
        if kind == .collection {
            return UIKitException(
                .e51,
                text: "request for number of items in section \(section) "
                    + "when there are only \(sectionCount) sections in the collection view"
            )
        }
        return UIKitException(
            .e50, text: "Requested the number of rows for section (\(section)) which is out of bounds.")
    }

    /// The list was told to scroll to a row that its section does not have (E52, E53).
    package static func scroll(to path: RowPath, rowCount: Int, kind: ListKind) -> UIKitException {
        let words = ListWords(kind)
        let place =
            "out-of-bounds \(words.row) (\(path.item)) "
            + "when there are only \(rowCount) \(words.rows) in section \(path.section)."
        return scroll(place, kind: kind)
    }

    /// The list was told to scroll to a row of a section that it does not have (E52, E53).
    package static func scroll(toSection section: Int, sectionCount: Int, kind: ListKind) -> UIKitException {
        scroll("out-of-bounds section (\(section)) when there are only \(sectionCount) sections.", kind: kind)
    }

    /// A list was changed directly although a diffable data source keeps it (E58).
    package static func changedBesideDiffableDataSource(kind: ListKind) -> UIKitException {
        let view = ListWords(kind).viewClass
        return UIKitException(
            .e58,
            text: "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s "
                + "dataSource: please do not call mutation APIs directly on \(view)."
        )
    }

    /// Only the text of the collection view ends in a full stop, and only that of the table view is a range exception.
    private static func scroll(_ place: String, kind: ListKind) -> UIKitException {
        let words = ListWords(kind)
        let isCollection = kind == .collection
        return UIKitException(
            isCollection ? .e53 : .e52, name: isCollection ? .internalInconsistency : .range,
            text: "Attempted to scroll the \(words.view) to an \(place) "
                + "\(words.capitalizedView): \(words.viewText)\(isCollection ? "." : "")"
        )
    }

    /// A cell was asked for with an identifier that nobody registered (E57).
    package static func unknownReuse(of identifier: String, kind: ListKind) -> UIKitException {
        let subject =
            kind == .collection
            ? "could not dequeue a view of kind: UICollectionElementKindCell" : "unable to dequeue a cell"
        return UIKitException(
            .e57,
            text: "\(subject) with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
    }
}

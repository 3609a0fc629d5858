/// Exceptions outside of batch updates: queries for missing rows or sections, and forbidden changes.
extension UIKitException {
    /// A query for the row count of a section that does not exist (E50, E51).
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

    /// Scrolling to a row past the end of its section (E52, E53).
    package static func scroll(to path: RowPath, rowCount: Int, kind: ListKind) -> UIKitException {
        let words = ListWords(kind)
        let place =
            "out-of-bounds \(words.row) (\(path.item)) "
            + "when there are only \(rowCount) \(words.rows) in section \(path.section)."
        return scroll(place, kind: kind)
    }

    /// Scrolling to a row of a section that does not exist (E52, E53).
    package static func scroll(toSection section: Int, sectionCount: Int, kind: ListKind) -> UIKitException {
        scroll("out-of-bounds section (\(section)) when there are only \(sectionCount) sections.", kind: kind)
    }

    /// A direct change of a list with a diffable data source (E58).
    package static func changedBesideDiffableDataSource(kind: ListKind) -> UIKitException {
        let view = ListWords(kind).viewClass
        return UIKitException(
            .e58,
            text: "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s "
                + "dataSource: please do not call mutation APIs directly on \(view)."
        )
    }

    /// The collection view's message ends in a full stop; the table view's exception is a range exception.
    private static func scroll(_ place: String, kind: ListKind) -> UIKitException {
        let words = ListWords(kind)
        let isCollection = kind == .collection
        return UIKitException(
            isCollection ? .e53 : .e52, name: isCollection ? .internalInconsistency : .range,
            text: "Attempted to scroll the \(words.view) to an \(place) "
                + "\(words.capitalizedView): \(words.viewText)\(isCollection ? "." : "")"
        )
    }

    /// Dequeuing a cell with an unregistered identifier (E57).
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

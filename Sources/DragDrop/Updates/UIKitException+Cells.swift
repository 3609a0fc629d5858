extension UIKitException {
    /// A layout gave attributes for a cell of a row that is not there (E56).
    package static func layoutAttributes(forMissing path: RowPath) -> UIKitException {
        UIKitException(
            .e56,
            text: "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + path.text)
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

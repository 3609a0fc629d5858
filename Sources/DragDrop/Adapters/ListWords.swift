/// The words that differ between UIKit's messages for a table view and for a collection view.
struct ListWords: Hashable, Sendable {
    let row, rows, view, capitalizedView, viewClass: String

    init(_ kind: ListKind) {
        switch kind {
        case .collection:
            (row, rows) = ("item", "items")
            (view, capitalizedView, viewClass) = ("collection view", "Collection view", "UICollectionView")
        case .table, .view:
            (row, rows) = ("row", "rows")
            (view, capitalizedView, viewClass) = ("table view", "Table view", "UITableView")
        }
    }

    /// The description of the view.
    var viewText: String { "<\(viewClass): \(UIKitException.fixedAddress)>" }

}

extension RowPath {
    /// The description of the `NSIndexPath`.
    var text: String {
        "<NSIndexPath: \(UIKitException.fixedAddress) {length = 2, path = \(section) - \(item)}>"
    }
}

/// The words in which UIKit's texts differ between a table view and a collection view.
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

    /// How the view prints itself.
    var viewText: String { "<\(viewClass): \(UIKitException.fixedAddress)>" }

}

extension RowPath {
    /// How `NSIndexPath` prints itself.
    var text: String {
        "<NSIndexPath: \(UIKitException.fixedAddress) {length = 2, path = \(section) - \(item)}>"
    }
}

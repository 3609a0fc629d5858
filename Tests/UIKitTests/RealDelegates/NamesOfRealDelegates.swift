/// The names of UIKit in 33 public files with drag and drop delegates, by the number of files that use them.
enum NamesOfRealDelegates {
    /// In 14 or more files.
    static let core = [
        "UIDragSession", "UIDragItem", "UIDropSession", "NSItemProvider", "UITableView", "UICollectionView",
        "UIViewController", "UITableViewDropDelegate", "UITableViewDropCoordinator", "UITableViewDropProposal",
        "UICollectionViewDropDelegate", "UICollectionViewDropCoordinator", "UICollectionViewDropProposal", "UIView",
        "UITableViewDragDelegate", "UICollectionViewDragDelegate",
    ]

    /// In 5 to 12 files.
    static let frequent = [
        "UITableViewCell", "UICollectionViewCell", "NSString", "NSItemProviderReading", "NSItemProviderWriting",
        "UIColor", "UIImage", "UIDragPreviewParameters", "UILabel", "NSCoder", "UITableViewController",
        "UIBarButtonItem", "UICollectionViewFlowLayout", "UIDropInteraction", "UIDragInteraction",
        "NSLayoutConstraint",
    ]

    /// In 3 or 4 files.
    static let rare = [
        "UIDragAnimating", "UIDragPreviewTarget", "UIBezierPath", "NSDiffableDataSourceSnapshot",
        "UICollectionViewDiffableDataSource", "UITableViewDropPlaceholder", "UITableViewDropPlaceholderContext",
        "UICollectionViewDropPlaceholder", "UICollectionViewDropPlaceholderContext", "UIContextMenuConfiguration",
        "UINib", "UIEdgeInsets", "UIDropSessionProgressIndicatorStyle", "progressIndicatorStyle",
        "UIViewAnimatingPosition",
    ]

    /// Members of cells and of their lists.
    static let membersOfCells = [
        "textLabel", "imageView", "isHighlighted", "contentView.frame", "backgroundColor", "cellForRow", "cellForItem",
    ]

    static let all = core + frequent + rare + membersOfCells
}

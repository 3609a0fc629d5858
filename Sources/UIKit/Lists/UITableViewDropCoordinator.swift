@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    open private(set) var intent: UITableViewDropProposal.Intent

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        adopt(into: copy)
        return copy
    }
}

/// The argument of `performDropWith`. Its methods have an effect only until that returns (R169).
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol, Sendable {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol, Sendable {
    var dragItem: UIDragItem { get }

    /// Nil for an item that was not dragged from this table, and after updates (R163).
    var sourceIndexPath: IndexPath? { get }

    /// Zero for an item without a preview (R164).
    var previewSize: CGSize { get }
}

/// A temporary row for one whose data is still being loaded (R180).
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
}

@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder, once, at any time (R183, R184).
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
}

@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    open private(set) var intent: UICollectionViewDropProposal.Intent

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        adopt(into: copy)
        return copy
    }
}

/// The argument of `performDropWith`. Its methods have an effect only until that returns (R169).
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol, Sendable {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol, Sendable {
    var dragItem: UIDragItem { get }

    /// Nil for an item that was not dragged from this collection (R163).
    var sourceIndexPath: IndexPath? { get }

    /// Zero for an item without a preview (R164).
    var previewSize: CGSize { get }
}

/// A temporary item for one whose data is still being loaded (R180).
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
}

@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder, once, at any time (R183, R184).
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the update handler again, if the placeholder is visible (R189).
    func setNeedsCellUpdate()
}

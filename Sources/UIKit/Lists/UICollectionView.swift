internal import DragDrop

/// A collection without pixels: real items, cells and updates, placed by its layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// The items are read when the collection is first asked or touched.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { dataSourceChanged(from: oldValue) }
    }

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    private(set) lazy var rows = ListRows(self)
    private(set) lazy var display = ListDisplay(self)
    var reuse = ReusePool()
    var supplementaryReuse: [String: ReusePool] = [:]

    // MARK: - Layout

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue) }
    }

    /// At once: nothing is animated here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        if let completion { rows.screen.later { completion(true) } }
    }

    var transition: (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?

    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false {
        didSet {
            settingsChanged()
            showEditing()
        }
    }

    // MARK: - Drag and drop

    /// By device and version until it is set (R002).
    open var dragInteractionEnabled: Bool {
        get { ownDragInteractionEnabled ?? UIDevice.current.enablesDragsByDefault }
        set {
            let isKnown = rows.hasRead
            ownDragInteractionEnabled = newValue
            if isKnown { rows.screen.withEngine { [id = rows.id] in $0.setDragInteractionEnabled(newValue, in: id) } }
        }
    }

    private var ownDragInteractionEnabled: Bool?
    var hasDefaultDragEnabled: Bool { ownDragInteractionEnabled == nil }
    open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate { didSet { settingsChanged() } }
    open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrag(id) } }
    open var hasActiveDrop: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrop(id) } }
    open var hasUncommittedUpdates: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasUncommittedUpdates(id) } }

    /// Raises for a cell that a layout of the app's own has invented (E56).
    open override func layoutSubviews() {
        super.layoutSubviews()
        rows.checkCells(of: collectionViewLayout, in: CGRect(origin: contentOffset, size: bounds.size))
        askLayoutAboutBounds()
        display.listWasLaidOut()
    }

    private func askLayoutAboutBounds() {
        guard boundsOfLayout != bounds else { return }
        boundsOfLayout = bounds
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { collectionViewLayout.isStale = true }
    }

    /// Those that the layout was last asked about.
    private var boundsOfLayout = CGRect.zero

    /// What the layout says.
    open override var contentSize: CGSize {
        get { collectionViewLayout.collectionViewContentSize }
        set { super.contentSize = newValue }
    }

    override func delegateChanged() { placesChanged() }

    override func wasScrolled(from old: CGPoint) {
        askLayoutAboutBounds()
        display.listWasScrolled(from: old, to: contentOffset)
    }

    private func dataSourceChanged(from former: (any UICollectionViewDataSource)?) {
        placesChanged()
        guard rows.hasRead else { return }
        settingsChanged()
        if former != nil { reloadData() }
    }

    private func settingsChanged() {
        if rows.hasRead { rows.screen.interactionsChanged(of: self) }
    }
}

extension UICollectionView {
    /// How soon the gap follows the finger (R125).
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }
}

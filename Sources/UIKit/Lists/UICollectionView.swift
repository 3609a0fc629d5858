internal import DragDrop

/// A collection without pixels: real items, cells and updates, placed by its layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        Self.noteThread()
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.ownCollectionView = self
    }

    /// A collection needs a layout. As on iOS, this compiles but ends the program, as does `UICollectionView()`.
    public override convenience init(frame: CGRect) {
        Self.noteThread()
        preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.ownCollectionView = self
    }

    /// The items are read when the collection is first queried or touched.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        willSet { noteThread() }

        didSet { dataSourceChanged(isFirst: oldValue == nil) }
    }

    /// Redeclared, as in UIKit, with the delegate type of a collection.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { onMain(collectionDelegate) }
        set {
            noteThread()
            super.delegate = newValue
        }
    }
    var collectionDelegate: (any UICollectionViewDelegate)? { super.delegate as? any UICollectionViewDelegate }
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { willSet { noteThread() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { willSet { noteThread() } }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { willSet { noteThread() } }
    @MainThreadOnly open var isPrefetchingEnabled = true

    private(set) lazy var rows = ListRows(self)
    private(set) lazy var display = ListDisplay(self)
    var reuse = ReusePool()
    var supplementaryReuse: [String: ReusePool] = [:]

    // MARK: - Layout

    @MainThreadOnly open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue) }
    }

    /// Immediate, since nothing is animated here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        onMain(collectionViewLayout = layout)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard isOnMain() else { return }
        collectionViewLayout = layout
        if let completion { rows.screen.later { completion(true) } }
    }

    var transition: (layout: UICollectionViewTransitionLayout, completion: LayoutInteractiveTransitionCompletion?)?

    @MainThreadOnly open var backgroundView: UIView? = nil
    @MainThreadOnly open var allowsSelection = true
    @MainThreadOnly open var allowsMultipleSelection = false
    @MainThreadOnly open var allowsSelectionDuringEditing = false
    @MainThreadOnly open var allowsMultipleSelectionDuringEditing = false
    @MainThreadOnly open var isEditing = false {
        didSet {
            settingsChanged()
            showEditing()
        }
    }

    // MARK: - Drag and drop

    /// The default of device and version until it is set (R002).
    open var dragInteractionEnabled: Bool {
        get { onMain(rows.isDragEnabled ?? UIDevice.current.enablesDragsByDefault) }
        set { onMain(rows.setDragEnabled(newValue)) }
    }
    @MainThreadOnly open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate {
        didSet { settingsChanged() }
    }
    @MainThreadOnly open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { isOnMain() && rows.withEngine { $0.hasActiveDrag($1) } }
    open var hasActiveDrop: Bool { isOnMain() && rows.withEngine { $0.hasActiveDrop($1) } }
    open var hasUncommittedUpdates: Bool { isOnMain() && rows.withEngine { $0.hasUncommittedUpdates($1) } }

    // MARK: - Working with focus

    private var focus = ListFocus()

    /// Applies when the delegate has no method that decides for an item. True for sidebars until it is set.
    open var allowsFocus: Bool {
        get { onMain(focus.allows ?? isSidebar) }
        set { if isOnMain() { focus.allows = newValue } }
    }

    /// The value in editing mode. Equals `allowsFocus` until it is set (a guess).
    open var allowsFocusDuringEditing: Bool {
        get { onMain(focus.allowsDuringEditing ?? allowsFocus) }
        set { if isOnMain() { focus.allowsDuringEditing = newValue } }
    }

    /// Whether a focused item is selected.
    open var selectionFollowsFocus: Bool {
        get { onMain(focus.selects ?? isSidebar) }
        set { if isOnMain() { focus.selects = newValue } }
    }

    /// Whether the focus returns to the last focused item when it enters the collection.
    open var remembersLastFocusedIndexPath: Bool {
        get { onMain(focus.remembers) }
        set { if isOnMain() { focus.remembers = newValue } }
    }

    // MARK: - Counting

    open var numberOfSections: Int { isOnMain() ? rows.shownSectionCount : 0 }

    /// The number of shown items, which may differ from the data source's (R195). Raises for an unknown section.
    open func numberOfItems(inSection section: Int) -> Int { isOnMain() ? rows.count(inSection: section) : 0 }

    // MARK: - Cells and supplementary views

    /// The live cell of an item; nil for one that is not shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        isOnMain() ? cell(ofItem: indexPath) : nil
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        isOnMain() ? rows.path(of: cell)?.asIndexPath : nil
    }

    /// The items on screen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { isOnMain() ? pathsOnScreen : [] }

    /// The cells on screen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        isOnMain() ? pathsOnScreen.compactMap { cell(ofItem: $0) } : []
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        isOnMain() ? supplementaryViews(elementKind).map { $0.view } : []
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        isOnMain() ? supplementaryViews(elementKind).map { $0.path } : []
    }

    /// The view if it is visible; nil otherwise.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        isOnMain() ? supplementaryViews(elementKind).first { $0.path == indexPath }?.view : nil
    }

    // MARK: - Reusing cells and supplementary views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        onMain(reuse.register(Self.maker(cellClass), identifier))
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        onMain(reuse.register(nib?.maker, identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { onMain(register(Self.maker(viewClass), identifier, ofKind: elementKind)) }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { onMain(register(nib?.maker, identifier, ofKind: kind)) }

    /// Raises for an unregistered identifier (E57).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { onMain(reusedCell(identifier, for: indexPath)) }

    /// Raises for an unregistered identifier (E57).
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { onMain(reusedView(identifier, ofKind: elementKind)) }

    // MARK: - Geometry: what the layout says

    open func indexPathForItem(at point: CGPoint) -> IndexPath? { onMain(row(at: point)) }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        isOnMain() ? attributes(ofItem: indexPath) : nil
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        isOnMain() ? attributes(ofElement: kind, at: indexPath) : nil
    }

    /// Raises for an unknown item (E53).
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { onMain(rows.scroll(to: indexPath, animated: animated)) }

    // MARK: - Selecting

    open var indexPathsForSelectedItems: [IndexPath]? { isOnMain() ? rows.selectedPaths : nil }

    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { onMain(rows.select(indexPath, keepingOthers: selectsSeveral && indexPath != nil)) }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) { onMain(rows.deselect(indexPath)) }

    // MARK: - Inserting, deleting and moving items

    open func insertItems(at indexPaths: [IndexPath]) {
        ifCalledOnMain(rows.update(indexPaths.map { .insertRow(RowPath($0)) }))
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        ifCalledOnMain(rows.update(indexPaths.map { .deleteRow(RowPath($0)) }))
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ifCalledOnMain(rows.update([.moveRow(from: RowPath(indexPath), to: RowPath(newIndexPath))]))
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        ifCalledOnMain(rows.update(indexPaths.map { .reloadRow(RowPath($0)) }))
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        ifCalledOnMain(rows.update(indexPaths.map { .reconfigureRow(RowPath($0)) }))
    }

    // MARK: - Sections

    open func insertSections(_ sections: IndexSet) { ifCalledOnMain(rows.update(sections.map { .insertSection($0) })) }

    open func deleteSections(_ sections: IndexSet) { ifCalledOnMain(rows.update(sections.map { .deleteSection($0) })) }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        ifCalledOnMain(rows.update([.moveSection(from: section, to: newSection)]))
    }

    open func reloadSections(_ sections: IndexSet) { ifCalledOnMain(rows.update(sections.map { .reloadSection($0) })) }

    // MARK: - Several at once

    /// The completion runs at the next turn of the main queue; nothing is animated here.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        ifCalledOnMain(rows.perform(updates, completion: completion))
    }

    /// Also removes placeholders (R186).
    open func reloadData() { ifCalledOnMain(rows.reloadData()) }

    // MARK: - Moving items interactively, beside drag and drop (R146, R147)

    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard isCalledOnMain() else { return false }
        return rows.screen.beginInteractiveMovement(of: RowPath(indexPath), in: rows.id)
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard isCalledOnMain() else { return }
        guard let path = row(at: targetPosition) else { return }
        rows.screen.updateInteractiveMovement(over: RowPath(path), in: rows.id)
    }

    open func endInteractiveMovement() { ifCalledOnMain(rows.screen.endInteractiveMovement(isCancelled: false)) }

    open func cancelInteractiveMovement() { ifCalledOnMain(rows.screen.endInteractiveMovement(isCancelled: true)) }

    // MARK: - Laying out

    /// Raises for a cell that a custom layout places for a missing item (E56).
    open override func layoutSubviews() {
        guard isOnMain() else { return }
        super.layoutSubviews()
        wasLaidOut = true
        rows.listWasLaidOut()
        rows.checkCells(of: collectionViewLayout, in: CGRect(origin: contentOffset, size: bounds.size))
        askLayoutAboutBounds()
        display.listWasLaidOut()
    }

    private func askLayoutAboutBounds() {
        guard boundsOfLayout != bounds else { return }
        boundsOfLayout = bounds
        collectionViewLayout.invalidateIfNeeded(forBoundsChange: bounds)
    }

    /// False until the first layout.
    private(set) var wasLaidOut = false

    /// The bounds at the last query of the layout.
    private var boundsOfLayout = CGRect.zero

    /// The layout's content size.
    open override var contentSize: CGSize {
        get { onMain(collectionViewLayout.collectionViewContentSize) }
        set { onMain(super.contentSize = newValue) }
    }

    override func delegateChanged() { placesChanged() }

    override func wasScrolled(from old: CGPoint) {
        askLayoutAboutBounds()
        display.listWasScrolled(from: old, to: contentOffset)
    }
}

extension UICollectionView {
    /// The delay with which the gap follows the finger (R125).
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }
}

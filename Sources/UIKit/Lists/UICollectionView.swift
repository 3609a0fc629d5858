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

    private(set) lazy var rows = ListRows(self)
    var reuse = ReusePool()
    var supplementaryReuse: [String: ReusePool] = [:]
    var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]

    // MARK: - Layout

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }

    /// At once: nothing is animated here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { settingsChanged() } }

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
    open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate { didSet { settingsChanged() } }
    open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrag(id) } }
    open var hasActiveDrop: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrop(id) } }
    open var hasUncommittedUpdates: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasUncommittedUpdates(id) } }

    private func dataSourceChanged(from former: (any UICollectionViewDataSource)?) {
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

extension UICollectionView: ListView {
    var settings: ListSettings {
        var settings = ListSettings()
        settings.isDragEnabled = dragInteractionEnabled
        settings.hasDefaultDragEnabled = ownDragInteractionEnabled == nil
        settings.isDropEnabled = dropDelegate != nil
        settings.isEditing = isEditing
        settings.isSpringLoaded = isSpringLoaded
        settings.isDiffable = dataSource is any DiffableDataSource
        switch reorderingCadence {
        case .immediate: settings.cadence = .immediate
        case .fast: settings.cadence = .fast
        case .slow: settings.cadence = .slow
        }
        return settings
    }

    var sectionCountOfData: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func rowCountOfData(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    func cellOfData(at path: Foundation.IndexPath) -> UIView? {
        dataSource?.collectionView(self, cellForItemAt: path)
    }

    func titleOfData(ofSection section: Int) -> String? { nil }

    func willDisplay(_ cell: UIView, at path: Foundation.IndexPath) {
        if let cell = cell as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
    }

    func didEndDisplaying(_ cell: UIView, at path: Foundation.IndexPath) {
        if let cell = cell as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
    }

    func keepForReuse(_ cell: UIView) {
        if let cell = cell as? UICollectionViewCell, let identifier = cell.reuseIdentifier {
            reuse.keep(cell, identifier)
        }
        if cell.superview === self { cell.removeFromSuperview() }
    }

    func frame(ofRow path: Foundation.IndexPath) -> CGRect {
        layoutAttributesForItem(at: path)?.frame ?? .zero
    }

    func row(at point: CGPoint) -> Foundation.IndexPath? {
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.indexPathForItem(at: point)
    }
}

/// Where a supplementary view belongs.
struct SupplementaryPlace: Hashable {
    let kind: String
    let path: Foundation.IndexPath
}

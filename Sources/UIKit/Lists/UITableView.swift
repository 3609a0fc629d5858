internal import DragDrop

/// A table without pixels: real rows, cells and updates, and real places for them. Cells do not size themselves:
/// `automaticDimension` stands for 44 points.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public let style: UITableView.Style

    /// The rows are read when the table is first asked or touched.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { dataSourceChanged(from: oldValue) }
    }

    /// Also `delegate`, which is typed for scroll views here.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    private(set) lazy var rows = ListRows(self)
    private(set) lazy var display = ListDisplay(self)
    var reuse = ReusePool()
    var headerFooterReuse = ReusePool()
    var measure = TableMeasure()

    // MARK: - Configuring

    open var rowHeight: CGFloat = 44 { didSet { placesChanged() } }
    open var estimatedRowHeight: CGFloat = 0 { didSet { placesChanged() } }

    /// 0 leaves the height to UIKit, for sections with a title or a view.
    open var sectionHeaderHeight: CGFloat = 0 { didSet { placesChanged() } }
    open var sectionFooterHeight: CGFloat = 0 { didSet { placesChanged() } }
    open var estimatedSectionHeaderHeight: CGFloat = 0 { didSet { placesChanged() } }
    open var estimatedSectionFooterHeight: CGFloat = 0 { didSet { placesChanged() } }
    open var tableHeaderView: UIView? { didSet { placesChanged() } }
    open var tableFooterView: UIView? { didSet { placesChanged() } }
    open var backgroundView: UIView?
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false

    // MARK: - Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// The rows on screen are asked how they take part.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        settingsChanged()
        showEditing()
    }

    private var editing = false

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
    open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrag(id) } }
    open var hasActiveDrop: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrop(id) } }
    open var hasUncommittedUpdates: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasUncommittedUpdates(id) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        display.listWasLaidOut()
    }

    /// All sections together, as wide as the table.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: geometry.height) }
        set { super.contentSize = newValue }
    }

    override func delegateChanged() { placesChanged() }

    override func wasScrolled(from old: CGPoint) {
        display.listWasScrolled(from: old, to: contentOffset)
    }

    private func dataSourceChanged(from former: (any UITableViewDataSource)?) {
        placesChanged()
        guard rows.hasRead else { return }
        settingsChanged()
        if former != nil { reloadData() }
    }

    private func settingsChanged() {
        if rows.hasRead { rows.screen.interactionsChanged(of: self) }
    }
}

extension UITableView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }
}

internal import DragDrop

/// A table without pixels: real rows, cells and updates, uniform heights.
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
    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?

    private(set) lazy var rows = ListRows(self)
    var reuse = ReusePool()

    // MARK: - Configuring

    open var rowHeight: CGFloat = 44
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
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

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        settingsChanged()
        for (_, cell) in rows.all { (cell as? UITableViewCell)?.isEditing = editing }
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
    open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrag(id) } }
    open var hasActiveDrop: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasActiveDrop(id) } }
    open var hasUncommittedUpdates: Bool { rows.screen.withEngine { [id = rows.id] in $0.hasUncommittedUpdates(id) } }

    private func dataSourceChanged(from former: (any UITableViewDataSource)?) {
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

extension UITableView: ListView {
    var settings: ListSettings {
        var settings = ListSettings()
        settings.isDragEnabled = dragInteractionEnabled
        settings.hasDefaultDragEnabled = ownDragInteractionEnabled == nil
        settings.isDropEnabled = dropDelegate != nil
        settings.isEditing = isEditing
        settings.isSpringLoaded = isSpringLoaded
        settings.isDiffable = dataSource is any DiffableDataSource
        return settings
    }

    var sectionCountOfData: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func rowCountOfData(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    func cellOfData(at path: Foundation.IndexPath) -> UIView? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.frame = frame(ofRow: path)
        return cell
    }

    func titleOfData(ofSection section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    func willDisplay(_ cell: UIView, at path: Foundation.IndexPath) {
        if let cell = cell as? UITableViewCell { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }

    func didEndDisplaying(_ cell: UIView, at path: Foundation.IndexPath) {
        if let cell = cell as? UITableViewCell {
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    func keepForReuse(_ cell: UIView) {
        if let cell = cell as? UITableViewCell, let identifier = cell.reuseIdentifier { reuse.keep(cell, identifier) }
        if cell.superview === self { cell.removeFromSuperview() }
    }

    func frame(ofRow path: Foundation.IndexPath) -> CGRect {
        let before = (0..<max(0, path.section)).reduce(0) { $0 + rowCountOfData(inSection: $1) }
        let y = CGFloat(before + path.item) * rowHeightInUse
        return CGRect(x: 0, y: y, width: bounds.width, height: rowHeightInUse)
    }

    func row(at point: CGPoint) -> Foundation.IndexPath? {
        guard point.y >= 0, point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
        var item = Int(point.y / rowHeightInUse)
        for section in 0..<sectionCountOfData {
            let count = rowCountOfData(inSection: section)
            if item < count { return Foundation.IndexPath(item: item, section: section) }
            item -= count
        }
        return nil
    }

    private var rowHeightInUse: CGFloat { rowHeight > 0 ? rowHeight : 44 }
}

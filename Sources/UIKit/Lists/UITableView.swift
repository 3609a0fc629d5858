internal import DragDrop

/// A table without pixels: real rows, cells and updates, at real positions. Cells are not self-sizing:
/// `automaticDimension` means 44 points.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    public init(frame: CGRect, style: UITableView.Style) {
        Self.noteThread()
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        Self.noteThread()
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public let style: UITableView.Style

    /// The rows are read when the table is first queried or touched.
    open weak var dataSource: (any UITableViewDataSource)? {
        willSet { noteThread() }

        didSet { dataSourceChanged(isFirst: oldValue == nil) }
    }

    /// Redeclared, as in UIKit, with the delegate type of a table. A scroll view's delegate can be set too.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { onMain(tableDelegate) }
        set {
            noteThread()
            super.delegate = newValue
        }
    }
    var tableDelegate: (any UITableViewDelegate)? { Self.tableDelegate(super.delegate) }
    open weak var dragDelegate: (any UITableViewDragDelegate)? { willSet { noteThread() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { willSet { noteThread() } }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { willSet { noteThread() } }
    @MainThreadOnly open var isPrefetchingEnabled = true

    private(set) lazy var rows = ListRows(self)
    private(set) lazy var display = ListDisplay(self)
    var reuse = ReusePool()
    var headerFooterReuse = ReusePool()
    var measure = TableMeasure()

    // MARK: - Configuring

    @MainThreadOnly open var rowHeight: CGFloat = 44 { didSet { placesChanged() } }
    @MainThreadOnly open var estimatedRowHeight: CGFloat = 0 { didSet { placesChanged() } }

    /// 0 means UIKit's height, for sections with a title or a view.
    @MainThreadOnly open var sectionHeaderHeight: CGFloat = 0 { didSet { placesChanged() } }
    @MainThreadOnly open var sectionFooterHeight: CGFloat = 0 { didSet { placesChanged() } }
    /// Above each header that has a height; `automaticDimension` means 0 here, where UIKit has a space of its own.
    @MainThreadOnly open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { placesChanged() } }
    @MainThreadOnly open var estimatedSectionHeaderHeight: CGFloat = 0 { didSet { placesChanged() } }
    @MainThreadOnly open var estimatedSectionFooterHeight: CGFloat = 0 { didSet { placesChanged() } }
    @MainThreadOnly open var tableHeaderView: UIView? = nil { didSet { placesChanged() } }
    @MainThreadOnly open var tableFooterView: UIView? = nil { didSet { placesChanged() } }
    @MainThreadOnly open var backgroundView: UIView? = nil
    @MainThreadOnly open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    @MainThreadOnly open var separatorColor: UIColor? = nil
    @MainThreadOnly open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    @MainThreadOnly open var allowsSelection = true
    @MainThreadOnly open var allowsMultipleSelection = false
    @MainThreadOnly open var allowsSelectionDuringEditing = false
    @MainThreadOnly open var allowsMultipleSelectionDuringEditing = false

    // MARK: - Editing

    open var isEditing: Bool {
        get { onMain(editing) }
        set { onMain(setEditing(newValue, animated: false)) }
    }

    /// Sets the editing state of the visible rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard isOnMain() else { return }
        self.editing = editing
        settingsChanged()
        showEditing()
    }

    private var editing = false

    // MARK: - Drag and drop

    /// The default of device and version until it is set (R002).
    open var dragInteractionEnabled: Bool {
        get { onMain(rows.isDragEnabled ?? UIDevice.current.enablesDragsByDefault) }
        set { onMain(rows.setDragEnabled(newValue)) }
    }
    @MainThreadOnly open var isSpringLoaded = false { didSet { settingsChanged() } }
    open var hasActiveDrag: Bool { isOnMain() && rows.withEngine { $0.hasActiveDrag($1) } }
    open var hasActiveDrop: Bool { isOnMain() && rows.withEngine { $0.hasActiveDrop($1) } }
    open var hasUncommittedUpdates: Bool { isOnMain() && rows.withEngine { $0.hasUncommittedUpdates($1) } }

    // MARK: - Working with focus

    private var focus = ListFocus()

    /// Applies when the delegate has no method that decides for a row.
    open var allowsFocus: Bool {
        get { onMain(focus.allows ?? false) }
        set { if isOnMain() { focus.allows = newValue } }
    }

    /// The value in editing mode. Equals `allowsFocus` until it is set (a guess).
    open var allowsFocusDuringEditing: Bool {
        get { onMain(focus.allowsDuringEditing ?? allowsFocus) }
        set { if isOnMain() { focus.allowsDuringEditing = newValue } }
    }

    /// Whether a focused row is selected.
    open var selectionFollowsFocus: Bool {
        get { onMain(focus.selects ?? false) }
        set { if isOnMain() { focus.selects = newValue } }
    }

    /// Whether the focus returns to the last focused row when it enters the table.
    open var remembersLastFocusedIndexPath: Bool {
        get { onMain(focus.remembers) }
        set { if isOnMain() { focus.remembers = newValue } }
    }

    // MARK: - Counting

    open var numberOfSections: Int { isOnMain() ? rows.shownSectionCount : 0 }

    /// The number of shown rows, which may differ from the data source's (R195). Raises for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int { isOnMain() ? rows.count(inSection: section) : 0 }

    // MARK: - Cells

    /// The live cell of a row; nil for one that is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        isOnMain() ? cell(ofRow: indexPath) : nil
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        isOnMain() ? rows.path(of: cell)?.asIndexPath : nil
    }

    /// The cells on screen, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        isOnMain() ? pathsOnScreen.compactMap { cell(ofRow: $0) } : []
    }

    /// The rows on screen, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { isOnMain() ? pathsOnScreen : nil }

    /// The view of a visible header: the delegate's, or UIKit's own for the title.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        isOnMain() ? view(on: .header, ofSection: section) : nil
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        isOnMain() ? view(on: .footer, ofSection: section) : nil
    }

    // MARK: - Reusing cells, headers and footers

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        onMain(reuse.register(Self.cellMaker(cellClass, identifier), identifier))
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        onMain(reuse.register(nib?.maker, identifier))
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        onMain(headerFooterReuse.register(Self.headerMaker(aClass, identifier), identifier))
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        onMain(headerFooterReuse.register(nib?.maker, identifier))
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        isOnMain() ? reusedCell(identifier) : nil
    }

    /// Raises for an unregistered identifier (E57).
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        noteThread()
        let cell = reusedCell(identifier, for: indexPath)
        rows.traceDequeue(identifier, isKnown: cell != nil)
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Nil for an unregistered identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        isOnMain() ? headerFooterReuse.dequeue(identifier) as? UITableViewHeaderFooterView : nil
    }

    // MARK: - Places

    /// `CGRect.zero` for an unknown row. Heights above it may be estimates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { isOnMain() ? rect(ofRow: indexPath) : .zero }

    open func rect(forSection section: Int) -> CGRect { onMain(geometry.section(section).rect(across: bounds.width)) }

    open func rectForHeader(inSection section: Int) -> CGRect {
        isOnMain() ? rect(of: .header, inSection: section) : .zero
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        isOnMain() ? rect(of: .footer, inSection: section) : .zero
    }

    /// Nil in headers and footers, and beside the rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { onMain(row(at: point)) }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { isOnMain() ? paths(in: rect) : nil }

    /// Raises for an unknown row (E52, E54).
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { onMain(rows.scroll(to: indexPath, animated: animated)) }

    // MARK: - Selecting

    open var indexPathForSelectedRow: IndexPath? { onMain(selectedPaths?.first) }

    open var indexPathsForSelectedRows: [IndexPath]? { isOnMain() ? selectedPaths : nil }

    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { onMain(rows.select(indexPath, keepingOthers: selectsSeveral && indexPath != nil)) }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { onMain(rows.deselect(indexPath)) }

    // MARK: - Inserting, deleting and moving rows

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(indexPaths.map { .insertRow(RowPath($0)) }))
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(indexPaths.map { .deleteRow(RowPath($0)) }))
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ifCalledOnMain(rows.update([.moveRow(from: RowPath(indexPath), to: RowPath(newIndexPath))]))
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(indexPaths.map { .reloadRow(RowPath($0)) }))
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) {
        ifCalledOnMain(rows.update(indexPaths.map { .reconfigureRow(RowPath($0)) }))
    }

    // MARK: - Sections

    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(sections.map { .insertSection($0) }))
    }

    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(sections.map { .deleteSection($0) }))
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        ifCalledOnMain(rows.update([.moveSection(from: section, to: newSection)]))
    }

    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        ifCalledOnMain(rows.update(sections.map { .reloadSection($0) }))
    }

    // MARK: - Several at once

    /// The completion runs at the next turn of the main queue; nothing is animated here.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        ifCalledOnMain(rows.perform(updates, completion: completion))
    }

    open func beginUpdates() { ifCalledOnMain(rows.beginUpdates()) }

    open func endUpdates() { ifCalledOnMain(rows.endUpdates()) }

    /// Also removes placeholders (R186).
    open func reloadData() { ifCalledOnMain(rows.reloadData()) }

    // MARK: - Laying out

    open override func layoutSubviews() {
        guard isOnMain() else { return }
        super.layoutSubviews()
        display.listWasLaidOut()
    }

    /// All sections together, in the width of the table.
    open override var contentSize: CGSize {
        get { onMain(CGSize(width: bounds.width, height: geometry.height)) }
        set { onMain(super.contentSize = newValue) }
    }

    override func delegateChanged() { placesChanged() }

    override func wasScrolled(from old: CGPoint) {
        display.listWasScrolled(from: old, to: contentOffset)
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

    /// Posted when a person selects or deselects rows of a table.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }
}

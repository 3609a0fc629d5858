/// What a finger does to rows and items without dragging them. A row that is swiped aside is covered again by a touch
/// elsewhere, which does nothing else, and an open menu closes.
extension Finger {
    public enum SwipeDirection: Sendable {
        case left, right
    }

    /// Touches a row and lets go.
    public func tap(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            if let table = list as? UITableView { TableTap(table: table, path: path).perform() }
            if let collection = list as? UICollectionView {
                CollectionTap(collection: collection, path: path).perform()
            }
        }
    }

    /// Taps the round button of a row, which its cell has to show: `detailButton` or `detailDisclosureButton`.
    public func tapAccessory(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            guard let table = list as? UITableView, table.cell(ofRow: path)?.hasAccessoryButton == true else {
                throw FingerRefusal("row \(path) has no accessory button")
            }
            _ = TableQuestions(table: table).ask(.accessoryButtonTappedForRowWith) {
                $0.tableView(table, accessoryButtonTappedForRowWith: path)
            }
        }
    }

    /// Swipes a row aside: to the left, the trailing buttons come. Over the whole row, `fully`, the first one is
    /// pressed, where its configuration says so.
    public func swipe(
        row: Int, section: Int = 0, in list: UIView? = nil, _ direction: SwipeDirection = .left, fully: Bool = false,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            let isLeading = direction == .right
            if let table = list as? UITableView { TableSwipe(table: table, path: path).perform(isLeading: isLeading) }
            if let collection = list as? UICollectionView {
                CollectionSwipe(collection: collection, path: path).perform(isLeading: isLeading)
            }
            guard fully, let uncovered = screen.uncoveredRow, uncovered.pressesFirst else { return }
            screen.press(uncovered.buttons[0], of: uncovered)
        }
    }

    /// Presses the minus or plus of a row in a table that is edited. The minus uncovers the button for deleting.
    public func pressEditingControl(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            guard let table = list as? UITableView, table.isEditing, TableSwipe(table: table, path: path).pressControl()
            else { throw FingerRefusal("row \(path) has no control for editing") }
        }
    }

    /// Moves two fingers over rows, which selects them where the delegate lets that begin.
    public func selectTogether(
        rows: ClosedRange<Int>, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        touch(rows.lowerBound, section, list, file, line) { list, _ in
            let paths = rows.map { IndexPath(item: $0, section: section) }.filter { list.rows.has($0) }
            if let table = list as? UITableView { TablePan(table: table, paths: paths).perform() }
            if let collection = list as? UICollectionView {
                CollectionPan(collection: collection, paths: paths).perform()
            }
        }
    }

    /// Long-presses a row without moving: a menu opens, if the delegate has one.
    public func longPress(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            if let table = list as? UITableView { screen.menu = TableMenu(table: table, path: path).open() }
            if let collection = list as? UICollectionView {
                screen.menu = CollectionMenu(collection: collection, path: path).open()
            }
        }
    }

    /// What covers something else is put away first, and the touch does no more than that.
    func touch(
        _ row: Int, _ section: Int, _ list: UIView?, _ file: StaticString, _ line: UInt,
        _ body: (any ListView, IndexPath) throws(FingerRefusal) -> Void
    ) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            let (list, path) = try screen.touched(row, section, list)
            guard !screen.putAway() else { return }
            try body(list, path)
        }
    }
}

extension UITableViewCell {
    fileprivate var hasAccessoryButton: Bool {
        let type = isEditing ? editingAccessoryType : accessoryType
        return type == .detailButton || type == .detailDisclosureButton
    }
}

/// Touches of rows and items without a drag. A touch elsewhere only covers a swiped row, or closes an open menu.
extension Finger {
    public enum SwipeDirection: Sendable {
        case left, right
    }

    /// Touches and releases a row.
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

    /// Taps the detail button of a row, which its cell must show: `detailButton` or `detailDisclosureButton`.
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

    /// Swipes a row: to the left for the trailing buttons. A swipe over the whole row, `fully`, presses the first
    /// button if its configuration permits that.
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

    /// Presses the minus or plus of a row in editing mode. The minus uncovers the delete button.
    public func pressEditingControl(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        touch(row, section, list, file, line) { (list, path) throws(FingerRefusal) in
            guard let table = list as? UITableView, table.isEditing, TableSwipe(table: table, path: path).pressControl()
            else { throw FingerRefusal("row \(path) has no control for editing") }
        }
    }

    /// Moves two fingers over rows, which selects them if the delegate permits it.
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

    /// Long-presses a row without moving, which opens a menu if the delegate provides one.
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

    /// A touch that closes a menu or covers a row has no other effect.
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

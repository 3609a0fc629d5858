internal import DragDrop

/// A finger on a screen. Its methods are the gestures of the language; rows count in the data source's order, from 0.
///
/// An impossible gesture (dropping without a drag, touching a missing row) is recorded as an issue of the running test
/// when the program has `DNDTesting`, and has no effect. Otherwise it ends the program with the same message, like an
/// index out of range.
@MainActor public struct Finger {
    let number: Int
    let screen: Screen

    init(_ number: Int, on screen: Screen) {
        self.number = number
        self.screen = screen
    }

    /// The part of a row under the finger.
    public enum Zone: Sendable {
        case above, middle, below
    }

    // MARK: - The drag side

    /// Long-presses a row without moving.
    public func lift(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .lift(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Long-presses the content of a plain view, at a point of it, without moving.
    public func lift(
        _ view: UIView, at point: CGPoint? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let id = screen.id(of: view)
        perform(.lift(TouchedRow(RowPath(section: 0, item: 0), in: id, at: part(point, of: view))), file, line)
    }

    /// Lifts a row and begins to move, which begins the session.
    public func drag(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .drag(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Lifts the content of a plain view, touched at a point of it, and begins to move.
    ///
    /// `point`: In the view's own coordinates. By default, the part with the item's name, or the middle.
    public func drag(
        _ view: UIView, at point: CGPoint? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let id = screen.id(of: view)
        perform(.drag(TouchedRow(RowPath(section: 0, item: 0), in: id, at: part(point, of: view))), file, line)
    }

    private func part(_ point: CGPoint?, of view: UIView) -> ViewPoint? {
        point.map { view.bounds.part(at: $0) }
    }

    /// Releases a lifted item without moving.
    public func release(file: StaticString = #fileID, line: UInt = #line) {
        perform(.release, file, line)
    }

    /// Taps a row with another finger, which adds it to the drag (R020).
    public func add(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .add(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Taps a plain view with another finger, at a point of it.
    public func add(
        _ view: UIView, at point: CGPoint? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let id = screen.id(of: view)
        perform(.add(TouchedRow(RowPath(section: 0, item: 0), in: id, at: part(point, of: view))), file, line)
    }

    /// Chooses Ask Siri in a row's context menu, which uses its items without a drag. From iOS 27 on (R247).
    public func askSiri(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .askSiri(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Chooses Ask Siri in the context menu of a plain view.
    public func askSiri(_ view: UIView, file: StaticString = #fileID, line: UInt = #line) {
        perform(.askSiri(TouchedRow(RowPath(section: 0, item: 0), in: screen.id(of: view))), file, line)
    }

    // MARK: - The drop side

    /// Moves over a row.
    public func hover(
        _ row: Int, section: Int = 0, in list: UIView? = nil, _ zone: Zone = .middle, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let path = RowPath(section: section, item: row)
        let zone: RowZone = zone == .above ? .above : zone == .below ? .below : .middle
        hover(.row(path, zone: zone), in: list, file, line)
    }

    /// Moves past the last row of a section.
    public func hoverEnd(
        section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        hover(.end(section: section), in: list, file, line)
    }

    /// Moves inside a list, over no row.
    public func hoverEmptySpace(in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line) {
        hover(.empty, in: list, file, line)
    }

    /// Moves over the shown gap.
    public func hoverGap(in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line) {
        hover(.gap, in: list, file, line)
    }

    /// Moves over a plain view, to a point of it. The participating view at that point decides.
    ///
    /// `point`: In the view's own coordinates. By default the middle, where views inside this one are ignored.
    public func hover(
        over view: UIView, at point: CGPoint? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        hover(part(point, of: view).map { .point($0) } ?? .anywhere, in: view, file, line)
    }

    /// Rests over a row until spring loading fires (R200).
    public func spring(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .spring(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Moves out of every view.
    public func leave(file: StaticString = #fileID, line: UInt = #line) {
        perform(.leave, file, line)
    }

    /// Releases the finger.
    public func drop(file: StaticString = #fileID, line: UInt = #line) {
        perform(.drop, file, line)
    }

    /// Cancels the touch, as the system does (R037).
    public func cancel(file: StaticString = #fileID, line: UInt = #line) {
        perform(.cancel, file, line)
    }

    // MARK: - Rows without a drag

    /// Touches a row's reorder control, or begins the movement gesture of an item; `hover` and `drop` continue (R146).
    public func reorder(
        row: Int, section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { .reorder(TouchedRow(RowPath(section: section, item: row), in: $0)) }
    }

    /// Selects rows as taps would.
    public func select(
        rows: [Int], section: Int = 0, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        perform(file, line, in: list) { list in
            .select(rows.map { TouchedRow(RowPath(section: section, item: $0), in: list) })
        }
    }

    private func hover(
        _ place: FingerLocation.Place, in list: UIView?, _ file: StaticString, _ line: UInt
    ) {
        perform(file, line, in: list) { .hover(FingerLocation(list: $0, place: place)) }
    }

    private func perform(
        _ file: StaticString, _ line: UInt, in list: UIView?, _ gesture: (ListID) -> EngineGesture
    ) {
        screen.attempt(file, line) { () throws(FingerRefusal) in try perform(gesture(screen.list(list))) }
    }

    private func perform(_ gesture: EngineGesture, _ file: StaticString, _ line: UInt) {
        screen.attempt(file, line) { () throws(FingerRefusal) in try perform(gesture) }
    }

    private func perform(_ gesture: EngineGesture) throws(FingerRefusal) {
        if screen.actingFinger != number { try screen.perform(.finger(number)) }
        try screen.perform(gesture)
    }
}

extension Screen {
    /// Another finger, counted from 1 (R027).
    public func finger(_ number: Int) -> Finger { Finger(number, on: self) }

    /// The given list, or the only one on the screen. Refuses if there are several.
    func list(_ view: UIView?) throws(FingerRefusal) -> ListID {
        if let view { return id(of: view) }
        prepareForGesture()
        let lists = hosts.filter { $0.kind != .view && $0.view != nil }
        guard lists.count == 1 else {
            throw FingerRefusal("there are \(lists.count) lists on the screen: say which one is meant, with `in:`")
        }
        return lists[0].id
    }
}

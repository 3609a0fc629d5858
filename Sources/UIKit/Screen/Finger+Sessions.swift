internal import DragDrop

/// The real objects of a drag, for code that is tested on its own instead of through a delegate.
extension Finger {
    /// The session of the drag at hand; nil while the finger holds nothing.
    public var dragSession: (any UIDragSession)? {
        guard screen.withEngine({ engine in engine.sessions.contains { $0.finger == number } }) else { return nil }
        return screen.sessions.drag(number, on: screen)
    }

    /// The same drag as a view sees it that it may be dropped on; nil while the finger holds nothing.
    public func dropSession(over view: UIView) -> (any UIDropSession)? {
        guard dragSession != nil else { return nil }
        return screen.sessions.drop(number, over: screen.id(of: view), on: screen)
    }

    /// Lets go over a table, and hands the coordinator to a block instead of to `performDropWith`. UIKit decides as
    /// ever whether there is a drop at all.
    public func drop(
        in table: UITableView, file: StaticString = #fileID, line: UInt = #line,
        performing body: @escaping (any UITableViewDropCoordinator) -> Void
    ) {
        screen.performsTableDrop = body
        drop(file: file, line: line)
        screen.performsTableDrop = nil
    }

    /// Lets go over a collection, and hands the coordinator to a block instead of to `performDropWith`.
    public func drop(
        in collection: UICollectionView, file: StaticString = #fileID, line: UInt = #line,
        performing body: @escaping (any UICollectionViewDropCoordinator) -> Void
    ) {
        screen.performsCollectionDrop = body
        drop(file: file, line: line)
        screen.performsCollectionDrop = nil
    }
}

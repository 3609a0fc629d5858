internal import DragDrop

/// The real objects of a drag, for code that is tested by itself instead of through a delegate.
extension Finger {
    /// The session of the current drag; nil while the finger holds nothing.
    public var dragSession: (any UIDragSession)? {
        guard screen.withEngine({ engine in engine.sessions.contains { $0.finger == number } }) else { return nil }
        return screen.sessions.drag(number, on: screen)
    }

    /// The current drag as seen by a view under it; nil while the finger holds nothing.
    public func dropSession(over view: UIView) -> (any UIDropSession)? {
        guard dragSession != nil else { return nil }
        return screen.sessions.drop(number, over: screen.id(of: view), on: screen)
    }

    /// Releases over a table, and passes the coordinator to a block instead of `performDropWith`. UIKit decides as
    /// usual whether the drop happens.
    public func drop(
        in table: UITableView, file: StaticString = #fileID, line: UInt = #line,
        performing body: @escaping (any UITableViewDropCoordinator) -> Void
    ) {
        screen.performsTableDrop = body
        drop(file: file, line: line)
        screen.performsTableDrop = nil
    }

    /// Releases over a collection, and passes the coordinator to a block instead of `performDropWith`.
    public func drop(
        in collection: UICollectionView, file: StaticString = #fileID, line: UInt = #line,
        performing body: @escaping (any UICollectionViewDropCoordinator) -> Void
    ) {
        screen.performsCollectionDrop = body
        drop(file: file, line: line)
        screen.performsCollectionDrop = nil
    }
}

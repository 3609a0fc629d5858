/// From where to where the focus moves. Does not keep the views alive.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    private weak var previous: UIView?
    private weak var following: UIView?
    private let heading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        self.previous = previous
        following = next
        self.heading = heading
        super.init()
    }

    // MARK: - Locating focus direction

    /// Nil when nothing had the focus.
    open var previouslyFocusedView: UIView? { onMain(previous) }
    open var nextFocusedView: UIView? { onMain(following) }
    open var focusHeading: UIFocusHeading { onMain(heading) }

    // MARK: - Getting related focus items

    open var previouslyFocusedItem: (any UIFocusItem)? { onMain(previous) }
    open var nextFocusedItem: (any UIFocusItem)? { onMain(following) }
}

/// The same with the rows of the table that is told.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, in rows: ListRows) {
        paths = rows.paths(of: context)
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }

    // MARK: - Locating focusable items in a table view

    /// Nil when the focus comes from elsewhere.
    open var previouslyFocusedIndexPath: IndexPath? { onMain(paths.previous) }

    /// Nil when the focus leaves the table.
    open var nextFocusedIndexPath: IndexPath? { onMain(paths.next) }
}

/// The same with the items of the collection that is told.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, in rows: ListRows) {
        paths = rows.paths(of: context)
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }

    // MARK: - Locating focusable items in a collection view

    /// Nil when the focus comes from elsewhere.
    open var previouslyFocusedIndexPath: IndexPath? { onMain(paths.previous) }

    /// Nil when the focus leaves the collection.
    open var nextFocusedIndexPath: IndexPath? { onMain(paths.next) }
}

extension ListRows {
    fileprivate func paths(of context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
        (path(around: context.previouslyFocusedView), path(around: context.nextFocusedView))
    }

    /// The row whose cell a view is, or lies in.
    func path(around view: UIView?) -> IndexPath? {
        guard let view else { return nil }
        return sequence(first: view, next: \.parentView).lazy.compactMap { self.currentPath(of: $0) }.first
    }
}

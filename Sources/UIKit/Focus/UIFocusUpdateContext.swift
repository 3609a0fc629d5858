/// The origin and target of a focus change. The system creates one for each change; here the focus never changes.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    fileprivate init(madeBySystem: Void) {
        super.init()
    }

    // MARK: - Locating focus direction

    open var previouslyFocusedView: UIView? { onMain(nil) }
    open var nextFocusedView: UIView? { onMain(nil) }
    open var focusHeading: UIFocusHeading { onMain([]) }

    // MARK: - Getting related focus items

    open var previouslyFocusedItem: (any UIFocusItem)? { onMain(previouslyFocusedView) }
    open var nextFocusedItem: (any UIFocusItem)? { onMain(nextFocusedView) }
}

/// A focus change in a table, with its rows.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    // MARK: - Locating focusable items in a table view

    open var previouslyFocusedIndexPath: IndexPath? { onMain(nil) }
    open var nextFocusedIndexPath: IndexPath? { onMain(nil) }
}

/// A focus change in a collection, with its items.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    // MARK: - Locating focusable items in a collection view

    open var previouslyFocusedIndexPath: IndexPath? { onMain(nil) }
    open var nextFocusedIndexPath: IndexPath? { onMain(nil) }
}

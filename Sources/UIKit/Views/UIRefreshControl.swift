/// An indicator that a list is being refreshed. `sendActions(for: .valueChanged)` has the effect of a pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { onMain(ownIsRefreshing) }
    private var ownIsRefreshing: Bool = false
    @MainThreadOnly open var attributedTitle: NSAttributedString? = nil

    open func beginRefreshing() { onMain(ownIsRefreshing = true) }

    open func endRefreshing() { onMain(ownIsRefreshing = false) }
}

/// Says that a list is being refreshed. Nobody pulls it: `sendActions(for: .valueChanged)` does what a pull does.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { onMain(ownIsRefreshing) }
    private var ownIsRefreshing: Bool = false
    @MainThreadOnly open var attributedTitle: NSAttributedString? = nil

    open func beginRefreshing() { onMain(ownIsRefreshing = true) }

    open func endRefreshing() { onMain(ownIsRefreshing = false) }
}

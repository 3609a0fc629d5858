/// A cell of a collection view with the look of a list row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { onMain(.cell()) }

    @MainThreadOnly open var accessories: [UICellAccessory] = []
    @MainThreadOnly open var indentationLevel = 0
    @MainThreadOnly open var indentationWidth: CGFloat = 10
    @MainThreadOnly open var indentsAccessories = true
}

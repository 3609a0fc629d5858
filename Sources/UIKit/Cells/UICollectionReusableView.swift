/// A view that a collection view reuses: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { onMain(ownReuseIdentifier) }
    var ownReuseIdentifier: String?

    /// Called before reuse; overrides call super.
    open func prepareForReuse() {}

    /// Called before the view is displayed, and when its layout attributes have changed since.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The last applied attributes; nil for a new or reused view.
    private var applied: UICollectionViewLayoutAttributes?

    func follow(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        guard applied?.isEqual(layoutAttributes) != true else { return }
        applied = layoutAttributes
        apply(layoutAttributes)
    }

    func prepareForNextUse() {
        applied = nil
        prepareForReuse()
    }

    /// The attributes that the view prefers to those of the layout; by default the layout's own. Not called here.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { onMain(layoutAttributes) }
}

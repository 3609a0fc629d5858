/// A view that a collection view reuses: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { onMain(ownReuseIdentifier) }
    var ownReuseIdentifier: String?

    /// Called before the view is used again; overrides call super.
    open func prepareForReuse() {}

    /// Called before the view is displayed, and when the layout's attributes for it have changed since.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Those that were applied last; nil for a view that is new, or used again.
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

    /// The attributes that the view wants in place of the layout's; these, unless a subclass knows better.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { onMain(layoutAttributes) }
}

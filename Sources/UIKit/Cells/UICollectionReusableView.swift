/// A view that a collection view reuses: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { onMain(ownReuseIdentifier) }
    var ownReuseIdentifier: String?

    /// Called before the view is used again; overrides call super.
    open func prepareForReuse() {}

    /// Called when the layout's attributes for the view are new.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view wants in place of the layout's; these, unless a subclass knows better.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        noteThread()
        return layoutAttributes
    }
}

/// A layout in transition between two others, which interpolates by progress.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout

    /// From 0 to 1; set by the app.
    @MainThreadOnly open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        Self.noteThread()
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// Values of the app, such as the position of a finger.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { onMain(values[key] = value) }

    open func value(forAnimatedKey key: String) -> CGFloat { onMain(values[key] ?? 0) }

    /// Invalidating this layout also invalidates the two others.
    override var isStale: Bool {
        didSet {
            guard isStale else { return }
            currentLayout.isStale = true
            nextLayout.isStale = true
        }
    }

    open override func prepare() {
        guard isOnMain() else { return }
        super.prepare()
        currentLayout.prepareIfStale()
        nextLayout.prepareIfStale()
    }

    open override var collectionViewContentSize: CGSize {
        noteThread()
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        noteThread()
        return between(
            currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        noteThread()
        return between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    /// O(items): any item may cross the rectangle during the transition.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        noteThread()
        prepareIfStale()
        let all = CGRect(origin: .zero, size: currentLayout.collectionViewContentSize)
        return currentLayout.layoutAttributesForElements(in: all)?.compactMap { attributes in
            guard let kind = attributes.representedElementKind else {
                return layoutAttributesForItem(at: attributes.indexPath)
            }
            return layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
        }.filter { $0.frame.intersects(rect) }
    }

    private func between(
        _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let old, let new, let made = old.copy() as? UICollectionViewLayoutAttributes else { return old ?? new }
        made.frame = CGRect(
            x: between(old.frame.minX, new.frame.minX), y: between(old.frame.minY, new.frame.minY),
            width: between(old.frame.width, new.frame.width), height: between(old.frame.height, new.frame.height))
        made.alpha = between(old.alpha, new.alpha)
        return made
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }
}

/// A layout composed of sections. The description is stored; the geometry is a single column of rows of one height,
/// whatever the groups say, because only lists need geometry for drags here.
///
/// A row is `rowHeight` (44 points) high, as is each header and footer that a section describes.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private let axis = FlowAxis(direction: .vertical)
    private var geometry = FlowGeometry(breadth: 0, sections: [])
    private var current: FlowGeometry {
        prepareIfStale()
        return geometry
    }
    @MainThreadOnly open var configuration: UICollectionViewCompositionalLayoutConfiguration

    /// The height of a row, a header and a footer, in points.
    static let rowHeight: CGFloat = 44

    public init(section: NSCollectionLayoutSection) {
        Self.noteThread()
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        Self.noteThread()
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        Self.noteThread()
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        Self.noteThread()
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        Self.noteThread()
        return UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// The list configuration of a section; nil for a section that is not a list.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        provider(section, LayoutEnvironment(contentSize: collectionView?.bounds.size ?? .zero))?.list
    }

    // MARK: - Providing layout attributes

    open override func prepare() {
        guard isOnMain() else { return }
        super.prepare()
        guard let collectionView else { return }
        let environment = LayoutEnvironment(contentSize: collectionView.bounds.size)
        geometry = FlowGeometry(
            breadth: collectionView.bounds.width,
            sections: (0..<collectionView.rows.shownSectionCount).map { index in
                var section = FlowGeometry.Section(
                    itemCount: collectionView.rows.shownCount(inSection: index), itemLength: Self.rowHeight,
                    itemBreadth: collectionView.bounds.width)
                let description = provider(index, environment)
                section.headerLength = description?.hasHeader == true ? Self.rowHeight : 0
                section.footerLength = description?.hasFooter == true ? Self.rowHeight : 0
                return section
            })
    }

    open override var collectionViewContentSize: CGSize {
        onMain(axis.size(length: current.length, breadth: geometry.breadth))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        onMain(current.cell(at: indexPath, along: axis))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        onMain(current.supplementaryView(elementKind, at: indexPath, along: axis))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        onMain(current.elements(in: rect, along: axis))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        onMain(newBounds.width != geometry.breadth)
    }

    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        current.indexPath(at: point, along: axis)
    }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Properties of all sections of a compositional layout; stored.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// The collection view as the environment of a section provider.
private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(contentSize: CGSize) {
        self.contentSize = contentSize
        super.init()
    }

    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
}

extension NSCollectionLayoutSection {
    fileprivate var hasHeader: Bool {
        list?.headerMode == .supplementary || has(UICollectionView.elementKindSectionHeader)
    }

    fileprivate var hasFooter: Bool {
        list?.footerMode == .supplementary || has(UICollectionView.elementKindSectionFooter)
    }

    private func has(_ elementKind: String) -> Bool {
        boundarySupplementaryItems.contains { $0.elementKind == elementKind }
    }
}

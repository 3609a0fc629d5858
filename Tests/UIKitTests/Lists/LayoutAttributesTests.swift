import Testing
import UIKit

/// Tests how a collection's layout attributes are applied to its views.
@MainActor @Suite(.serialized) struct LayoutAttributesTests {
    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Tinted else { return false }
            return MainActor.assumeIsolated { tint == other.tint } && super.isEqual(object)
        }
    }

    /// Rows of 20 points, each with a decoration view behind it.
    private final class Shelves: UICollectionViewLayout {
        var tint = 1
        var width: CGFloat = 100

        override class var layoutAttributesClass: AnyClass { Tinted.self }

        override var collectionViewContentSize: CGSize {
            CGSize(width: 100, height: 20 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).flatMap { item in
                let path = IndexPath(item: item, section: 0)
                let places = [Tinted(forCellWith: path), Tinted(forDecorationViewOfKind: "shelf", with: path)]
                for place in places {
                    place.frame = CGRect(x: 0, y: 20 * CGFloat(item), width: width, height: 20)
                    place.tint = tint
                }
                return places
            }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            layoutAttributesForElements(in: .infinite)?.first {
                $0.indexPath == indexPath && $0.representedElementCategory == .cell
            }
        }
    }

    private final class Shelf: UICollectionReusableView {
        static var all: [Shelf] = []
        var heard: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.all.append(self)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() { heard.append("reuse") }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            heard.append("\(layoutAttributes.indexPath.item) at \(Int(frame.minY))")
        }
    }

    private final class Item: UICollectionViewCell {
        var tints: [Int] = []

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            if let tinted = layoutAttributes as? Tinted { tints.append(tinted.tint) }
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 10
        var heard: [[Int]] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { heard.append((cell as? Item)?.tints ?? []) }
    }

    private let layout = Shelves()
    private let items = Items()
    private let collection: UICollectionView
    private let screen: Screen

    init() {
        Shelf.all = []
        let controller = UICollectionViewController(collectionViewLayout: layout)
        collection = controller.collectionView
        let container = UIViewController()
        container.view.addSubview(collection)
        collection.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        collection.autoresizingMask = []
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        (collection.dataSource, collection.delegate) = (items, items)
        screen = Screen(showing: container)
    }

    private var tints: [[Int]] { collection.visibleCells.map { ($0 as? Item)?.tints ?? [] } }

    @Test func `A cell has the attributes before it is displayed, and again only when they change`() async {
        layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
        await screen.settle()
        #expect(items.heard == [[1], [1], [1]])
        collection.setNeedsLayout()
        await screen.settle()
        #expect(tints == [[1], [1], [1]])
        layout.tint = 2
        layout.invalidateLayout()
        await screen.settle()
        #expect(tints == [[1, 2], [1, 2], [1, 2]])
        layout.width = 50
        layout.invalidateLayout()
        await screen.settle()
        #expect(tints == [[1, 2, 2], [1, 2, 2], [1, 2, 2]])
    }

    @Test func `Decorations come and go as their attributes do, and are used again`() async {
        layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
        await screen.settle()
        #expect(Shelf.all.map(\.heard) == [["0 at 0"], ["1 at 20"], ["2 at 40"]])
        #expect(Shelf.all.map(\.reuseIdentifier) == ["shelf", "shelf", "shelf"])
        screen.finger.scroll(by: 20, in: collection)
        #expect(Shelf.all.map(\.frame.minY) == [0, 20, 40, 60])
        screen.finger.scroll(by: 20, in: collection)
        #expect(Shelf.all.map(\.heard) == [["0 at 0", "reuse", "4 at 80"], ["1 at 20"], ["2 at 40"], ["3 at 60"]])
        #expect(screen.exception == nil)
    }

    @Test func `A kind that the layout has not registered raises`() {
        #expect(collection.numberOfItems(inSection: 0) == 10)
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        #expect(screen.exception?.contains("with identifier shelf - must register a nib or a class") == true)
    }

    @Test func `Attributes are equal when they say the same`() {
        let (first, second) = (Tinted(forCellWith: [0, 1]), Tinted(forCellWith: [0, 1]))
        #expect(first == second && first.hash == second.hash)
        second.alpha = 0.5
        #expect(first != second)
        second.alpha = 1
        second.tint = 3
        #expect(first != second)
        #expect(first != UICollectionViewLayoutAttributes(forCellWith: [0, 1]))
        #expect(first != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: [0, 1]))
    }
}

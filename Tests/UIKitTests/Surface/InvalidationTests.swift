import Testing
import UIKit

/// Contexts for outdated layouts.
@MainActor @Suite struct InvalidationTests {
    private final class Sticky: UICollectionViewFlowLayout {
        var asked: [CGRect] = []
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            asked.append(newBounds)
            return super.invalidationContext(forBoundsChange: newBounds)
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    @Test func `New bounds invalidate a layout with its context`() {
        let layout = Sticky()
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
        let collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
        collection.layoutIfNeeded()
        #expect(layout.asked == [bounds])
        #expect(layout.contexts.count == 1)
        #expect(layout.contexts.first is UICollectionViewFlowLayoutInvalidationContext)
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        #expect(layout.asked == [bounds])
    }

    @Test func `A context collects what is outdated`() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
        context.invalidateSupplementaryElements(ofKind: "header", at: [first])
        context.invalidateSupplementaryElements(ofKind: "header", at: [second])
        context.invalidateDecorationElements(ofKind: "line", at: [first])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first, second]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [first]])
        #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    }

    private final class Insertion: UICollectionViewUpdateItem {
        override var updateAction: Action { .insert }
        override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 1, section: 0) }
    }

    @Test func `A test makes items of an update`() {
        #expect(UICollectionViewUpdateItem().updateAction == .none)
        #expect(Insertion().updateAction == .insert)
        #expect(Insertion().indexPathBeforeUpdate == nil && Insertion().indexPathAfterUpdate?.item == 1)
    }
}

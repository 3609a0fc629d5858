import Testing
import UIKit

/// Tests the calls of a batch to a layout.
@MainActor @Suite struct LayoutUpdateTests {
    private final class Listener: UICollectionViewFlowLayout {
        var heard: [String] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            heard += updateItems.map { item in
                let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
                let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
                return "\(item.updateAction) \(before) \(after)"
            }
        }

        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            heard.append("final")
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }

    @Test func `Each change once, then the end`() {
        let (layout, source) = (Listener(), Source())
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        collection.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(collection)
        let screen = Screen(showing: controller)
        #expect(collection.numberOfItems(inSection: 0) == 3)
        collection.performBatchUpdates {
            source.count = 3
            collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        #expect(layout.heard == ["delete 0 -", "insert - 2", "final"])
        #expect(screen.exception == nil)
    }
}

import Foundation
import Testing
import UIKit

/// Tests `canMoveItemAt` of a classic data source, in a collection that reorders (Q21).
@MainActor @Suite struct CanMoveTests {
    private final class Colors: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        var colors = ["red", "green", "blue"]
        var isMovable = true
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Color")
            collectionView.dragDelegate = self
            collectionView.dropDelegate = self
            collectionView.dragInteractionEnabled = true
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { colors.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Color", for: indexPath)
            cell.accessibilityLabel = colors[indexPath.item]
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            calls.append("canMove \(indexPath.item)")
            return isMovable
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            calls.append("move \(source.item) to \(destination.item)")
            colors.insert(colors.remove(at: source.item), at: destination.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: colors[indexPath.item] as NSString))]
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            calls.append("perform at \(coordinator.destinationIndexPath?.item ?? -1)")
        }
    }

    private let colors = Colors(collectionViewLayout: UICollectionViewFlowLayout())
    private let screen: Screen

    init() {
        screen = Screen(showing: colors)
    }

    private func drag(_ item: Int, over target: Int) {
        screen.finger.drag(row: item, in: colors.collectionView)
        screen.finger.hover(target, in: colors.collectionView)
        screen.finger.drop()
    }

    @Test func `A yes is asked for once, at the release, before the move`() {
        drag(0, over: 2)
        #expect(colors.calls == ["canMove 0", "move 0 to 2"])
        #expect(colors.colors == ["green", "blue", "red"])
    }

    @Test func `A no sends the drop to performDropWith`() {
        colors.isMovable = false
        drag(0, over: 2)
        #expect(colors.calls == ["canMove 0", "perform at 2"])
        #expect(colors.colors == ["red", "green", "blue"])
    }

    @Test func `A second interactive movement is one too many`() {
        _ = colors.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        _ = colors.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
        #expect(screen.exception?.contains("attempt to begin reordering on collection view while") == true)
    }
}

import UIKit

/// The mistake: the colour is inserted at the destination, but not removed from its source.
final class DoublingPaletteViewController: PaletteViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dropDelegate = doubling
    }

    private lazy var doubling = Doubling(of: self)

    private final class Doubling: NSObject, UICollectionViewDropDelegate {
        private unowned let palette: PaletteViewController

        init(of palette: PaletteViewController) {
            self.palette = palette
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move)
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let destination = coordinator.destinationIndexPath,
                let color = item.dragItem.localObject as? UIColor
            else { return }
            palette.color.insert(color, at: destination.item)
            collectionView.insertItems(at: [destination])
            coordinator.drop(item.dragItem, toItemAt: destination)
        }
    }
}

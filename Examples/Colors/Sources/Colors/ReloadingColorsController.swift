import UIKit

/// The mistake: `reloadData` in the drop instead of a batch. The dropped item loses its cell, and nothing is animated:
/// all cells are simply replaced.
final class ReloadingColorsController: ColorsController {
    override func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        swatches.insert(swatches.remove(at: source.item), at: destination.item)
        coordinator.drop(item.dragItem, toItemAt: destination)
        collectionView.reloadData()
    }
}

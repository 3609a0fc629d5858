import UIKit

/// The mistake: `reloadData` in the drop, where a batch was meant. The item that is under way has lost its cell, and
/// nothing moves: everything is just there anew.
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

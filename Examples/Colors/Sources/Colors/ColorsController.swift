import UIKit

/// A colour with a name, in a grid.
struct Swatch: Equatable {
    let name: String
    let color: UIColor
}

/// Swatches in a grid that move by a drag: one batch deletes and inserts, and the drop ends on the new cell.
class ColorsController: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var swatches: [Swatch]

    init(_ swatches: [Swatch]) {
        self.swatches = swatches
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "Swatch")
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }

    // MARK: - Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        swatches.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Swatch", for: indexPath)
        (cell as? SwatchCell)?.show(swatches[indexPath.item])
        return cell
    }

    // MARK: - Dragging

    /// Other apps receive the colour; this app finds the swatch in `localObject`.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let swatch = swatches[indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: swatch.color))
        item.localObject = swatch
        return [item]
    }

    // MARK: - Dropping

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
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
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        // The destination counts without the dragged item, like an array after its removal.
        collectionView.performBatchUpdates {
            self.swatches.insert(self.swatches.remove(at: source.item), at: destination.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}

/// A square of one colour.
final class SwatchCell: UICollectionViewCell {
    private(set) var name = ""

    func show(_ swatch: Swatch) {
        name = swatch.name
        contentView.backgroundColor = swatch.color
    }
}

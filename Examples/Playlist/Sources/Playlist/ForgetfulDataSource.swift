import UIKit

/// The mistake: the snapshot is changed and never applied, so that the next one puts the row back.
final class ForgetfulDataSource: PlaylistDataSource {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let song = itemIdentifier(for: sourceIndexPath),
            let neighbour = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        snapshot.moveItem(song, afterItem: neighbour)
    }
}

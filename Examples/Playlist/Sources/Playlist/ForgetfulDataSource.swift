import UIKit

/// The mistake: the changed snapshot is never applied, so the next one moves the row back.
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

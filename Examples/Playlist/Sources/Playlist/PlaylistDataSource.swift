import UIKit

/// A song of the playlist.
struct Song: Hashable {
    let title: String
}

/// A diffable data source whose rows can move. The table calls it for the move; the drop delegate stays empty.
class PlaylistDataSource: UITableViewDiffableDataSource<Int, Song> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// The row has already moved on screen, but not in the snapshot. The snapshot is updated without animation, since
    /// there is nothing left to animate.
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let song = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath,
            let neighbour = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        if sourceIndexPath.row < destinationIndexPath.row {
            snapshot.moveItem(song, afterItem: neighbour)
        } else {
            snapshot.moveItem(song, beforeItem: neighbour)
        }
        apply(snapshot, animatingDifferences: false)
    }
}

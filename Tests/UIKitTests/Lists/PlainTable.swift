import UIKit

/// A minimal table.
final class PlainTable: UITableViewController {
    var rowCount: Int

    init(rowCount: Int) {
        self.rowCount = rowCount
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}

/// A minimal collection.
final class PlainCollection: UICollectionViewController {
    var itemCount: Int

    init(itemCount: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        self.itemCount = itemCount
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.accessibilityLabel = "\(indexPath.item)"
        return cell
    }
}

import UIKit

/// A cell of the board, with the table of a column.
final class ColumnCell: UICollectionViewCell {
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.frame = contentView.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(table)
    }

    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }
}

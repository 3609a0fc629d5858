import UIKit

/// A Kanban board: a collection of columns, each with a table of cards, and a bin below.
final class BoardController: UIViewController, UICollectionViewDataSource {
    let bin: BinView
    private let columns: [Column]
    private let collectionView: UICollectionView

    init(_ columns: [Column], bin: BinView = BinView()) {
        self.columns = columns
        self.bin = bin
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 240, height: 600)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
        collectionView.frame = CGRect(x: 0, y: 0, width: 768, height: 800)
        collectionView.register(ColumnCell.self, forCellWithReuseIdentifier: "Column")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        bin.frame = CGRect(x: 0, y: 824, width: 768, height: 200)
        view.addSubview(bin)
    }

    /// The table of a column, once it is on the screen.
    func table(of column: Int) -> UITableView? {
        view.layoutIfNeeded()
        let cell = collectionView.cellForItem(at: IndexPath(item: column, section: 0)) as? ColumnCell
        return cell?.table
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        columns.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Column", for: indexPath)
        if let cell = cell as? ColumnCell { columns[indexPath.item].show(in: cell.table) }
        return cell
    }
}

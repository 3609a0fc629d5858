import UIKit

/// A table whose rows can be focused, with answers that a test sets.
final class FocusedTable: UITableViewController {
    var rowCount: Int
    var canFocus: (Int) -> Bool = { _ in true }
    var isAllowed: (UITableViewFocusUpdateContext) -> Bool = { _ in true }
    var preferred: IndexPath?
    var animate: (UIFocusAnimationCoordinator) -> Void = { _ in }
    private(set) var moves: [String] = []

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

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        canFocus(indexPath.row)
    }

    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    override func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { isAllowed(context) }

    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0.map { "\($0.row)" } }
        moves.append("\(paths[0] ?? "nil") to \(paths[1] ?? "nil"), \(context.focusHeading.rawValue)")
        animate(coordinator)
    }

    /// The row that has the focus.
    var focusedRow: Int? {
        tableView.visibleCells.first { $0.isFocused }.flatMap { tableView.indexPath(for: $0)?.row }
    }
}

/// Squares, four beside each other, which can be focused unless the collection says otherwise.
final class FocusedGrid: UICollectionViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Square")
        collectionView.allowsFocus = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Square", for: indexPath) }

    var focusedItem: Int? {
        collectionView.visibleCells.first { $0.isFocused }.flatMap { collectionView.indexPath(for: $0)?.item }
    }
}

import Testing
import UIKit

/// Tests subclasses of lists, like the test doubles of libraries: every query and registration can be overridden in
/// another module, and the list itself does not use their results.
@MainActor @Suite struct OverriddenListTests {
    private final class TableDouble: UITableView {
        var told: [String] = []
        let known = UITableViewCell(style: .default, reuseIdentifier: "known")

        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            told.append("register \(identifier)")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { told.append("nib") }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
        override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { known }
        override func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            told.append("dequeue \(identifier)")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableHeaderFooterView(
            withIdentifier identifier: String
        ) -> UITableViewHeaderFooterView? { nil }
        override var numberOfSections: Int { 7 }
        override func numberOfRows(inSection section: Int) -> Int { 8 }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { known }
        override func indexPath(for cell: UITableViewCell) -> IndexPath? { IndexPath(row: 9, section: 0) }
        override var visibleCells: [UITableViewCell] { [known] }
        override var indexPathsForVisibleRows: [IndexPath]? { nil }
        override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
        override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
        override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
        override func rect(forSection section: Int) -> CGRect { .zero }
        override func rectForHeader(inSection section: Int) -> CGRect { .zero }
        override func rectForFooter(inSection section: Int) -> CGRect { .zero }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
        override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
        override func scrollToRow(
            at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
        ) { told.append("scroll") }
        override var indexPathForSelectedRow: IndexPath? { nil }
        override var indexPathsForSelectedRows: [IndexPath]? { nil }
        override func selectRow(
            at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
        ) { told.append("select") }
        override func deselectRow(at indexPath: IndexPath, animated: Bool) { told.append("deselect") }
    }

    private final class CollectionDouble: UICollectionView {
        var told: [String] = []
        let known = UICollectionViewCell(frame: .zero)

        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            told.append("register \(identifier)")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
        override func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) { told.append("register \(elementKind)") }
        override func register(
            _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
        ) {}
        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            told.append("dequeue \(identifier)")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView { known }
        override var numberOfSections: Int { 7 }
        override func numberOfItems(inSection section: Int) -> Int { 8 }
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { known }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { IndexPath(item: 9, section: 0) }
        override var indexPathsForVisibleItems: [IndexPath] { [] }
        override var visibleCells: [UICollectionViewCell] { [known] }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
        override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
        override func supplementaryView(
            forElementKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView? { known }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        override func layoutAttributesForSupplementaryElement(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        override func scrollToItem(
            at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
        ) { told.append("scroll") }
        override var indexPathsForSelectedItems: [IndexPath]? { nil }
        override func selectItem(
            at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
        ) { told.append("select") }
        override func deselectItem(at indexPath: IndexPath, animated: Bool) { told.append("deselect") }
    }

    private final class Words: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let words = ["A", "B"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            let label = UILabel()
            label.text = words[indexPath.item]
            cell.contentView.addSubview(label)
            return cell
        }
    }

    private func shown(_ list: UIView) -> Screen {
        let controller = UIViewController()
        list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(list)
        return Screen(showing: controller)
    }

    @Test func `A table goes on whatever its subclass answers`() {
        let (table, words) = (TableDouble(frame: .zero, style: .plain), Words())
        table.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "word")
        table.dataSource = words
        let screen = shown(table)
        #expect(screen.rows(of: table) == ["A", "B"])
        #expect(table.told == ["register word", "dequeue word", "dequeue word"])
        let view: UITableView = table
        #expect(view.numberOfSections == 7 && view.numberOfRows(inSection: 0) == 8)
        #expect(view.visibleCells == [table.known] && view.indexPath(for: table.known)?.row == 9)
        screen.finger.tap(row: 1, in: table)
        #expect(screen.exception == nil)
    }

    @Test func `A collection goes on whatever its subclass answers`() {
        let collection = CollectionDouble(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let words = Words()
        collection.register(UICollectionViewCell.classForCoder(), forCellWithReuseIdentifier: "word")
        collection.dataSource = words
        let screen = shown(collection)
        #expect(screen.rows(of: collection) == ["A", "B"])
        #expect(collection.told == ["register word", "dequeue word", "dequeue word"])
        let view: UICollectionView = collection
        #expect(view.numberOfSections == 7 && view.cellForItem(at: [0, 0]) === collection.known)
        screen.finger.tap(row: 1, in: collection)
        #expect(screen.exception == nil)
    }
}

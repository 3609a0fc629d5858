import Testing
import UIKit

private final class TitleView: UICollectionReusableView {
    let label = UILabel()
}

private final class PlaceCell: UICollectionViewCell {
    let label = UILabel()
    var isFromNib = false
}

@MainActor @Suite struct ListRegistrationTests {
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: Self.layout)

    private static var layout: UICollectionViewLayout {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        badge.zIndex = 2
        let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: full, subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: full, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `Headers and cells come from registrations, also of nibs`() {
        UINib.register("PlaceCell") {
            let cell = PlaceCell(frame: .zero)
            cell.isFromNib = true
            return cell
        }
        let nib = UINib(nibName: "PlaceCell", bundle: nil)
        let cells = UICollectionView.CellRegistration<PlaceCell, String>(cellNib: nib) { cell, _, place in
            cell.label.text = place
        }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            view.label.text = "\(kind == UICollectionView.elementKindSectionHeader) \(indexPath.section)"
        }
        let controller = UIViewController()
        controller.view.addSubview(collection)
        let screen = Screen(showing: controller)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Rome", "Oslo"], toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        let first = collection.cellForItem(at: [0, 0]) as? PlaceCell
        #expect(first?.isFromNib == true && first?.label.text == "Rome")
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
        #expect((header as? TitleView)?.label.text == "true 1")
        #expect(screen.warnings == [] && screen.exception == nil)
        #expect(collection.dataSource === source)
    }

    @Test func `A header from a nib is what the nib makes`() {
        UINib.register("TitleView") { TitleView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            supplementaryNib: UINib(nibName: "TitleView", bundle: nil), elementKind: "title"
        ) { view, _, _ in view.tag = 3 }
        let view = collection.dequeueConfiguredReusableSupplementary(using: titles, for: [0, 0])
        #expect(view.tag == 3 && view.frame.width == 7 && view.reuseIdentifier != nil)
    }

    @Test func `Supplementary items of items and groups are stored`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom]))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
        #expect(group.subitems[0].supplementaryItems == [badge] && group.supplementaryItems == [])
        group.supplementaryItems = [badge]
        #expect(group.supplementaryItems == [badge])
        #expect(badge.containerAnchor.isAbsoluteOffset && badge.containerAnchor.offset == CGPoint(x: 1, y: 2))
        #expect(badge.itemAnchor?.edges == .bottom && badge.elementKind == "badge")
    }

    @Test func `Padding stands above a header, and not where there is none`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
        let source = TitledRows()
        table.dataSource = source
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        table.sectionHeaderTopPadding = 10
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 300, height: 28))
        #expect(table.rectForRow(at: [0, 0]).minY == 38)
        #expect(table.rectForRow(at: [1, 0]).minY == 82)
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 82))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == [0, 0])
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    }
}

/// Two sections of one row, of which the first has a title.
private final class TitledRows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "First" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

import DragDrop
import Foundation
import Testing
import UIKit

@testable import UIKit

/// Tests updates of lists outside drags.
@MainActor @Suite struct ToldListTests {
    /// Sections of rows, for a table or a collection.
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var sections = [["A", "B"], ["C"]]

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
            return cell
        }
    }

    private final class Inventing: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [IndexPath(item: 1, section: 0), IndexPath(item: 5, section: 0)].map {
                UICollectionViewLayoutAttributes(forCellWith: $0)
            }
        }
    }

    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    private let screen: Screen

    init() {
        let controller = UIViewController()
        controller.view.addSubview(table)
        controller.view.addSubview(collection)
        (table.dataSource, collection.dataSource) = (source, source)
        screen = Screen(showing: controller)
        screen.name(table, "people")
        screen.name(collection, "colors")
    }

    @Test func `An end without a beginning ends no batch, and is a warning`() {
        table.performBatchUpdates {
            source.sections[0].removeFirst()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.endUpdates()
        }
        #expect(screen.rows(of: table) == ["B", "C"])
        let sentence = "endUpdates() in people ends what never began, by ToldListTests.swift:"
        #expect(screen.warnings.map { $0.hasPrefix(sentence) } == [true])
    }

    @Test func `A reload inside a batch has no effect, and is a warning`() {
        collection.performBatchUpdates {
            source.sections[0].removeFirst()
            collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collection.reloadData()
        }
        #expect(screen.rows(of: collection) == ["B", "C"])
        let sentence = "reloadData() in colors has no effect while a batch of updates is open, by ToldListTests.swift:"
        #expect(screen.warnings.map { $0.hasPrefix(sentence) } == [true])
    }

    @Test func `Sections that are inserted before others are none of those`() {
        #expect(screen.rows(of: collection) == ["A", "B", "C"])
        source.sections = [["Y"], ["Z"]] + source.sections
        collection.insertSections([0, 1])
        let sections = screen.withEngine { [id = collection.rows.id] in $0[id].shown.sections.map { $0.id } }
        #expect(screen.rows(of: collection) == ["Y", "Z", "A", "B", "C"])
        #expect(Set(sections).count == 4)
    }

    @Test func `A layout that invents a cell raises`() {
        #expect(screen.rows(of: collection) == ["A", "B", "C"])
        collection.collectionViewLayout = Inventing()
        collection.layoutIfNeeded()
        #expect(
            screen.exception == """
                UICollectionView received layout attributes for a cell with an index path that does not exist: \
                <NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 5}>
                """)
    }
}

import Testing
import UIKit

/// Tests names and types of iOS that are easily confused.
@MainActor @Suite struct SpellingTests {
    /// Like a table that is as high as its content.
    private final class CountingTable: UITableView {
        var told: [String] = []

        override func reloadData() {
            super.reloadData()
            told.append("reloadData")
        }

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            told.append("performBatchUpdates")
            super.performBatchUpdates(updates, completion: completion)
        }

        override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
            told.append("deleteRows \(indexPaths.map(\.row))")
            super.deleteRows(at: indexPaths, with: animation)
        }
    }

    private final class CountingCollection: UICollectionView {
        var count = 0

        override func reloadData() {
            super.reloadData()
            count += 1
        }

        override func insertItems(at indexPaths: [IndexPath]) {
            count += indexPaths.count
            super.insertItems(at: indexPaths)
        }
    }

    @Test func `A table of one's own hears of its updates and passes them on`() {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
        let source = PlainTable(rowCount: 3)
        table.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        let screen = Screen(showing: controller)
        #expect(screen.rows(of: table) == ["0", "1", "2"])
        table.performBatchUpdates {
            source.rowCount = 2
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        #expect(screen.rows(of: table) == ["0", "2"])
        source.rowCount = 1
        table.reloadData()
        #expect(screen.rows(of: table) == ["0"])
        #expect(table.told == ["performBatchUpdates", "deleteRows [1]", "reloadData"])
    }

    @Test func `A collection of one's own hears of its updates`() {
        let collection = CountingCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.reloadData()
        collection.insertItems(at: [])
        #expect(collection.count == 1)
    }

    @Test func `A preview of a link shows its title, or its address`() throws {
        let url = try #require(URL(string: "https://www.example.com"))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let target = UIDragPreviewTarget(container: container, center: CGPoint(x: 50, y: 50))
        let texts = [
            UIDragPreview(for: url).view, UIDragPreview(for: url, title: "Example").view,
            UIDragPreview(forURL: url).view, UITargetedDragPreview(for: url, target: target).view,
            UITargetedDragPreview(for: url, title: "Example", target: target).view,
        ].map { ($0 as? UILabel)?.text }
        let address = "https://www.example.com"
        #expect(texts == [address, "Example", address, address, "Example"])
    }

    @Test func `The colour of a row's action goes back to that of its style`() {
        let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
        #expect(action.backgroundColor == .systemRed)
        action.backgroundColor = .systemBlue
        let copy = action.copy() as? UITableViewRowAction
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
        #expect(copy?.backgroundColor == .systemBlue && copy?.title == "Delete" && copy?.style == .destructive)
    }

    @Test func `An action knows while it runs who performs it, of whatever type`() {
        var senders: [String] = []
        let action = UIAction { senders.append("\($0.sender ?? "nobody")") }
        action.performWithSender("the menu", target: nil)
        action.performWithSender(nil, target: nil)
        #expect(senders == ["the menu", "nobody"])
        #expect(action.sender == nil)
    }
}

import Testing
import UIKit

/// Tests that a list's delegate also receives the calls of a scroll view, as in UIKit.
@MainActor @Suite struct ListDelegateTests {
    private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var heard: [String] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("row") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("item")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    }

    private final class Scrolls: NSObject, UIScrollViewDelegate {}

    /// Records each change of the delegate.
    private final class WatchedTable: UITableView {
        var changes = 0
        override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    }

    private let rows = Rows()

    @Test func `A table's delegate answers for rows`() {
        let table = UITableView()
        table.delegate = rows
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        table.delegate?.scrollViewDidScroll(table)
        let delegate: (any UITableViewDelegate)? = table.delegate
        #expect(delegate === rows)
        #expect(rows.heard == ["row", "scroll"])
    }

    @Test func `A collection's delegate answers for items`() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.delegate = rows
        collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 0, section: 0))
        let delegate: (any UICollectionViewDelegate)? = collection.delegate
        #expect(delegate === rows)
        #expect(rows.heard == ["item"])
    }

    @Test func `As a scroll view it has the same one`() {
        let table = UITableView()
        let view: UIScrollView = table
        view.delegate = rows
        #expect(table.delegate === rows)
        table.delegate = nil
        #expect(view.delegate == nil)
        let scrolls = Scrolls()
        view.delegate = scrolls
        #expect(view.delegate === scrolls)
        #expect(table.delegate == nil)
    }

    @Test func `It is kept weakly`() {
        let table = UITableView()
        do {
            let rows = Rows()
            table.delegate = rows
            #expect(table.delegate != nil)
        }
        #expect(table.delegate == nil)
    }

    @Test func `A subclass can watch it`() {
        let table = WatchedTable()
        table.delegate = rows
        #expect(table.delegate === rows)
        #expect(table.changes == 1)
    }
}

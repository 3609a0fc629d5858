import Testing
import UIKit

/// Tests headers, footers and supplementary views: creation by class, display, and reuse.
@MainActor @Suite struct HeaderTests {
    private final class Title: UITableViewHeaderFooterView {
        static var madeCount = 0
        var reuseCount = 0

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            Self.madeCount += 1
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuseCount += 1
        }
    }

    private final class Titled: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Title.self, forHeaderFooterViewReuseIdentifier: "A title that is rather long")
            tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            tableView.autoresizingMask = []
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 20 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 36 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "A title that is rather long")
            view?.textLabel?.text = "Section \(section)"
            return view
        }
    }

    private func shown(_ view: UIView) -> Screen {
        let container = UIViewController()
        container.view.addSubview(view)
        return Screen(showing: container)
    }

    @Test func `Headers are made by the class that is registered, and used again`() async {
        let controller = Titled(style: .grouped)
        let table: UITableView = controller.tableView
        let screen = shown(table)
        Title.madeCount = 0
        await screen.settle()
        let first = table.headerView(forSection: 0) as? Title
        #expect(first?.reuseIdentifier == "A title that is rather long")
        #expect(first?.textLabel?.text == "Section 0")
        for _ in 0..<19 { screen.finger.scroll(by: 80, in: table) }
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 19)?.textLabel?.text == "Section 19")
        #expect(Title.madeCount <= 4)
        #expect((first?.reuseCount ?? 0) > 0)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Another") == nil)
    }

    @Test func `A header goes with its section`() async {
        final class Lettered: UITableViewController {
            var letters = ["A", "B"]
            override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                letters[section]
            }
        }
        let controller = Lettered(style: .plain)
        let screen = Screen(showing: controller)
        await screen.settle()
        let view = controller.tableView.headerView(forSection: 1)
        #expect(view?.textLabel?.text == "B")
        controller.letters = ["C", "A", "B"]
        controller.tableView.insertSections([0], with: .automatic)
        await screen.settle()
        #expect(controller.tableView.headerView(forSection: 2) === view)
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "C")
        controller.letters = ["D"]
        controller.tableView.reloadData()
        await screen.settle()
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "D")
    }

    @Test func `Views beside items come on screen and leave it`() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let controller = EveryCollectionMethod(collectionViewLayout: layout)
        controller.counts = [2, 2]
        let collection: UICollectionView = controller.collectionView
        collection.autoresizingMask = []
        collection.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let screen = shown(controller.view)
        await screen.settle()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [IndexPath(item: 0, section: 0)])
        let first = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(first != nil && collection.visibleSupplementaryViews(ofKind: kind) == [first])
        #expect(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)) == nil)
        #expect(collection.indexPathsForVisibleItems.map(\.section) == [0, 0])
        screen.finger.scroll(by: 1000, in: collection)
        #expect(collection.contentOffset.y == 160)
        #expect(collection.indexPathsForVisibleItems.map(\.section) == [1, 1])
        let name = "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
        #expect(controller.calls.count { $0 == name } == 1)
    }
}

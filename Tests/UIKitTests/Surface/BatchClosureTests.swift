import Testing
import UIKit

/// Tests closures of `performBatchUpdates` as apps write them.
@MainActor @Suite struct BatchClosureTests {
    /// Uses names without `self.`, as on iOS.
    private final class Palette: UICollectionViewController {
        var colors = ["red", "green", "blue"]
        var ends = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "color")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            colors.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = colors[indexPath.item]
            cell.contentConfiguration = content
            return cell
        }

        func move(from old: Int, to new: Int) {
            collectionView.performBatchUpdates {
                let color = colors.remove(at: old)
                colors.insert(color, at: new)
                collectionView.deleteItems(at: [IndexPath(item: old, section: 0)])
                collectionView.insertItems(at: [IndexPath(item: new, section: 0)])
            }
        }

        func remove(_ index: Int) {
            collectionView.performBatchUpdates({
                colors.remove(at: index)
                collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
            }) { [weak self] _ in
                self?.ends += 1
            }
        }

        func append(_ color: String) {
            collectionView.performBatchUpdates {
                colors.append(color)
                collectionView.insertItems(at: [IndexPath(item: colors.count - 1, section: 0)])
            } completion: { _ in
                self.ends += 1
            }
        }

        func pass(on body: () -> Void) {
            collectionView.performBatchUpdates(body, completion: nil)
            collectionView.performBatchUpdates(body)
        }

        func nothing(_ updates: (() -> Void)?) {
            collectionView.performBatchUpdates(nil)
            collectionView.performBatchUpdates(nil, completion: nil)
            collectionView.performBatchUpdates(nil) { _ in self.ends += 1 }
            collectionView.performBatchUpdates(updates)
            collectionView.performBatchUpdates(updates, completion: { _ in self.ends += 1 })
            collectionView.performBatchUpdates(changeNothing)
        }

        private func changeNothing() {}
    }

    private final class Watched: UITableView {
        var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    @Test func `Closures name what is theirs without self`() async {
        let palette = Palette(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen(showing: palette)
        palette.move(from: 0, to: 2)
        #expect(screen.rows(of: palette.collectionView) == ["green", "blue", "red"])
        palette.remove(1)
        palette.append("pink")
        palette.pass {}
        palette.nothing {}
        await screen.settle()
        #expect(screen.rows(of: palette.collectionView) == ["green", "red", "pink"])
        #expect(palette.ends == 4)
        #expect(screen.exception == nil)
    }

    @Test func `A subclass hears of every batch, however its closure is written`() {
        let screen = Screen()
        let table = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        let source = PlainTable(rowCount: 1)
        table.dataSource = source
        var ran = 0
        let updates: (() -> Void)? = { ran += 1 }
        table.performBatchUpdates { ran += 1 }
        table.performBatchUpdates({ ran += 1 }, completion: nil)
        table.performBatchUpdates(updates)
        table.performBatchUpdates(nil)
        #expect(table.batches == 4)
        #expect(ran == 3)
        #expect(screen.exception == nil)
    }
}

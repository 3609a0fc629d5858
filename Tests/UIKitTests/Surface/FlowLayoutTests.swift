import Testing
import UIKit

/// A flow layout of three sections, with configurable metrics.
private final class Grid: UICollectionView, UICollectionViewDataSource {
    var counts: [Int] = [] {
        didSet {
            dataSource = self
            reloadData()
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}

/// A slow and obvious reference that places items one by one.
@MainActor private struct SlowFlow {
    let layout: UICollectionViewFlowLayout
    let counts: [Int]
    let breadth: CGFloat

    var frames: [IndexPath: CGRect] {
        var frames: [IndexPath: CGRect] = [:]
        var y: CGFloat = 0
        for (section, count) in counts.enumerated() {
            y += layout.headerReferenceSize.height + layout.sectionInset.top
            let usable = breadth - layout.sectionInset.left - layout.sectionInset.right
            var perLine = 1
            while CGFloat(perLine + 1) * layout.itemSize.width + CGFloat(perLine) * layout.minimumInteritemSpacing
                <= usable
            { perLine += 1 }
            for item in 0..<count {
                let (line, column) = (item / perLine, item % perLine)
                let gap = perLine == 1 ? 0 : (usable - CGFloat(perLine) * layout.itemSize.width) / CGFloat(perLine - 1)
                let indent = perLine == 1 ? (usable - layout.itemSize.width) / 2 : 0
                frames[IndexPath(item: item, section: section)] = CGRect(
                    x: layout.sectionInset.left + indent + CGFloat(column) * (layout.itemSize.width + gap),
                    y: y + CGFloat(line) * (layout.itemSize.height + layout.minimumLineSpacing),
                    width: layout.itemSize.width, height: layout.itemSize.height)
            }
            let lines = (count + perLine - 1) / perLine
            y += CGFloat(lines) * layout.itemSize.height + CGFloat(max(0, lines - 1)) * layout.minimumLineSpacing
            y += layout.sectionInset.bottom + layout.footerReferenceSize.height
        }
        return frames
    }
}

extension CGRect {
    fileprivate func isWithin(_ distance: CGFloat, of other: CGRect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) < distance }
    }

    /// True if the intersection has an area.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}

@MainActor @Suite struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func makeGrid(_ counts: [Int], width: CGFloat) -> Grid {
        let grid = Grid(frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
        grid.counts = counts
        return grid
    }

    @Test(arguments: [40, 90, 100, 101, 155, 210, 320], [[0], [1], [5, 0, 3], [7, 8, 9]])
    func `Items lie where a slow reference puts them, and are found there`(width: Int, counts: [Int]) {
        layout.itemSize = CGSize(width: 30, height: 20)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 3, left: 2, bottom: 6, right: 1)
        layout.headerReferenceSize = CGSize(width: 0, height: 12)
        layout.footerReferenceSize = CGSize(width: 0, height: 7)
        let grid = makeGrid(counts, width: CGFloat(width))
        let frames = SlowFlow(layout: layout, counts: counts, breadth: CGFloat(width)).frames
        for (path, frame) in frames {
            let found = layout.layoutAttributesForItem(at: path)?.frame
            #expect(found?.isWithin(1e-9, of: frame) == true, "\(path)")
        }
        let size = layout.collectionViewContentSize
        for y in stride(from: CGFloat(-3), to: size.height + 3, by: 5) {
            for x in stride(from: CGFloat(-3), to: CGFloat(width) + 3, by: 3) {
                let point = CGPoint(x: x, y: y)
                let expected = frames.first { $0.value.contains(point) }?.key
                let outside = IndexPath(item: 99, section: 99)
                let found = layout.targetIndexPath(forInteractivelyMovingItem: outside, withPosition: point)
                #expect(found == expected ?? outside, "\(point)")
            }
            let band = CGRect(x: 0, y: y, width: CGFloat(width), height: 11)
            let cells = layout.layoutAttributesForElements(in: band)?
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            #expect(Set(cells ?? []) == Set(frames.filter { $0.value.overlaps(band) }.keys), "\(band)")
        }
        withExtendedLifetime(grid) {}
    }

    @Test func `Headers and footers frame their sections`() {
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.itemSize = CGSize(width: 100, height: 30)
        layout.minimumLineSpacing = 0
        let grid = makeGrid([2, 1], width: 100)
        let frame = { (kind: String, section: Int) in
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(frame(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(frame(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 70, width: 100, height: 20))
        #expect(frame(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 90, width: 100, height: 10))
        #expect(frame("other", 0) == nil)
        #expect(frame(UICollectionView.elementKindSectionHeader, 2) == nil)
        #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 150))
        withExtendedLifetime(grid) {}
    }

    @Test func `A flow that scrolls sideways fills columns`() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 30, height: 100)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 0
        let grid = makeGrid([3], width: 500)
        let last = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
        #expect(last == CGRect(x: 40, y: 0, width: 30, height: 100))
        #expect(layout.collectionViewContentSize == CGSize(width: 70, height: 200))
        withExtendedLifetime(grid) {}
    }

    @Test func `The delegate's answers go before the layout's own values`() {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: 40, height: indexPath.section == 0 ? 10 : 25)
            }
        }
        layout.minimumLineSpacing = 0
        layout.sectionInset.top = 5
        let delegate = Delegate()
        let grid = makeGrid([1, 1], width: 40)
        grid.delegate = delegate
        let frame = { (section: Int) in
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(frame(0) == CGRect(x: 0, y: 5, width: 40, height: 10))
        #expect(frame(1) == CGRect(x: 0, y: 20, width: 40, height: 25))
    }

    @Test func `A compositional list is one column of rows`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let list = UICollectionViewCompositionalLayout.list(using: configuration)
        let grid = Grid(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: list)
        grid.counts = [2, 3]
        let frame = list.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame
        #expect(frame == CGRect(x: 0, y: 220, width: 200, height: 44))
        #expect(list.collectionViewContentSize == CGSize(width: 200, height: 308))
    }
}

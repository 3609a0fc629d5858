import Testing

@testable import ListGeometry
@testable import UIKit

/// Tests collections: item positions, layout changes, menus and swipes.
@MainActor @Suite struct CollectionListTests {
    /// Items of several widths.
    private final class Words: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        var menus: [String] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus.append("menu \(indexPath.item)")
            return UIContextMenuConfiguration()
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            menus.append("highlight")
            return nil
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            menus.append("dismiss")
            return nil
        }
    }

    private func words(_ widths: [CGFloat], width: CGFloat) -> Words {
        let controller = Words(collectionViewLayout: UICollectionViewFlowLayout())
        controller.sizes = widths.enumerated().map { CGSize(width: $1, height: $0 == 1 ? 30 : 20) }
        controller.collectionView.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        return controller
    }

    @Test func `Items of several sizes break into lines`() {
        let controller = words([40, 30, 50, 20], width: 120)
        let collection: UICollectionView = controller.collectionView
        let frames = (0..<4).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        // 100 points: 40 + 10 + 30 leaves 20, so the gap is 30; the last line keeps a gap of 10.
        #expect(
            frames == [
                CGRect(x: 10, y: 10, width: 40, height: 20), CGRect(x: 80, y: 5, width: 30, height: 30),
                CGRect(x: 10, y: 45, width: 50, height: 20), CGRect(x: 70, y: 45, width: 20, height: 20),
            ])
        #expect(collection.contentSize == CGSize(width: 120, height: 70))
        for item in 0..<4 {
            let middle = CGPoint(x: frames[item]?.midX ?? 0, y: frames[item]?.midY ?? 0)
            #expect(collection.indexPathForItem(at: middle)?.item == item)
        }
        #expect(collection.indexPathForItem(at: CGPoint(x: 60, y: 20)) == nil)
    }

    @Test func `Another size takes other places after the layout is invalidated`() {
        let controller = words([40, 40], width: 120)
        let collection: UICollectionView = controller.collectionView
        let frame = { collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX }
        #expect(frame() == 60)
        controller.sizes[0].width = 60
        #expect(frame() == 60)
        // The second one no longer fits beside it, and is centred on its own line.
        collection.collectionViewLayout.invalidateLayout()
        #expect(frame() == 40)
    }

    @Test func `Reloading lays out what there is now`() {
        let controller = PlainCollection(itemCount: 2)
        let collection: UICollectionView = controller.collectionView
        collection.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        #expect(collection.contentSize.height == 110)
        controller.itemCount = 3
        collection.reloadData()
        #expect(collection.contentSize.height == 170)
    }

    @Test func `A transition lies between its layouts, and ends in one of them`() async {
        let from = UICollectionViewFlowLayout()
        from.itemSize = CGSize(width: 10, height: 10)
        from.minimumLineSpacing = 0
        let to = UICollectionViewFlowLayout()
        to.itemSize = CGSize(width: 30, height: 50)
        to.minimumLineSpacing = 0
        let controller = PlainCollection(itemCount: 3, layout: from)
        let screen = Screen(showing: controller)
        let collection: UICollectionView = controller.collectionView
        collection.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
        var ends: [Bool] = []
        let transition = collection.startInteractiveTransition(to: to) { _, isFinished in ends.append(isFinished) }
        let height = { collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height }
        #expect(height() == 10)
        transition.transitionProgress = 0.5
        #expect(height() == 30)
        collection.cancelInteractiveTransition()
        #expect(collection.collectionViewLayout === from)
        #expect(height() == 10)
        _ = collection.startInteractiveTransition(to: to) { _, isFinished in ends.append(isFinished) }
        collection.finishInteractiveTransition()
        #expect(height() == 50)
        await screen.settle()
        #expect(ends == [false, true])
    }

    @Test func `The older methods of menus are asked where the newer ones are absent`() {
        let controller = words([40, 40], width: 120)
        let screen = Screen(showing: controller)
        screen.finger.longPress(row: 1)
        screen.finger.tapOutside()
        #expect(controller.menus == ["menu 1", "highlight", "dismiss"])
    }

    @Test func `Rows of a list layout are swiped`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var flagged: [Int] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    flagged.append(path.item)
                    done(true)
                }
            ])
        }
        let controller = PlainCollection(
            itemCount: 3, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        let screen = Screen(showing: controller)
        screen.finger.swipe(row: 1)
        #expect(screen.choices == ["Flag"])
        #expect(
            controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.configurationState.isSwiped
                == true)
        screen.finger.press("Flag")
        #expect(flagged == [1])
        #expect(screen.choices == [])
        screen.finger.swipe(row: 1, .right)
        #expect(screen.choices == [])
    }

    /// Compares with a flow of equal items, in full lines.
    @Test(arguments: [1, 2, 3, 5, 8])
    func `Lines of equal items are those of the flow`(perLine: Int) {
        let count = perLine * 3
        let lines = FlowLines(
            Array(repeating: FlowLines.Size(length: 20, breadth: 10), count: count), low: 4,
            room: CGFloat(perLine) * 10 + CGFloat(perLine - 1) * 2, itemSpacing: 2, lineSpacing: 5)
        var section = FlowGeometry.Section(itemCount: count, itemLength: 20, itemBreadth: 10)
        section.minimumItemSpacing = 2
        section.lineSpacing = 5
        section.insetLow = 4
        let flow = FlowGeometry(
            breadth: 4 + CGFloat(perLine) * 10 + CGFloat(perLine - 1) * 2, sections: [section])
        #expect(lines.areas == (0..<count).map { flow.area(ofItem: $0, inSection: 0) })
        #expect(lines.length == flow.length)
        for start in stride(from: CGFloat(-3), to: 90, by: 1.5) {
            let expected = flow.items(from: start, to: start + 11).first?.items ?? 0..<0
            let found = lines.items(from: start, to: start + 11)
            #expect(Array(found) == Array(expected), "at \(start)")
        }
    }
}

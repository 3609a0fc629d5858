import Testing

@testable import UIKit

/// Tests that every method of the protocols of tables and collections is called, except those about focus and scenes.
@MainActor @Suite struct EveryMethodTests {
    @Test func `Every method of a table's delegates is called`() async {
        let controller = EveryTableMethod(style: .plain)
        let screen = Screen(showing: controller)
        let table: UITableView = controller.tableView
        let finger = screen.finger
        finger.tap(row: 0)
        finger.tap(row: 1)
        finger.tapAccessory(row: 0)
        finger.swipe(row: 0, .right)
        finger.tapOutside()
        finger.swipe(row: 0)
        finger.press("Delete")
        finger.longPress(row: 0)
        finger.choose("Copy")
        openMenus(of: { controller.menu = $0 }, finger)
        table.allowsMultipleSelection = true
        finger.selectTogether(rows: 0...1)
        controller.setEditing(true, animated: false)
        controller.estimate = 60
        table.reloadData()
        finger.reorder(row: 0)
        finger.hover(2)
        finger.drop()
        controller.setEditing(false, animated: false)
        await springLoad(screen, table)
        finger.scroll(by: 900)
        finger.scroll(by: -300)
        finger.tapIndex("B")
        finger.tapStatusBar()
        table.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        await screen.settle()

        #expect(screen.exception == nil)
        let methods =
            TableDataMethod.allCases.map(\.rawValue) + TableMethod.allCases.map(\.rawValue)
            + TablePrefetchMethod.allCases.map(\.rawValue)
        // Deceleration is tested in `ScrollingTests`, since it needs a delegate that changes the target. Methods for
        // tables without header heights are in `TableHeightTests`. Nothing has the focus.
        let elsewhere = [
            "indexPathForPreferredFocusedView(in:)", "tableView(_:canFocusRowAt:)",
            "tableView(_:didUpdateFocusIn:with:)", "tableView(_:selectionFollowsFocusForRowAt:)",
            "tableView(_:shouldUpdateFocusIn:)",
            "tableView(_:estimatedHeightForHeaderInSection:)", "tableView(_:estimatedHeightForFooterInSection:)",
        ]
        #expect(Set(methods).subtracting(controller.calls).sorted() == elsewhere.sorted())
    }

    @Test func `Every method of a collection's delegates is called`() async {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 30, height: 30)
        let controller = EveryCollectionMethod(collectionViewLayout: layout)
        let screen = Screen(showing: controller)
        let collection: UICollectionView = controller.collectionView
        let finger = screen.finger
        finger.tap(row: 0)
        finger.tap(row: 1)
        finger.longPress(row: 0)
        finger.choose("Copy")
        openMenus(of: { controller.menu = $0 }, finger)
        collection.allowsMultipleSelection = true
        finger.selectTogether(rows: 0...1)
        finger.tap(row: 0)
        controller.setEditing(true, animated: false)
        finger.reorder(row: 0)
        finger.hover(2)
        finger.drop()
        controller.setEditing(false, animated: false)
        await springLoad(screen, collection)
        finger.scroll(by: 300)
        finger.scroll(by: -200)
        finger.tapIndex("B")
        finger.tapStatusBar()
        _ = collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
        collection.finishInteractiveTransition()
        await screen.settle()

        #expect(screen.exception == nil)
        let methods =
            CollectionDataMethod.allCases.map(\.rawValue) + CollectionMethod.allCases.map(\.rawValue)
            + CollectionPrefetchMethod.allCases.map(\.rawValue)
        // Older methods, which are not called when the newer ones are implemented, are tested in `MenuTests` and by the
        // engine's tests. Nothing has the focus, and no scene is requested.
        let elsewhere = [
            "indexPathForPreferredFocusedView(in:)", "collectionView(_:canFocusItemAt:)",
            "collectionView(_:didUpdateFocusIn:with:)", "collectionView(_:selectionFollowsFocusForItemAt:)",
            "collectionView(_:shouldUpdateFocusIn:)",
            "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
        ]
        #expect(Set(methods).subtracting(controller.calls).sorted() == elsewhere.sorted())
    }

    /// Only the required methods of a minimal class are called.
    @Test func `What is not written is not called`() async {
        let controller = PlainTable(rowCount: 50)
        let screen = Screen(showing: controller)
        let finger = screen.finger
        finger.tap(row: 0)
        finger.tap(row: 1)
        finger.swipe(row: 0, .right)
        finger.swipe(row: 0)
        finger.longPress(row: 0)
        finger.selectTogether(rows: 0...2)
        finger.scroll(by: 600)
        await screen.settle()
        #expect(screen.calls == [])
        #expect(screen.choices == [])
        #expect(screen.exception == nil)
    }

    private func openMenus(of show: (UIContextMenuConfiguration?) -> Void, _ finger: Finger) {
        show(
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Rename") { _ in }])
            }))
        finger.longPress(row: 0)
        finger.choose("Rename")
        finger.longPress(row: 0)
        finger.tapPreview()
        show(nil)
    }

    private func springLoad(_ screen: Screen, _ list: UIScrollView) async {
        let source = DragSource()
        list.superview?.addSubview(source)
        (list as? UITableView)?.isSpringLoaded = true
        (list as? UICollectionView)?.isSpringLoaded = true
        screen.finger.drag(source)
        screen.finger.spring(row: 1, in: list)
        screen.finger.cancel()
        await screen.settle()
        source.removeFromSuperview()
    }
}

/// A view with a drag interaction.
private final class DragSource: UIView, UIDragInteractionDelegate {
    init() {
        super.init(frame: .zero)
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
    }
}

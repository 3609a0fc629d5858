import Testing
import UIKit

/// Tests the order in which touches call the methods of delegates.
@MainActor @Suite struct TouchOrderTests {
    private let controller = EveryTableMethod(style: .plain)
    private let screen: Screen

    init() {
        screen = Screen(showing: controller)
    }

    private var finger: Finger { screen.finger }

    /// The calls of a touch.
    private func calls(of touch: () -> Void) -> [String] {
        let before = screen.calls.count
        touch()
        return Array(screen.calls.dropFirst(before))
    }

    // MARK: - Taps

    @Test func `A tap highlights, then selects`() {
        #expect(
            calls { finger.tap(row: 0) } == [
                "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt",
                "didSelectRowAt", "canPerformPrimaryActionForRowAt", "performPrimaryActionForRowAt",
            ])
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test func `A selection is posted once the delegate has heard of it`() {
        let center = NotificationCenter.default
        var posted: [String?] = []
        let observer = center.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: controller.tableView, queue: nil
        ) { [screen] _ in MainActor.assumeIsolated { posted.append(screen.calls.last) } }
        defer { center.removeObserver(observer) }
        finger.tap(row: 0)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(posted == ["didSelectRowAt"])
    }

    @Test func `A tap on another row deselects the first in between`() {
        finger.tap(row: 0)
        #expect(
            calls { finger.tap(row: 1) } == [
                "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt",
                "willDeselectRowAt", "didDeselectRowAt", "didSelectRowAt", "canPerformPrimaryActionForRowAt",
                "performPrimaryActionForRowAt",
            ])
        #expect(controller.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test func `Where several rows can be selected a second tap deselects`() {
        controller.tableView.allowsMultipleSelection = true
        finger.tap(row: 0)
        #expect(
            calls { finger.tap(row: 0) } == [
                "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willDeselectRowAt",
                "didDeselectRowAt",
            ])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `Without selection a tap calls nothing, and while rows are edited neither`() {
        controller.tableView.allowsSelection = false
        #expect(calls { finger.tap(row: 0) } == [])
        controller.tableView.allowsSelection = true
        controller.setEditing(true, animated: false)
        #expect(calls { finger.tap(row: 0) } == [])
        controller.tableView.allowsSelectionDuringEditing = true
        #expect(calls { finger.tap(row: 0) }.last == "performPrimaryActionForRowAt")
    }

    @Test func `The round button does not select`() {
        #expect(calls { finger.tapAccessory(row: 2) } == ["accessoryButtonTappedForRowWith"])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `A row without the button cannot be tapped there`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Screen(showing: PlainTable(rowCount: 1)).finger.tapAccessory(row: 0) }
        }
    }

    // MARK: - Swipes and editing

    @Test func `A swipe asks for actions, and the button for deleting commits`() {
        #expect(
            calls { finger.swipe(row: 0) } == [
                "canEditRowAt", "trailingSwipeActionsConfigurationForRowAt", "editActionsForRowAt",
                "editingStyleForRowAt", "titleForDeleteConfirmationButtonForRowAt", "willBeginEditingRowAt",
            ])
        #expect(screen.choices == ["Delete"])
        #expect(calls { finger.press("Delete") } == ["commit", "didEndEditingRowAt"])
        #expect(screen.choices == [])
    }

    @Test func `To the right there is nothing without a configuration`() {
        #expect(
            calls { finger.swipe(row: 0, .right) } == ["canEditRowAt", "leadingSwipeActionsConfigurationForRowAt"])
        #expect(screen.choices == [])
    }

    @Test func `A touch elsewhere covers the row and does no more`() {
        finger.swipe(row: 0)
        #expect(calls { finger.tap(row: 1) } == ["didEndEditingRowAt"])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `In a table that is edited the minus uncovers the button`() {
        controller.setEditing(true, animated: false)
        #expect(
            calls { finger.pressEditingControl(row: 0) } == [
                "trailingSwipeActionsConfigurationForRowAt", "editActionsForRowAt", "editingStyleForRowAt",
                "titleForDeleteConfirmationButtonForRowAt",
            ])
        #expect(calls { finger.press("Delete") } == ["commit"])
    }

    // MARK: - Menus and several rows

    @Test func `A context menu opens, and closes when something is chosen`() {
        var chosen = 0
        controller.menu = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Rename") { _ in chosen += 1 }])
        })
        #expect(
            calls { finger.longPress(row: 0) } == [
                "contextMenuConfigurationForRowAt", "previewForHighlightingContextMenuWithConfiguration",
                "willDisplayContextMenu",
            ])
        #expect(screen.choices == ["Rename"])
        #expect(
            calls { finger.choose("Rename") } == [
                "previewForDismissingContextMenuWithConfiguration", "willEndContextMenuInteraction",
            ])
        #expect(chosen == 1)
        finger.longPress(row: 0)
        #expect(
            calls { finger.tapPreview() } == [
                "willPerformPreviewActionForMenuWith", "previewForDismissingContextMenuWithConfiguration",
                "willEndContextMenuInteraction",
            ])
        #expect(chosen == 1)
    }

    @Test func `Without a context menu the older one asks for each of its actions`() {
        #expect(
            calls { finger.longPress(row: 0) } == [
                "contextMenuConfigurationForRowAt", "shouldShowMenuForRowAt", "canPerformAction", "canPerformAction",
                "canPerformAction",
            ])
        #expect(screen.choices == ["Cut", "Copy", "Paste"])
        #expect(calls { finger.choose("Copy") } == ["performAction"])
    }

    @Test func `Two fingers select rows between a beginning and an end`() {
        controller.tableView.allowsMultipleSelection = true
        #expect(
            calls { finger.selectTogether(rows: 0...1) } == [
                "shouldBeginMultipleSelectionInteractionAt", "didBeginMultipleSelectionInteractionAt",
                "willSelectRowAt", "didSelectRowAt", "willSelectRowAt", "didSelectRowAt",
                "tableViewDidEndMultipleSelectionInteraction",
            ])
        #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    }

    @Test func `Touches and moves stand in the order in which they were made`() async throws {
        controller.setEditing(true, animated: false)
        controller.tableView.allowsSelectionDuringEditing = true
        finger.tap(row: 1)
        finger.reorder(row: 0)
        finger.hover(2)
        finger.drop()
        await screen.settle()
        controller.setEditing(false, animated: false)
        finger.tapAccessory(row: 1)
        let calls = screen.calls
        let order = ["didSelectRowAt", "moveRowAt", "accessoryButtonTappedForRowWith"]
        #expect(calls.filter { order.contains($0) } == order)
    }
}

/// The same for a collection: the order in the comments of `UICollectionView.h`.
@MainActor @Suite struct CollectionTouchOrderTests {
    private let controller = EveryCollectionMethod(collectionViewLayout: UICollectionViewFlowLayout())
    private let screen: Screen

    init() {
        screen = Screen(showing: controller)
    }

    private func calls(of touch: () -> Void) -> [String] {
        let before = screen.calls.count
        touch()
        return Array(screen.calls.dropFirst(before))
    }

    @Test func `The highlight ends when the selection has changed`() {
        #expect(
            calls { screen.finger.tap(row: 0) } == [
                "shouldHighlightItemAt", "didHighlightItemAt", "shouldSelectItemAt", "didSelectItemAt",
                "didUnhighlightItemAt", "canPerformPrimaryActionForItemAt", "performPrimaryActionForItemAt",
            ])
        #expect(
            calls { screen.finger.tap(row: 1) } == [
                "shouldHighlightItemAt", "didHighlightItemAt", "shouldSelectItemAt", "didDeselectItemAt",
                "didSelectItemAt", "didUnhighlightItemAt", "canPerformPrimaryActionForItemAt",
                "performPrimaryActionForItemAt",
            ])
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `A second tap asks whether the item may be deselected where several can be selected`() {
        controller.collectionView.allowsMultipleSelection = true
        screen.finger.tap(row: 0)
        #expect(
            calls { screen.finger.tap(row: 0) } == [
                "shouldHighlightItemAt", "didHighlightItemAt", "shouldDeselectItemAt", "didDeselectItemAt",
                "didUnhighlightItemAt",
            ])
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func `A menu is for all selected items if the touched one is among them`() {
        controller.menu = UIContextMenuConfiguration()
        controller.collectionView.allowsMultipleSelection = true
        screen.finger.selectTogether(rows: 0...1)
        #expect(
            calls { screen.finger.longPress(row: 0) } == [
                "contextMenuConfigurationForItemsAt", "contextMenuConfiguration", "contextMenuConfiguration",
                "willDisplayContextMenu",
            ])
        screen.finger.tapOutside()
        #expect(
            calls { screen.finger.longPress(row: 2) } == [
                "contextMenuConfigurationForItemsAt", "contextMenuConfiguration", "willDisplayContextMenu",
            ])
    }
}

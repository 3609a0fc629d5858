import Foundation
import Testing
import UIKit

/// Tests API of newer systems and animations, with delegates in Swift.
@MainActor @Suite struct NewerSystemTests {
    /// Both delegates of drags between plain views, which record their calls.
    private final class Sides: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var calls: [String] = []
        var item: UIDragItem?
        var previews: [UITargetedDragPreview] = []
        var defaults: [UITargetedDragPreview] = []

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            calls.append("items")
            let item = UIDragItem(itemProvider: NSItemProvider(object: "hello" as NSString))
            self.item = item
            return [item]
        }

        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            calls.append("begin with \(session.items.count)")
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) {
            calls.append(operation == .cancel ? "cancelled" : "ended")
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            calls.append("perform")
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            defaults.append(defaultPreview)
            let target = UIDragPreviewTarget(container: interaction.view ?? UIView(), center: .zero)
            let preview = defaultPreview.retargetedPreview(with: target)
            previews.append(preview)
            return preview
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
        ) {
            animator.addCompletion { _ in self.calls.append("seen") }
        }

        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            calls.append("concluded")
        }
    }

    private let sides = Sides()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let well = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    private let interaction: UIDragInteraction

    init() {
        interaction = UIDragInteraction(delegate: sides)
        source.addInteraction(interaction)
        well.addInteraction(UIDropInteraction(delegate: sides))
    }

    private func screen(version: Int, minor: Int = 0) -> Screen {
        var device = UIDevice.Model(.pad, version: version, minor: minor)
        device.hasAnimations = true
        let controller = UIViewController()
        let screen = Screen(showing: controller, device: device)
        controller.view.addSubview(source)
        controller.view.addSubview(well)
        return screen
    }

    @Test func `A version has a minor one`() {
        let screen = screen(version: 16, minor: 4)
        #expect(UIDevice.current.systemVersion == "16.4")
        #expect(screen.exception == nil)
    }

    @Test func `Ask Siri takes the items in a session that is never dragged`() {
        let screen = screen(version: 27)
        screen.finger.askSiri(source)
        #expect(sides.calls == ["items", "begin with 1", "cancelled"])
    }

    @Test func `A second touch cancels an extended lift`() {
        let screen = screen(version: 27)
        #expect(interaction.liftBehavior == .default)
        #expect(interaction.allowsPointerDragBeforeLiftDelay)
        interaction.liftBehavior = .extended
        screen.finger.lift(source)
        screen.finger.add(source)
        #expect(sides.calls == ["items"])
        #expect(screen.finger.dragSession == nil)
    }

    @Test func `A plain drop takes its time, and its preview can be updated meanwhile`() async {
        let screen = screen(version: 17, minor: 4)
        screen.finger.drag(source)
        screen.finger.hover(over: well)
        screen.finger.drop()
        #expect(sides.calls == ["items", "begin with 1", "perform"])
        await screen.wait(.milliseconds(500))
        sides.item?.setNeedsDropPreviewUpdate()
        #expect(sides.previews.count == 2)
        #expect(sides.defaults.last === sides.previews.first)
        await screen.settle()
        #expect(sides.calls.suffix(3) == ["seen", "ended", "concluded"])
        sides.item?.setNeedsDropPreviewUpdate()
        #expect(sides.previews.count == 2)
    }

    @Test func `Before iOS 17 point 4 a preview stays as it is`() async {
        let screen = screen(version: 17, minor: 3)
        screen.finger.drag(source)
        screen.finger.hover(over: well)
        screen.finger.drop()
        await screen.wait(.milliseconds(500))
        sides.item?.setNeedsDropPreviewUpdate()
        #expect(sides.previews.count == 1)
    }
}

import Testing
import UIKit

/// Tests the calls to a delegate while a finger scrolls.
@MainActor @Suite struct ScrollingTests {
    private let controller = EveryTableMethod(style: .plain)
    private let screen: Screen
    private var table: UITableView { controller.tableView }

    init() {
        screen = Screen(showing: controller)
    }

    private func heard(of touch: () -> Void) -> [String] {
        controller.forget()
        touch()
        return controller.calls.filter { $0.hasPrefix("scrollView") }
    }

    @Test func `The content stops where the finger does`() {
        #expect(
            heard { screen.finger.scroll(by: 100) } == [
                "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewDidEndDragging(_:willDecelerate:)",
            ])
        #expect(table.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test func `Nobody scrolls beyond the content`() {
        screen.finger.scroll(by: -50)
        #expect(table.contentOffset == .zero)
        screen.finger.scroll(by: 1_000_000)
        #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
        table.isScrollEnabled = false
        #expect(heard { screen.finger.scroll(by: -50) } == [])
    }

    @Test func `A delegate that wants another target has the content glide there`() {
        final class Snapping: NSObject, UIScrollViewDelegate {
            var heard: [String] = []

            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 100).rounded() * 100
            }

            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }

            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                note("end \(decelerate)", scrollView)
            }

            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("glide", scrollView) }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("stop", scrollView) }

            private func note(_ call: String, _ view: UIScrollView) {
                let motion = view.isDragging ? ", dragging" : view.isDecelerating ? ", decelerating" : ""
                heard.append(call + motion)
            }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        let snapping = Snapping()
        view.delegate = snapping
        table.superview?.addSubview(view)
        screen.finger.scroll(by: 170, in: view)
        #expect(view.contentOffset.y == 200)
        #expect(snapping.heard == ["begin, dragging", "end true", "glide, decelerating", "stop"])
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }

    @Test func `An animation ends on the main queue`() async {
        table.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        table.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(!controller.calls.contains("scrollViewDidEndScrollingAnimation(_:)"))
        await screen.settle()
        #expect(controller.calls.count { $0 == "scrollViewDidEndScrollingAnimation(_:)" } == 1)
    }

    @Test func `The status bar scrolls the only view that may`() {
        screen.finger.scroll(by: 500)
        #expect(
            heard { screen.finger.tapStatusBar() } == [
                "scrollViewShouldScrollToTop(_:)", "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)",
            ])
        table.scrollsToTop = false
        #expect(heard { screen.finger.tapStatusBar() } == [])
    }

    @Test func `The index shows the section of a title`() {
        screen.finger.tapIndex("B")
        #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    }
}

import Testing
import UIKit

/// Tests programmatic zooming.
@MainActor @Suite struct ZoomingTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let delegate = Zooming()
    private let screen: Screen

    private final class Zooming: NSObject, UIScrollViewDelegate {
        weak var zoomed: UIView?
        var heard: [String] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            heard.append("begin \(scrollView.zoomScale) \(scrollView.isZooming) \(view === zoomed)")
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            heard.append("zoom \(scrollView.zoomScale) \(scrollView.isZooming) \(scrollView.isZoomBouncing)")
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            heard.append("end \(scale) \(scrollView.isZooming) \(view === zoomed)")
        }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            heard.append("inset \(scrollView.adjustedContentInset.top)")
        }
    }

    init() {
        screen = Screen()
        screen.window.addSubview(view)
        view.addSubview(picture)
        view.contentSize = picture.bounds.size
        view.delegate = delegate
        delegate.zoomed = picture
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
    }

    @Test func `Without a view nothing zooms`() {
        delegate.zoomed = nil
        view.zoomScale = 2
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        #expect(delegate.heard == [])
        #expect(view.zoomScale == 1)
    }

    @Test func `The program zooms within the limits, and only an animation begins and ends`() async {
        view.zoomScale = 9
        #expect(delegate.heard == ["zoom 4.0 false false"])
        #expect(view.contentOffset == CGPoint(x: 150, y: 150))
        view.zoomScale = 4
        view.setZoomScale(1, animated: true)
        #expect(delegate.heard.dropFirst() == ["begin 4.0 false true", "zoom 1.0 false false"])
        await screen.settle()
        #expect(delegate.heard.last == "end 1.0 false true")
    }

    @Test func `A rectangle of the view fills what is seen`() {
        view.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 25), animated: false)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 100, y: 175))
        view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
        #expect(view.contentOffset == .zero)
        #expect(delegate.heard == ["zoom 2.0 false false"])
    }

    @Test func `A view that does not lie in the corner keeps its place in the content`() {
        picture.frame.origin = CGPoint(x: 20, y: 30)
        view.zoomScale = 2
        #expect(picture.frame == CGRect(x: 40, y: 60, width: 400, height: 400))
    }

    @Test func `Another inset is told`() {
        view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        view.contentInset = view.contentInset
        #expect(delegate.heard == ["inset 5.0"])
    }

    @Test func `An activity merges what is added`() {
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["page": 1])
        activity.addUserInfoEntries(from: ["page": 2, "line": 3])
        #expect(activity.userInfo as? [String: Int] == ["page": 2, "line": 3])
    }
}

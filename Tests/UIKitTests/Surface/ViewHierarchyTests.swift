import Testing
import UIKit

/// Records its calls in order.
private final class Witness: UIView {
    let name: String
    let diary: Diary

    init(_ name: String, diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { return nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("will move to \(newSuperview == nil ? "none" : "view")")
    }
    override func didMoveToSuperview() { note("did move to \(superview == nil ? "none" : "view")") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { note("did move to \(window == nil ? "no window" : "window")") }
    override func didAddSubview(_ subview: UIView) { note("did add") }
    override func willRemoveSubview(_ subview: UIView) { note("will remove") }
    override func layoutSubviews() { note("layout") }

    private func note(_ text: String) { diary.lines.append("\(name): \(text)") }
}

@MainActor private final class Diary {
    var lines: [String] = []
}

@MainActor @Suite struct ViewHierarchyTests {
    @Test func `Subviews lie from back to front and know their superview`() {
        let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(a)
        view.addSubview(b)
        view.insertSubview(c, belowSubview: b)
        #expect(view.subviews == [a, c, b])
        view.bringSubviewToFront(a)
        #expect(view.subviews == [c, b, a])
        view.sendSubviewToBack(b)
        #expect(view.subviews == [b, c, a])
        view.insertSubview(b, aboveSubview: c)
        #expect(view.subviews == [c, b, a])
        view.insertSubview(b, belowSubview: b)
        #expect(view.subviews == [c, b, a])
        view.insertSubview(a, at: 0)
        #expect(view.subviews == [a, c, b])
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(view.subviews == [b, c, a])
        let other = UIView()
        other.addSubview(c)
        #expect(view.subviews == [b, a])
        #expect(c.superview === other)
        #expect(!c.isDescendant(of: view))
        #expect(c.isDescendant(of: c))
    }

    @Test func `A view is told about its superview and window, parents before children on the way in`() {
        let diary = Diary()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = Witness("outer", diary: diary)
        let inner = Witness("inner", diary: diary)
        outer.addSubview(inner)
        #expect(diary.lines == ["inner: will move to view", "inner: did move to view", "outer: did add"])
        diary.lines = []
        window.addSubview(outer)
        #expect(
            diary.lines == [
                "outer: will move to window", "inner: will move to window", "outer: will move to view",
                "inner: did move to window", "outer: did move to window", "outer: did move to view",
            ])
        diary.lines = []
        inner.removeFromSuperview()
        #expect(
            diary.lines == [
                "inner: will move to no window", "inner: will move to none", "outer: will remove",
                "inner: did move to no window", "inner: did move to none",
            ])
    }

    @Test func `A view is laid out once for any number of requests, and its subviews after it`() {
        let diary = Diary()
        let outer = Witness("outer", diary: diary)
        let inner = Witness("inner", diary: diary)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        diary.lines = []
        outer.layoutIfNeeded()
        #expect(diary.lines == [])
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(diary.lines == ["outer: layout", "inner: layout"])
        diary.lines = []
        outer.bounds.size.width = 20
        outer.layoutIfNeeded()
        #expect(diary.lines == ["outer: layout"])
    }

    @Test func `Frame, bounds, centre and transform agree`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center.x += 5
        #expect(view.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 25, y: 35, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 20, y: 25, width: 20, height: 30))
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test func `A flexible part takes what the superview gains`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let trailing = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        trailing.autoresizingMask = .flexibleLeftMargin
        view.addSubview(filling)
        view.addSubview(trailing)
        view.frame.size = CGSize(width: 150, height: 120)
        #expect(filling.frame == CGRect(x: 10, y: 10, width: 130, height: 100))
        #expect(trailing.frame == CGRect(x: 130, y: 0, width: 20, height: 20))
    }

    @Test func `The frontmost view under a point is hit, and the hidden, faint and deaf are not`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        front.addSubview(inner)
        view.addSubview(back)
        view.addSubview(front)
        let hit = { (x: CGFloat, y: CGFloat) in view.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(5, 5) === back)
        #expect(hit(15, 15) === front)
        #expect(hit(25, 25) === inner)
        #expect(hit(90, 90) === view)
        #expect(hit(100, 50) == nil)
        front.isHidden = true
        #expect(hit(25, 25) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(hit(25, 25) === back)
        front.alpha = 0.01
        inner.isUserInteractionEnabled = false
        #expect(hit(25, 25) === front)
    }

    @Test func `Points and rectangles are converted through scrolled, scaled and distant views`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let content = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
        let badge = UIView(frame: CGRect(x: 400, y: 400, width: 40, height: 40))
        badge.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scroll)
        root.addSubview(badge)
        scroll.addSubview(content)
        scroll.contentOffset = CGPoint(x: 0, y: 250)
        #expect(content.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 105, y: 155))
        #expect(content.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 105, y: 155))
        #expect(content.convert(CGPoint(x: 105, y: 155), from: root) == CGPoint(x: 5, y: 5))
        #expect(badge.convert(badge.bounds, to: root) == CGRect(x: 380, y: 380, width: 80, height: 80))
        #expect(
            badge.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: content)
                == CGRect(x: -140, y: -115, width: 5, height: 5))
    }

    @Test func `A view is found by its tag, depth first`() {
        let (view, middle, deep, late) = (UIView(), UIView(), UIView(), UIView())
        deep.tag = 7
        late.tag = 7
        view.addSubview(middle)
        view.addSubview(late)
        middle.addSubview(deep)
        #expect(view.viewWithTag(7) === deep)
        #expect(view.viewWithTag(8) == nil)
        #expect(view.viewWithTag(0) === view)
    }

    @Test func `The tint colour comes from above`() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        view.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }
}

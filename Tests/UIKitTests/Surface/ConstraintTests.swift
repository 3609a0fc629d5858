import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
    @Test func `An active constraint is held by the nearest view that holds both items`() {
        let (view, outer, inner, other) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(outer)
        view.addSubview(other)
        outer.addSubview(inner)
        let inside = inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 8)
        let across = inner.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor)
        let height = inner.heightAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([inside, across, height])
        #expect(outer.constraints == [inside])
        #expect(view.constraints == [across])
        #expect(inner.constraints == [height])
        #expect(inside.constant == 8)
        #expect(inside.firstAttribute == .top)
        #expect(across.relation == .greaterThanOrEqual)
        #expect(height.secondItem == nil)
        #expect(height.secondAttribute == .notAnAttribute)
        across.isActive = false
        #expect(view.constraints == [])
        NSLayoutConstraint.deactivate([inside, height])
        #expect(!inside.isActive && outer.constraints == [] && inner.constraints == [])
    }

    private final class Strict: UIView {
        static var calls: [String] = []
        var name = ""

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            Self.calls.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() { Self.calls.append("lay out \(name)") }
    }

    @Test func `Constraints are updated before a layout, subviews first`() {
        let (view, inner) = (Strict(), Strict())
        (view.name, inner.name) = ("view", "inner")
        view.addSubview(inner)
        #expect(view.needsUpdateConstraints())
        view.layoutIfNeeded()
        #expect(Strict.calls == ["update inner", "update view", "lay out view", "lay out inner"])
        #expect(!view.needsUpdateConstraints() && !UIView().needsUpdateConstraints())
        Strict.calls = []
        inner.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        view.layoutIfNeeded()
        #expect(Strict.calls == ["update inner"])
    }

    @Test func `The direction of a view is that of its content`() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
        view.insetsLayoutMarginsFromSafeArea = false
        view.preservesSuperviewLayoutMargins = true
        #expect(!view.insetsLayoutMarginsFromSafeArea && view.preservesSuperviewLayoutMargins)
    }

    @Test func `A dimension may be a multiple of another`() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        let half = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -4)
        half.priority = .defaultHigh
        half.isActive = true
        #expect(view.constraints.first === half)
        #expect([half.multiplier, half.constant] == [0.5, -4])
        #expect(half.priority == UILayoutPriority(750))
        let most = inner.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 2, constant: 1)
        let least = inner.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 3, constant: 1)
        #expect([most.multiplier, most.constant, least.multiplier] == [2, 1, 3])
        #expect(most.relation == .lessThanOrEqual && least.relation == .greaterThanOrEqual)
    }

    @Test func `Guides belong to their view`() {
        let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view)
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides == [])
        #expect(other.layoutGuides == [guide])
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    }

    @Test func `The guides of a view lie where its bounds and margins say`() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        let margins = view.layoutMarginsGuide
        #expect(margins.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(margins.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(view.readableContentGuide.layoutFrame == margins.layoutFrame)
        view.bounds.size.width = 60
        #expect(margins.layoutFrame.width == 54)
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    @Test func `A guide that the program has added has no place, as constraints are not solved`() {
        let (view, guide) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UILayoutGuide())
        view.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        #expect(guide.layoutFrame == .zero)
    }
}

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

    @Test func `A dimension may be a multiple of another`() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        let half = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -4)
        half.priority = .defaultHigh
        half.isActive = true
        #expect(view.constraints.first === half)
        #expect([half.multiplier, half.constant] == [0.5, -4])
        #expect(half.priority == UILayoutPriority(750))
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
}

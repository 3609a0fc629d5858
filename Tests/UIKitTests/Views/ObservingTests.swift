import Testing
import UIKit

@MainActor @Suite struct ObservingTests {
    @Test func `An observer is called after each change of the centre, until nobody holds it`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var seen: [CGPoint] = []
        var observation: NSKeyValueObservation? = label.observe(\.center) { label, change in
            #expect(change.newValue == nil && change.oldValue == nil)
            seen.append(label.center)
        }
        label.center.x = 20
        label.frame.origin.y = 30
        label.bounds.size.width = 40
        #expect(seen == [CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 35)])
        withExtendedLifetime(observation) {}
        observation = nil
        label.center = .zero
        #expect(seen.count == 2)
    }

    @Test func `Whether a view is hidden can be observed, and its alpha`() {
        let label = UILabel()
        var (hidden, alphas): ([Bool?], [CGFloat?]) = ([], [])
        let observations = [
            label.observe(\.isHidden, options: [.old, .new]) { _, change in
                hidden += [change.oldValue, change.newValue]
            },
            label.observe(\.alpha, options: .new) { _, change in alphas.append(change.newValue) },
        ]
        label.isHidden = true
        label.alpha = 0.5
        #expect(hidden == [false, true] && alphas == [0.5])
        withExtendedLifetime(observations) {}
    }

    @Test func `The options say which values an observer receives, and whether there is a first call`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var changes: [[CGRect?]] = []
        let observation = view.observe(\.frame, options: [.new, .old, .initial]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        let (old, new) = (view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame = new
        view.center = .zero
        #expect(changes == [[nil, old], [old, new]])
        observation.invalidate()
        view.frame = .zero
        #expect(changes.count == 2)
    }

    @Test func `Scrolling changes the offset, and not the centre`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var offsets: [CGFloat?] = []
        var centers = 0
        let observations = [
            view.observe(\.contentOffset, options: .new) { offsets.append($1.newValue?.y) },
            view.observe(\.center) { _, _ in centers += 1 },
        ]
        view.contentOffset.y = 5
        view.setContentOffset(CGPoint(x: 0, y: 8), animated: true)
        view.contentOffset.y = 8
        #expect(offsets == [5, 8] && centers == 0)
        withExtendedLifetime(observations) {}
    }

    @Test func `A field that clears its text does so when editing begins`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField()
        window.addSubview(field)
        field.text = "old"
        #expect(field.becomeFirstResponder() && field.text == "old" && field.resignFirstResponder())
        field.clearsOnBeginEditing = true
        #expect(field.becomeFirstResponder() && field.text == "")
    }

    @Test func `A switch sends no action when the program sets it`() {
        let control = UISwitch()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        control.setOn(true, animated: true)
        #expect(control.isOn && calls == 0)
        control.sendActions(for: .valueChanged)
        #expect(calls == 1)
    }
}

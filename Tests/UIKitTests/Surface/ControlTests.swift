import Testing
import UIKit

/// Implements two selectors, and records the calls.
private final class Target: NSObject, SelectorPerforming {
    var performed: [String] = []

    func perform(_ action: Selector, sender: Any?) -> Bool {
        guard ["add:", "remove:"].contains(action) else { return false }
        performed.append("\(action) from \(type(of: sender ?? self))")
        return true
    }
}

private final class Field: UIView {
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
}

@MainActor @Suite struct ControlTests {
    @Test func `Actions run for their events, and one of the same name takes another's place`() {
        let button = UIButton(type: .system)
        var taps: [String] = []
        button.addAction(UIAction(identifier: .init("a")) { _ in taps.append("old") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: .init("a")) { _ in taps.append("new") }, for: .touchUpInside)
        button.addAction(UIAction { taps.append("\(type(of: $0.sender ?? $0))") }, for: .primaryActionTriggered)
        button.addAction(UIAction(attributes: .disabled) { _ in taps.append("never") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(taps == ["new", "UIButton"])
        button.sendActions(for: .valueChanged)
        #expect(taps.count == 2)
    }

    @Test func `Selectors reach a target that answers them`() {
        let target = Target()
        let button = UIButton(type: .system)
        button.addTarget(target, action: "add:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let item = UIBarButtonItem(barButtonSystemItem: .trash, target: target, action: Selector("remove:"))
        item.performPrimaryAction()
        let press = UILongPressGestureRecognizer(target: target, action: "add:")
        press.state = .began
        press.state = .failed
        #expect(
            target.performed == [
                "add: from UIButton", "remove: from UIBarButtonItem", "add: from UILongPressGestureRecognizer",
            ])
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["add:"])
        button.removeTarget(target, action: nil, for: .allEvents)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    }

    @Test func `A window has one first responder, which may refuse to go`() {
        let window = UIWindow(frame: .zero)
        let (first, second) = (Field(), Field())
        #expect(!first.becomeFirstResponder())
        window.addSubview(first)
        window.addSubview(second)
        #expect(first.becomeFirstResponder())
        first.isStubborn = true
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        first.isStubborn = false
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        second.removeFromSuperview()
        #expect(!second.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test func `Editing ends for the first responder that lies in a view, by force without asking`() {
        let window = UIWindow(frame: .zero)
        let (form, other, field, editor) = (UIView(), UIView(), UITextField(), LoyalEditor())
        for view in [form, other] { window.addSubview(view) }
        form.addSubview(field)
        field.delegate = editor
        #expect(!form.endEditing(true))
        field.becomeFirstResponder()
        #expect(!other.endEditing(true))
        #expect(!window.endEditing(false))
        #expect(field.isEditing && editor.calls == ["should"])
        #expect(form.endEditing(true))
        #expect(!field.isEditing && !field.isFirstResponder)
        #expect(editor.calls == ["should", "did"])
        let stubborn = Field()
        other.addSubview(stubborn)
        stubborn.becomeFirstResponder()
        stubborn.isStubborn = true
        #expect(!other.endEditing(false))
        #expect(other.endEditing(true) && !stubborn.isFirstResponder)
    }

    @Test func `The chain of responders leads through controllers to the window`() {
        let window = UIWindow(frame: .zero)
        let controller = UIViewController()
        let label = UILabel()
        controller.view.addSubview(label)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(label.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next == nil)
    }

    @Test func `Scrolling moves the bounds and tells the delegate of changes only`() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 20), animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 180, width: 10, height: 20), animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 20), animated: false)
        #expect(delegate.offsets == [40, 100, 90])
        #expect(scroll.bounds == CGRect(x: 0, y: 90, width: 100, height: 100))
    }

    @Test func `Arranged views are subviews until they are taken out`() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a])
        #expect(stack.subviews == [a, b])
        stack.removeArrangedSubview(a)
        #expect(stack.subviews == [a, b])
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
    }

    @Test func `Activity hides when it stops and progress follows what it observes`() {
        let activity = UIActivityIndicatorView(style: .medium)
        #expect(activity.isHidden)
        activity.startAnimating()
        #expect(activity.isAnimating && !activity.isHidden)
        activity.stopAnimating()
        #expect(!activity.isAnimating && activity.isHidden)
        let progress = UIProgressView(progressViewStyle: .bar)
        progress.setProgress(3, animated: true)
        #expect(progress.progress == 1)
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        progress.observedProgress = work
        #expect(progress.progress == 0.25)
    }

    @Test func `A nib makes what the program has said that it makes`() {
        UINib.register("ControlTests.cell") { UITableViewCell(style: .subtitle, reuseIdentifier: "Person") }
        let nib = UINib(nibName: "ControlTests.cell", bundle: nil)
        let made = nib.instantiate(withOwner: nil)
        #expect((made.first as? UITableViewCell)?.reuseIdentifier == "Person")
        #expect(made.first as? UITableViewCell !== nib.instantiate(withOwner: nil).first as? UITableViewCell)
    }

    @Test func `A nib that nobody has described says what to write`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Ghost", bundle: nil).instantiate(withOwner: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UINib.register(\"Ghost\")"))
    }

    @Test func `A menu is made when it is asked for and its actions can be chosen`() throws {
        var chosen: [String] = []
        let configuration = UIContextMenuConfiguration(identifier: "row 1" as NSString, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { chosen.append($0.title) }])
        }
        let action = try #require(configuration.makeMenu()?.children.first as? UIAction)
        action.performWithSender(nil, target: nil)
        #expect(chosen == ["Copy"])
        #expect(configuration.identifier as? NSString == "row 1")
    }

    @Test func `An interaction belongs to one view and is told when it moves`() {
        final class Interaction: NSObject, UIInteraction {
            weak var view: UIView?
            var moves: [String] = []
            func willMove(to view: UIView?) { moves.append(view == nil ? "will leave" : "will enter") }
            func didMove(to view: UIView?) {
                self.view = view
                moves.append(view == nil ? "left" : "entered")
            }
        }
        let (a, b, interaction) = (UIView(), UIView(), Interaction())
        a.addInteraction(interaction)
        a.addInteraction(interaction)
        b.addInteraction(interaction)
        #expect(interaction.moves == ["will enter", "entered", "will leave", "left", "will enter", "entered"])
        #expect(a.interactions.isEmpty)
        #expect(b.interactions.count == 1)
        b.interactions = []
        #expect(interaction.view == nil)
    }
}

/// Refuses to end editing.
private final class LoyalEditor: NSObject, UITextFieldDelegate {
    private(set) var calls: [String] = []

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("should")
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did") }
}

/// A gesture recogniser of a view. It receives no touches, so only the program changes its state, which notifies the
/// targets as in UIKit.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    private var targets: [Target] = []

    /// Sent to the target through `SelectorPerforming`.
    public init(target: Any?, action: Selector?) {
        Self.noteThread()
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        Self.noteThread()
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        onMain(targets.append(Target(object: target as AnyObject, action: action)))
    }

    /// Nil matches every target and every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        guard isOnMain() else { return }
        targets.removeAll { entry in
            let isTarget = target.map { $0 as AnyObject === entry.object } ?? true
            return isTarget && (action.map { $0 == entry.action } ?? true)
        }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)? { willSet { noteThread() } }
    @MainThreadOnly open var isEnabled = true
    open var view: UIView? { onMain(ownView) }
    weak var ownView: UIView?

    /// The middle of the recogniser's view, in another view's coordinates; nil means the window. There is no touch: a
    /// test that needs another point overrides the method.
    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)>
    open func location(in view: UIView?) -> CGPoint {
        noteThread()
        guard let ownView else { return .zero }
        return ownView.convert(CGPoint(x: ownView.bounds.midX, y: ownView.bounds.midY), to: view)
    }

    @MainThreadOnly open var cancelsTouchesInView = true
    @MainThreadOnly open var delaysTouchesBegan = false
    @MainThreadOnly open var delaysTouchesEnded = true
    @MainThreadOnly open var name: String? = nil

    /// Setting it to began, changed or ended notifies the targets.
    @MainThreadOnly open var state: UIGestureRecognizer.State = .possible {
        didSet {
            guard [.began, .changed, .ended].contains(state) else { return }
            for target in targets { target.action.send(to: target.object, from: self) }
        }
    }
}

extension UIGestureRecognizer {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }
}

/// In UIKit, decides about gestures. No recogniser recognises anything here, so the protocol has no members.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// One or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    @MainThreadOnly open var numberOfTapsRequired = 1
    @MainThreadOnly open var numberOfTouchesRequired = 1
}

/// A long touch.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    @MainThreadOnly open var numberOfTapsRequired = 0
    @MainThreadOnly open var numberOfTouchesRequired = 1

    /// In seconds.
    @MainThreadOnly open var minimumPressDuration: TimeInterval = 0.5

    /// In points.
    @MainThreadOnly open var allowableMovement: CGFloat = 10
}

extension UIView {
    /// Adds a recogniser, which leaves its previous view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard isOnMain() else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        attachedRecognizers.append(gestureRecognizer)
        gestureRecognizer.ownView = self
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard isOnMain(), gestureRecognizer.view === self else { return }
        attachedRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.ownView = nil
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for old in attachedRecognizers where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }
}

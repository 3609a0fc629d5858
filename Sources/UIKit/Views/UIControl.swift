/// A view that sends actions. It cannot be touched here; `sendActions(for:)` has the effect of touches on iOS.
@preconcurrency @MainActor open class UIControl: UIView {
    private enum Response {
        case action(UIAction)
        case selector(Selector, target: WeakObject?)
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    private var responses: [(events: UIControl.Event, response: Response)] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        Self.noteThread()
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    @MainThreadOnly open var isEnabled = true
    @MainThreadOnly open var isSelected = false
    @MainThreadOnly open var isHighlighted = false
    @MainThreadOnly open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    @MainThreadOnly open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center

    open var state: UIControl.State {
        noteThread()
        var state: UIControl.State = isEnabled ? .normal : .disabled
        if isHighlighted { state.insert(.highlighted) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Replaces an action with the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
        removeAction(action, for: controlEvents)
        responses.append((controlEvents, .action(action)))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
        responses.removeAll { entry in
            guard case .action(let other) = entry.response else { return false }
            return other.identifier == action.identifier && entry.events == controlEvents
        }
    }

    /// The selector is sent through `SelectorPerforming`; the target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
        responses.append((controlEvents, .selector(action, target: target.map { WeakObject(object: $0 as AnyObject) })))
    }

    /// Nil matches every target and every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
        responses.removeAll { entry in
            guard case .selector(let name, let owner) = entry.response, controlEvents.contains(entry.events) else {
                return false
            }
            let isTarget = target.map { $0 as AnyObject === owner?.object } ?? true
            return isTarget && (action.map { $0 == name } ?? true)
        }
    }

    /// Names of the selectors sent to a target; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        noteThread()
        let names = responses.compactMap { entry -> String? in
            guard case .selector(let name, let owner) = entry.response, entry.events.contains(controlEvent),
                target.map({ $0 as AnyObject === owner?.object }) ?? (owner == nil)
            else { return nil }
            return NSStringFromSelector(name)
        }
        return names.isEmpty ? nil : names
    }

    /// In the order in which they were added, even when the control is disabled, as in UIKit.
    open func sendActions(for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
        for entry in responses where !entry.events.isDisjoint(with: controlEvents) {
            switch entry.response {
            case .action(let action): sendAction(action)
            case .selector(let name, let target): name.send(to: target?.object, from: self)
            }
        }
    }

    open func sendAction(_ action: UIAction) { onMain(action.performWithSender(self, target: nil)) }
}

/// Key-value observing of the geometry of views, which needs no Objective-C: the setters notify. Other properties
/// cannot be observed here.
extension NSObjectProtocol where Self: UIView {
    /// Observes `center`. Calls the handler after each change, also if the value stays the same.
    @preconcurrency @MainActor public func observe(
        _ keyPath: KeyPath<Self, CGPoint>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<CGPoint>) -> Void
    ) -> NSKeyValueObservation {
        precondition(keyPath == \Self.center, unobserved(keyPath))
        return observe(keyPath, as: .center, options, changeHandler)
    }

    /// Observes `frame` or `bounds`. A change of the frame is also one of bounds and centre, and not the reverse.
    @preconcurrency @MainActor public func observe(
        _ keyPath: KeyPath<Self, CGRect>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<CGRect>) -> Void
    ) -> NSKeyValueObservation {
        precondition(keyPath == \Self.frame || keyPath == \Self.bounds, unobserved(keyPath))
        return observe(keyPath, as: keyPath == \Self.frame ? .frame : .bounds, options, changeHandler)
    }
}

extension NSObjectProtocol where Self: UIScrollView {
    /// Observes `contentOffset` or `center`. Scrolling is a change of the offset.
    @preconcurrency @MainActor public func observe(
        _ keyPath: KeyPath<Self, CGPoint>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<CGPoint>) -> Void
    ) -> NSKeyValueObservation {
        precondition(keyPath == \Self.contentOffset || keyPath == \Self.center, unobserved(keyPath))
        return observe(keyPath, as: keyPath == \Self.center ? .center : .contentOffset, options, changeHandler)
    }
}

extension NSObjectProtocol where Self: UIView {
    @MainActor fileprivate func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, as property: UIView.ObservedProperty, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation { view, old, new in
            guard let view = view as? Self else { return }
            let change = NSKeyValueObservedChange<Value>(
                newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil)
            handler(view, change)
        }
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            handler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        observations.removeAll { $0.observer == nil }
        observations.append(UIView.Observation(property: property, observer: observation))
        return observation
    }

    fileprivate func unobserved(_ keyPath: AnyKeyPath) -> String {
        "observe(_:options:changeHandler:) observes center, frame, bounds and contentOffset here, not \(keyPath)."
    }
}

extension UIView {
    /// The properties whose setters notify observers.
    enum ObservedProperty { case center, frame, bounds, contentOffset }

    struct Observation {
        let property: ObservedProperty

        /// Whoever observes holds it.
        weak var observer: NSKeyValueObservation?
    }

    /// Calls the observers of a property, in the order in which they began.
    func notifyObservers<Value>(of property: ObservedProperty, from old: Value, to new: Value) {
        guard !observations.isEmpty else { return }
        for observation in observations where observation.property == property {
            observation.observer?.notify(of: self, from: old, to: new)
        }
    }
}

internal import LoadedCode

/// Key-value observing of the geometry of views, of `isHidden` and `alpha`, which needs no Objective-C: the setters
/// notify. Other properties cannot be observed here.
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

    /// Observes `isHidden`.
    @preconcurrency @MainActor public func observe(
        _ keyPath: KeyPath<Self, Bool>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Bool>) -> Void
    ) -> NSKeyValueObservation {
        precondition(keyPath == \Self.isHidden, unobserved(keyPath))
        return observe(keyPath, as: .isHidden, options, changeHandler)
    }

    /// Observes `alpha`.
    @preconcurrency @MainActor public func observe(
        _ keyPath: KeyPath<Self, CGFloat>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<CGFloat>) -> Void
    ) -> NSKeyValueObservation {
        precondition(keyPath == \Self.alpha, unobserved(keyPath))
        return observe(keyPath, as: .alpha, options, changeHandler)
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
        observation.last = self[keyPath: keyPath]
        observations.removeAll { $0.observer == nil }
        observations.append(UIView.Observation(property: property, observer: observation))
        return observation
    }

    fileprivate func unobserved(_ keyPath: AnyKeyPath) -> String {
        "observe(_:options:changeHandler:) observes center, frame, bounds, isHidden, alpha and "
            + "contentOffset here, not \(keyPath)."
    }
}

extension UIView {
    /// The properties whose setters notify observers.
    enum ObservedProperty { case center, frame, bounds, isHidden, alpha, contentOffset }

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

    /// For `isHidden` and `alpha`, whose setters do not read the old value: that would count as a query.
    func notifyObservers(of property: ObservedProperty) {
        guard !observations.isEmpty, MainThread.isCurrent else { return }
        let new: Any = property == .isHidden ? isHidden : alpha
        for observation in observations where observation.property == property {
            guard let observer = observation.observer else { continue }
            let old = observer.last ?? new
            observer.last = new
            observer.notify(of: self, from: old, to: new)
        }
    }
}

/// Swift values instead of objects: `String` for `NSString`, `URL` for `NSURL`.
extension NSItemProvider {
    /// As on iOS, the handler must call its argument before it returns, because the argument does not escape.
    @preconcurrency
    public func registerObject<T>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        registerObject(
            ofClass: T._ObjectiveCType.self, visibility: visibility,
            loadHandler: bridging(loadHandler) { $0._bridgeToObjectiveC() })
    }

    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    @preconcurrency
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let deliver: ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
            let value = (object as? T._ObjectiveCType).flatMap { object in
                var value: T?
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                return value
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { deliver($0, $1) }
    }
}

/// Converts a handler for values into one for objects. It has no constraints, because `Sendable` closures could not use
/// a type with those of its callers.
private func bridging<Value>(
    _ loadHandler: @escaping @Sendable (@Sendable (Value?, (any Error)?) -> Void) -> Progress?,
    by bridge: @escaping (Value) -> any NSItemProviderWriting
) -> @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress? {
    nonisolated(unsafe) let bridge = bridge
    return { completion in
        loadHandler { value, error in completion(value.map(bridge), error) }
    }
}

/// A property of UIKit that the main thread alone may use. Its use on another one is noted, and a change has no effect.
@propertyWrapper struct OnMain<Value> {
    private var value: Value

    init(wrappedValue: Value) {
        value = wrappedValue
    }

    var wrappedValue: Value {
        get {
            if !MainThread.isCurrent { OffMainCalls.note(Self.name, on: nil, isRefused: false) }
            return value
        }
        set {
            guard !MainThread.isCurrent else { return value = newValue }
            OffMainCalls.note(Self.name, on: nil, isRefused: true)
        }
        _modify {
            if MainThread.isCurrent {
                yield &value
            } else {
                OffMainCalls.note(Self.name, on: nil, isRefused: true)
                var copy = value
                yield &copy
            }
        }
    }

    /// What it is called where its symbol does not tell: in a file that was stripped.
    private static var name: String { "a property of a view" }
}

/// The same for methods and computed properties.
extension NSObject {
    /// Whether a member may go on. Off the main thread the call is noted, and must touch nothing.
    func isOnMain(_ member: String = #function) -> Bool {
        if MainThread.isCurrent { return true }
        OffMainCalls.note("\(type(of: self)).\(member)", on: self, isRefused: true)
        return false
    }

    /// Notes a call off the main thread, which goes on: it has to answer something.
    func noteThread(_ member: String = #function) {
        guard !MainThread.isCurrent else { return }
        OffMainCalls.note("\(type(of: self)).\(member)", on: self, isRefused: false)
    }

    /// The same for a member of one expression.
    func onMain<Value>(_ value: @autoclosure () -> Value, _ member: String = #function) -> Value {
        noteThread(member)
        return value()
    }

    static func isOnMain(_ member: String = #function) -> Bool {
        if MainThread.isCurrent { return true }
        OffMainCalls.note("\(self).\(member)", on: nil, isRefused: true)
        return false
    }

    /// Also of initializers, which have no object yet.
    static func noteThread(_ member: String = #function) {
        guard !MainThread.isCurrent else { return }
        OffMainCalls.note("\(self).\(member)", on: nil, isRefused: false)
    }

    static func onMain<Value>(_ value: @autoclosure () -> Value, _ member: String = #function) -> Value {
        noteThread(member)
        return value()
    }
}

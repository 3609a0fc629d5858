internal import LoadedCode

/// A property of UIKit that the main thread alone may use. Its use on another one is noted, and a change has no effect.
///
/// An observer of such a property must not set it: unlike with other properties, it would be called once more.
/// Not part of UIKit.
@propertyWrapper public struct MainThreadOnly<Value> {
    private var value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    public var wrappedValue: Value {
        get {
            if !MainThread.isCurrent { OffMainCalls.note(Self.name, on: nil, isRefused: false) }
            return value
        }
        set {
            if MainThread.isCurrent || OffMainCalls.note(Self.name, on: nil, isRefused: true) { value = newValue }
        }
        _modify {
            if MainThread.isCurrent || OffMainCalls.note(Self.name, on: nil, isRefused: true) {
                yield &value
            } else {
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
        return OffMainCalls.note("\(type(of: self)).\(member)", on: self, isRefused: true)
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

    /// The same where nothing is answered: off the main thread it has no effect.
    func onMain(_ call: @autoclosure () -> Void, _ member: String = #function) {
        if isOnMain(member) { call() }
    }

    static func isOnMain(_ member: String = #function) -> Bool {
        if MainThread.isCurrent { return true }
        return OffMainCalls.note("\(self).\(member)", on: nil, isRefused: true)
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

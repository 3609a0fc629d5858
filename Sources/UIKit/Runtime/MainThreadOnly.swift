internal import LoadedCode

/// A property of UIKit that only the main thread may use. A use on another thread is recorded, and a change there has
/// no effect.
///
/// An observer of such a property must not set it, because it would be called again, unlike for other properties. Not
/// part of UIKit.
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

    /// The name when symbols are missing, as in a stripped file.
    private static var name: String { "a property of a view" }
}

/// Checks of the thread in methods and computed properties.
extension NSObject {
    /// Returns whether a member may continue. Off the main thread the call is recorded, and must have no effect.
    func isOnMain(_ member: String = #function) -> Bool {
        if MainThread.isCurrent { return true }
        return OffMainCalls.note("\(type(of: self)).\(member)", on: self, isRefused: true)
    }

    /// Records a call off the main thread. It continues, since it must return a value.
    func noteThread(_ member: String = #function) {
        guard !MainThread.isCurrent else { return }
        OffMainCalls.note("\(type(of: self)).\(member)", on: self, isRefused: false)
    }

    /// Records a call off the main thread, and evaluates the member in any case.
    func onMain<Value>(_ value: @autoclosure () -> Value, _ member: String = #function) -> Value {
        noteThread(member)
        return value()
    }

    /// Runs a member without a return value. Off the main thread the call is recorded and has no effect.
    func onMain(_ call: @autoclosure () -> Void, _ member: String = #function) {
        if isOnMain(member) { call() }
    }

    static func isOnMain(_ member: String = #function) -> Bool {
        if MainThread.isCurrent { return true }
        return OffMainCalls.note("\(self).\(member)", on: nil, isRefused: true)
    }

    /// Also for initializers, which have no object yet.
    static func noteThread(_ member: String = #function) {
        guard !MainThread.isCurrent else { return }
        OffMainCalls.note("\(self).\(member)", on: nil, isRefused: false)
    }

    static func onMain<Value>(_ value: @autoclosure () -> Value, _ member: String = #function) -> Value {
        noteThread(member)
        return value()
    }
}

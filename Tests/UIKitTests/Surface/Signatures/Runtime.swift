// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Runtime_MainThreadOnly<Value>(_: Value.Type) {
    _ = \MainThreadOnly<Value>.wrappedValue as WritableKeyPath<MainThreadOnly<Value>, Value>
    let _: (Value) -> MainThreadOnly<Value> = MainThreadOnly<Value>.init(wrappedValue:)
    let _: MainThreadOnly<Value>.Type = MainThreadOnly<Value>.self
}

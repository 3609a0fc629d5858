/// A part of a value on the heap, which copies of the whole share until one of them changes it. It keeps values small
/// that are copied often, and counts one reference for all of the part's own.
@propertyWrapper
package struct CopyOnWrite<Value> {
    /// One element: an array is shared and changed in place as the part should be.
    @usableFromInline
    var storage: ContiguousArray<Value>

    package init(wrappedValue: Value) { storage = [wrappedValue] }

    package var wrappedValue: Value {
        @inlinable get { storage[0] }
        _modify { yield &storage[0] }
    }
}

extension CopyOnWrite: Sendable where Value: Sendable {}

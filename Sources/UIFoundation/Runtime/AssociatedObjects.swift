internal import Synchronization

/// How an object is kept beside another one. Nothing is copied here: `copy` retains.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a value beside an object, under the address of a variable; nil removes it. A value that is assigned is a weak
/// reference here, where on iOS it may dangle.
///
/// Values of responders are released with them; those of other objects at the latest when as many further objects get
/// one.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that is kept beside an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are kept beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.release(ObjectIdentifier(object as AnyObject))
}

/// The values beside objects, on any thread.
package enum AssociatedObjects {
    private struct Owner {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private enum Value {
        case strong(Any)
        case weak(WeakReference)
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    private struct Table: @unchecked Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        var countOfNextPurge = 64
    }

    private static let table = Mutex(Table())

    /// Whether any object has ever got a value; saves the lock when it is deallocated.
    private static let isUsed = Atomic(false)

    static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
        isUsed.store(true, ordering: .relaxed)
        let stored = value.map { isWeak ? Value.weak(WeakReference(object: $0 as AnyObject)) : .strong($0) }
        let box = Unchecked((object, key, stored))
        withExtendedLifetime(
            table.withLock { table in
                let (object, key, stored) = box.value
                var old = purge(&table)
                var owner = table.owners[ObjectIdentifier(object)] ?? Owner(object: object)
                // Another object had the address.
                if owner.object == nil { owner = replace(owner, by: object, &old) }
                if let value = owner.values[key] { old.append(Owner(values: [key: value])) }
                owner.values[key] = stored
                table.owners[ObjectIdentifier(object)] = owner
                return Unchecked(old)
            }
        ) {}
    }

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        let box = Unchecked((object, key))
        return table.withLock { table -> Unchecked<Any?> in
            guard let owner = table.owners[ObjectIdentifier(box.value.0)], owner.object === box.value.0 else {
                return Unchecked(nil)
            }
            switch owner.values[box.value.1] {
            case .strong(let value): return Unchecked(value)
            case .weak(let reference): return Unchecked(reference.object)
            case nil: return Unchecked(nil)
            }
        }.value
    }

    /// Outside of the lock, because the values may end others.
    package static func release(_ object: ObjectIdentifier) {
        guard isUsed.load(ordering: .relaxed) else { return }
        withExtendedLifetime(table.withLock { Unchecked($0.owners.removeValue(forKey: object)) }) {}
    }

    private static func replace(_ owner: Owner, by object: AnyObject, _ old: inout [Owner]) -> Owner {
        old.append(owner)
        return Owner(object: object)
    }

    /// Removes the values of objects that are gone, whenever the number of owners has doubled.
    private static func purge(_ table: inout Table) -> [Owner] {
        guard table.owners.count >= table.countOfNextPurge else { return [] }
        let gone = table.owners.filter { $0.value.object == nil }
        for key in gone.keys { table.owners[key] = nil }
        table.countOfNextPurge = max(64, 2 * table.owners.count)
        return Array(gone.values)
    }

    /// The caller is responsible, as with Objective-C.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}

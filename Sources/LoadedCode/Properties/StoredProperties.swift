/// The stored properties that a class declares itself, or those of a structure, with their places in memory.
///
/// A `Mirror` finds the type of a property by its mangled name, for each value anew (5,000 instructions), and wraps
/// each child in several objects.
package struct StoredProperties {
    private let readers: [(UnsafeRawPointer) -> Any]

    /// Nil if a property is a weak or unowned reference, which a mirror shows. A value that cannot be copied is `()`,
    /// as in a mirror.
    package init?(of type: Any.Type) {
        let inherited = (type as? AnyClass).flatMap { superclass(of: $0) }.map { propertyCount($0) } ?? 0
        var readers: [(UnsafeRawPointer) -> Any] = []
        for index in inherited..<max(inherited, propertyCount(type)) {
            var traits = PropertyTraits()
            let kind = propertyType(type, index, &traits)
            traits.freeName?(traits.name)
            guard traits.isStrong else { return nil }
            readers.append(reader(of: kind, at: propertyOffset(type, index)))
        }
        self.readers = readers
    }

    package var count: Int { readers.count }

    /// Calls the body with the value of each property, in the order of their declaration.
    package func read(_ object: AnyObject, _ body: (Any) -> Void) {
        withExtendedLifetime(object) { read(Unmanaged.passUnretained(object).toOpaque(), body) }
    }

    /// The same for a structure, also for one in a box of another protocol than `Any`, which the cast opens.
    package func read(structure: Any, _ body: (Any) -> Void) {
        let type: Any.Type = type(of: structure)
        read(structure, as: type, body)
    }

    private func read<Structure>(_ structure: Any, as type: Structure.Type, _ body: (Any) -> Void) {
        if let structure = structure as? Structure { withUnsafePointer(to: structure) { read($0, body) } }
    }

    private func read(_ memory: UnsafeRawPointer, _ body: (Any) -> Void) {
        for reader in readers { body(reader(memory)) }
    }
}

/// The superclass of a class; nil for one without.
package func superclass(of type: AnyClass) -> AnyClass? { ClassMetadata(type).superclass?.type }

private func reader<Value>(of type: Value.Type, at offset: Int) -> (UnsafeRawPointer) -> Any {
    { ($0 + offset).assumingMemoryBound(to: type).pointee }
}

// MARK: - The Swift runtime

/// What the runtime says of a property, as the standard library declares it (`ReflectionMirror.swift`).
private struct PropertyTraits {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

/// The number of stored properties, with those of superclasses, which come first.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyType(
    _ type: Any.Type, _ index: Int, _ traits: UnsafeMutablePointer<PropertyTraits>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_ type: Any.Type, _ index: Int) -> Int

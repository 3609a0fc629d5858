/// Detects which methods of an open class a subclass overrides. `UITableViewController` implements every method of its
/// protocols, so only its subclasses show which ones the program wrote.
///
/// A class inherits the method table of its superclass, and an override replaces one word. The word of each method is
/// located once, with two classes made for this purpose.
package struct OverridableMethods<Method: CaseIterable & Hashable & RawRepresentable<String>> {
    private let base: ClassMetadata
    /// The indices of the words of each method; empty if they were not found.
    private let indices: [Method: [Int]]

    /// - Parameters:
    /// - base: the open class; if it is generic, any specialisation of it.
    /// - plain: a direct subclass that overrides nothing. Its initializers get new words nevertheless.
    /// - overriding: a direct subclass that overrides the methods, and nothing else.
    /// - methods: the methods that it overrides, in the order of their declaration in `base`. A settable property is
    ///   listed three times: for its getter, its setter and its `modify` accessor.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass, methods: [Method] = Array(Method.allCases)) {
        self.base = ClassMetadata(base)
        let plain = ClassMetadata(plain)
        let overriding = ClassMetadata(overriding)
        let found = self.base.memberIndices.filter { [base = self.base] index in
            plain[index] == base[index] && overriding[index] != base[index]
        }
        indices =
            found.count == methods.count
            ? Dictionary(zip(methods, found.map { [$0] }), uniquingKeysWith: +) : [:]
    }

    /// Whether the words of the methods were found.
    package var isUsable: Bool { !indices.isEmpty }

    /// Whether a class, or one between it and the open class, overrides a method.
    ///
    /// - Returns: nil if the class does not inherit from the open class, or if the method is not one of `methods`.
    package func presence(of method: Method, in type: AnyClass) -> Presence? {
        let type = ClassMetadata(type)
        guard let ancestor = type.ancestor(like: base) else { return nil }
        guard isUsable else { return .unknown }
        return indices[method].map { $0.allSatisfy { type[$0] == ancestor[$0] } ? .absent : .written }
    }
}

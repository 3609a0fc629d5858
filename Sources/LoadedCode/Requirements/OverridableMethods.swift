/// Which methods of an open class the classes below it override: `UITableViewController` has written every method of
/// its protocols, so that only its subclasses tell.
///
/// A class inherits the table of the methods of the class above it, and an override replaces one word. Where the word
/// of each method stands is found once, with two classes made for it.
package struct OverridableMethods<Method: CaseIterable & Hashable & RawRepresentable<String>> {
    private let base: ClassMetadata
    /// The places of the words of each method; empty when they could not be found.
    private let indices: [Method: [Int]]

    /// - Parameters:
    ///   - base: the open class; for a generic class, any instance of it.
    ///   - plain: a class right below it that writes nothing. Initialisers get new words even so.
    ///   - overriding: a class right below it that overrides the methods, and nothing else.
    ///   - methods: what it overrides, in the order of the declarations in `base`. A property that can be set stands
    ///     here three times: it is got, set and modified in place.
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

    /// Whether the places of the methods are known.
    package var isUsable: Bool { !indices.isEmpty }

    /// Whether a class below the open class, or one between them, has overridden a method.
    ///
    /// - Returns: nil when the class is not below the open class, or when the method is none of the methods.
    package func presence(of method: Method, in type: AnyClass) -> Presence? {
        let type = ClassMetadata(type)
        guard let ancestor = type.ancestor(like: base) else { return nil }
        guard isUsable else { return .unknown }
        return indices[method].map { $0.allSatisfy { type[$0] == ancestor[$0] } ? .absent : .written }
    }
}

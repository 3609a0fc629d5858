/// Which uniform types are kinds of which others.
///
/// A type conforms to itself and to every ancestor. A type that nobody declared conforms to itself alone, as in UIKit.
package struct TypeTree: Hashable, Sendable {
    /// What a type was declared to conform to, and what the names of its files end in, without the dot.
    struct Declaration: Hashable, Sendable {
        let parents: [String]
        let fileExtension: String?
    }

    private var declarations: [String: Declaration] = [:]

    /// The types of the system are looked up where they stand, since few runs ask for one.
    private let hasSystemTypes: Bool

    /// Without a type.
    package init() {
        hasSystemTypes = false
    }

    private init(hasSystemTypes: Bool) {
        self.hasSystemTypes = hasSystemTypes
    }

    /// The types that the system declares, as far as drags have use for them.
    package static let system = TypeTree(hasSystemTypes: true)

    /// Declares a type, or declares it anew. The parents need not be declared.
    package mutating func declare(_ type: String, conformingTo parents: [String], fileExtension: String? = nil) {
        declarations[type] = Declaration(parents: parents, fileExtension: fileExtension)
    }

    private func declaration(of type: String) -> Declaration? {
        declarations[type] ?? (hasSystemTypes ? Self.systemTypes[type] : nil)
    }

    package func isDeclared(_ type: String) -> Bool {
        declaration(of: type) != nil
    }

    /// Whether a type is of a kind. O(ancestors); a circle of declarations ends the walk, it never traps.
    package func type(_ type: String, conformsTo kind: String) -> Bool {
        if type == kind { return true }
        var ancestors = declaration(of: type)?.parents ?? []
        var position = 0
        while position < ancestors.count {
            if ancestors[position] == kind { return true }
            let parents = declaration(of: ancestors[position])?.parents ?? []
            for parent in parents where !ancestors.contains(parent) { ancestors.append(parent) }
            position += 1
        }
        return false
    }

    /// The extension of the type itself; nil when it has none of its own.
    package func fileExtension(of type: String) -> String? {
        declaration(of: type)?.fileExtension
    }

    /// Every declared type, in alphabetical order.
    package var declaredTypes: [String] {
        let others = hasSystemTypes ? Self.systemTypes.keys.filter { declarations[$0] == nil } : []
        return (others + declarations.keys).sorted()
    }
}

/// The conformance of uniform types.
///
/// A type conforms to itself and to every ancestor. An undeclared type conforms only to itself, as in UIKit.
package struct TypeTree: Hashable, Sendable {
    /// The types that a type conforms to directly, and its file extension without the dot.
    struct Declaration: Hashable, Sendable {
        let parents: [String]
        let fileExtension: String?
    }

    private var declarations: [String: Declaration] = [:]

    /// Whether the system's types are included. They are looked up in place, since few runs need them.
    private let hasSystemTypes: Bool

    /// Creates a tree without types.
    package init() {
        hasSystemTypes = false
    }

    private init(hasSystemTypes: Bool) {
        self.hasSystemTypes = hasSystemTypes
    }

    /// The system's types that are relevant to drags.
    package static let system = TypeTree(hasSystemTypes: true)

    /// Declares a type, replacing an earlier declaration. The parents need not be declared.
    package mutating func declare(_ type: String, conformingTo parents: [String], fileExtension: String? = nil) {
        declarations[type] = Declaration(parents: parents, fileExtension: fileExtension)
    }

    private func declaration(of type: String) -> Declaration? {
        declarations[type] ?? (hasSystemTypes ? Self.systemTypes[type] : nil)
    }

    package func isDeclared(_ type: String) -> Bool {
        declaration(of: type) != nil
    }

    /// Whether a type conforms to another. O(ancestors²); the search ends even if the declarations form a cycle.
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

    /// The file extension of the type itself, not of an ancestor; nil when it has none.
    package func fileExtension(of type: String) -> String? {
        declaration(of: type)?.fileExtension
    }

    /// The declared types, in alphabetical order.
    package var declaredTypes: [String] {
        let others = hasSystemTypes ? Self.systemTypes.keys.filter { declarations[$0] == nil } : []
        return (others + declarations.keys).sorted()
    }
}

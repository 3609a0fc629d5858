/// Which uniform types are kinds of which others.
///
/// A type conforms to itself and to every ancestor. A type that nobody declared conforms to itself alone, as in UIKit.
package struct TypeTree: Hashable, Sendable {
    /// What a type was declared to conform to.
    private var parents: [String: [String]] = [:]

    /// What the file name of a type ends in, without the dot.
    private var fileExtensions: [String: String] = [:]

    package init() {}

    /// Declares a type, or declares it anew. The parents need not be declared.
    package mutating func declare(_ type: String, conformingTo parents: [String], fileExtension: String? = nil) {
        self.parents[type] = parents
        fileExtensions[type] = fileExtension
    }

    package func isDeclared(_ type: String) -> Bool {
        parents[type] != nil
    }

    /// Whether a type is of a kind. O(ancestors); a circle of declarations ends the walk, it never traps.
    package func type(_ type: String, conformsTo kind: String) -> Bool {
        if type == kind { return true }
        var ancestors = parents[type] ?? []
        var position = 0
        while position < ancestors.count {
            if ancestors[position] == kind { return true }
            for parent in parents[ancestors[position]] ?? [] where !ancestors.contains(parent) {
                ancestors.append(parent)
            }
            position += 1
        }
        return false
    }

    /// The extension of the type itself; nil when it has none of its own.
    package func fileExtension(of type: String) -> String? {
        fileExtensions[type]
    }

    /// Every declared type, in alphabetical order.
    package var declaredTypes: [String] {
        parents.keys.sorted()
    }
}

/// An attribute with its arguments: `@objc(name)`.
struct Attribute: Hashable {
    let name: String

    /// Token indices, including the `@`.
    let tokens: Range<Int>
}

/// A declaration at file scope or in the body of a type, with the parts that rewriting needs.
struct Declaration: Hashable {
    /// `func`, `class`, `extension` …
    let introducer: String
    let attributes: [Attribute]

    /// `override`, `public`, `class` (of a method) …
    let modifiers: Set<String>

    /// All tokens, starting with the attributes. A statement at file scope is not a declaration.
    let tokens: Range<Int>

    /// The index of the introducer.
    let keyword: Int

    /// The name; for an extension or nested type as written: `Board.Cell`.
    let name: String

    /// The argument labels of a function: `["", "canMoveRowAt"]`, with an empty string for `_`. Nil without parameters.
    var labels: [String]?

    /// The names after the colon of a type, without generic arguments.
    var inherited: [String] = []

    /// The tokens between the braces of a type; nil for other declarations.
    var body: Range<Int>?
    var hasWhereClause = false
    var members: [Declaration] = []

    /// `tableView(_:canMoveRowAt:)`, or the name of a property.
    var signature: String {
        labels.map { labels in name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" } ?? name
    }

    func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name }
    }
}

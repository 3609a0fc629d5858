/// An attribute with its arguments: `@objc(name)`.
struct Attribute: Hashable {
    let name: String

    /// Token indices, the `@` included.
    let tokens: Range<Int>
}

/// A declaration at file scope or in the body of a type, as far as rewriting needs it.
struct Declaration: Hashable {
    /// `func`, `class`, `extension` …
    let introducer: String
    let attributes: [Attribute]

    /// `override`, `public`, `class` (of a method) …
    let modifiers: Set<String>

    /// All tokens, those of the attributes first. A statement at file scope is no declaration.
    let tokens: Range<Int>

    /// The index of the introducer.
    let keyword: Int

    /// The name; of an extension or nested type as it is written: `Board.Cell`.
    let name: String

    /// The argument labels of a function: `["", "canMoveRowAt"]` where `_` is empty. Nil for what has no parameters.
    var labels: [String]?

    /// The names behind the colon of a type, without generic arguments.
    var inherited: [String] = []

    /// The tokens between the braces of a type; nil for what is no type.
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

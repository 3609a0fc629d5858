internal import SwiftSyntax

/// Removes `private`, `fileprivate`, `private(set)` and `weak` of outlets, which the host of a package sets and holds.
final class OutletModifiers: FileRule {
    private static let names: Set<String> = ["private", "fileprivate", "weak"]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isOutlet, !node.isLeftToObjectiveC else { return .visitChildren }
        for modifier in node.modifiers where Self.names.contains(modifier.name.text) {
            rewriting.remove(modifier, in: file.index)
        }
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    /// Whether it has the attribute `@IBOutlet`.
    var isOutlet: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet" }
    }
}

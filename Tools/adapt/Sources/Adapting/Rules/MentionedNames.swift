internal import SwiftSyntax

/// The names of types and functions that a file mentions, without members.
struct MentionedNames {
    let all: Set<String>

    /// The first place of each name, in the order of the text.
    let places: [(name: String, node: Syntax)]

    init(_ file: SwiftFile) {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        all = finder.names
        places = finder.places
    }
}

private final class NameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var places: [(name: String, node: Syntax)] = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(AttributeSyntax.self) != true { insert(node.name.plainText, at: node.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMember { insert(node.baseName.plainText, at: node) }
        return .visitChildren
    }

    /// `Selector` is the type of `#selector`, and UIKit adds `IndexPath(row:section:)` to Foundation.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", !node.isLeftToObjectiveC { insert("Selector", at: node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if node.calledExpression.trimmedDescription == "IndexPath", labels.count == 2, labels[1] == "section" {
            insert("IndexPath(\(labels[0]):section:)", at: node)
        }
        return .visitChildren
    }

    private func insert(_ name: String, at node: some SyntaxProtocol) {
        if names.insert(name).inserted { places.append((name, Syntax(node))) }
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it follows a dot.
    var isMember: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
    }
}

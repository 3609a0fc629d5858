internal import SwiftSyntax

/// Rewrites `completion: done.fulfill` to a closure: on Linux the method has parameters with defaults, so that it is no
/// `() -> Void`.
final class FulfillReferences: FileRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, let base = node.base,
            node.parent?.is(LabeledExprSyntax.self) == true, file.modules.contains("XCTest"), !node.isLeftToObjectiveC
        else { return .visitChildren }
        replace(node, with: "{ \(base.trimmedDescription).fulfill() }")
        return .skipChildren
    }
}

internal import SwiftSyntax

/// Removes `@UIApplicationMain`, and `@main` of an application delegate: there is no app to start.
final class ApplicationMain: FileRule {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard name == "UIApplicationMain" || name == "main" && isOfDelegate(node), !node.isLeftToObjectiveC else {
            return .visitChildren
        }
        rewriting.remove(node, in: file.index)
        remark(.applicationMain(name), at: node)
        return .visitChildren
    }

    private func isOfDelegate(_ node: AttributeSyntax) -> Bool {
        guard let type = node.parent?.parent?.as(ClassDeclSyntax.self) else { return false }
        let extensions = rewriting.symbols.extensions[type.name.plainText] ?? []
        let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
        return (inherited + extensions.flatMap { $0.declaration.inherited }).contains("UIApplicationDelegate")
    }
}

internal import SwiftSyntax

/// The methods that the files themselves call or name, which are therefore not typos.
struct UsedNames {
    private var signatures: Set<String> = []

    init(_ files: [SwiftFile], _ symbols: Symbols) {
        for file in files {
            let finder = CallFinder(viewMode: .sourceAccurate)
            finder.walk(file.tree)
            signatures.formUnion(finder.signatures)
        }
        for requirement in symbols.protocols.values.flatMap({ $0.declaration.members }) {
            signatures.insert(requirement.signature)
        }
    }

    func contains(_ signature: String) -> Bool { signatures.contains(signature) }
}

/// Finds calls, and names with labels as in a `#selector`.
private final class CallFinder: SyntaxVisitor {
    private(set) var signatures: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
        if let name { insert(name, node.arguments.map { $0.label?.label ?? "" }) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let names = node.argumentNames { insert(node, names.arguments.map { $0.name.label }) }
        return .visitChildren
    }

    private func insert(_ name: DeclReferenceExprSyntax, _ labels: [String]) {
        let list = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        signatures.insert("\(name.baseName.plainText)(\(list))")
    }
}

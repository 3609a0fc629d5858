internal import SwiftSyntax

/// Reports `Cell()` for a generic parameter `Cell` bound to a UIKit class, and `cellClass.init(…)` for such a metatype:
/// UIKit's initializers are not `required` here, which Objective-C does not demand. `init(coder:)` is `required`.
final class MetatypeInitializers: FileRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.leftParen != nil, node.arguments.first?.label?.text != "coder", !node.isAsked(for: "ObjectiveC"),
            let name = Self.calledType(node), isGenericParameter(name, at: node) || isMetatype(name)
        else { return .visitChildren }
        remark(.initializerOfMetatype(name), at: node)
        return .visitChildren
    }

    /// The name before the parentheses, or before `.init`.
    private static func calledType(_ node: FunctionCallExprSyntax) -> String? {
        let callee = node.calledExpression
        let member = callee.as(MemberAccessExprSyntax.self)
        let base = member?.declName.baseName.text == "init" ? member?.base : callee
        return base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }

    /// Whether a declaration around the call has such a parameter, bound to a UIKit class in the parameter list or in
    /// the where clause.
    private func isGenericParameter(_ name: String, at node: FunctionCallExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: { $0.parent }).contains { scope in
            let parameters = scope.asProtocol((any WithGenericParametersSyntax).self)
            let isBound = parameters?.genericParameterClause?.parameters.contains {
                $0.name.plainText == name && $0.inheritedType.map { Self.isUIKitClass($0) } == true
            }
            let isRequired = parameters?.genericWhereClause?.requirements.contains { item in
                guard case .conformanceRequirement(let requirement) = item.requirement else { return false }
                return requirement.leftType.plainName == name && Self.isUIKitClass(requirement.rightType)
            }
            return isBound == true || isRequired == true
        }
    }

    // MARK: - Variables

    private lazy var metatypes = MetatypeFinder.names(in: file)

    private func isMetatype(_ name: String) -> Bool { metatypes.contains(name) }

    fileprivate static func isUIKitClass(_ type: TypeSyntax) -> Bool {
        let name = type.plainName
        return name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
    }
}

/// Finds the parameters and variables of a type such as `UITableViewCell.Type`.
private final class MetatypeFinder: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in file: SwiftFile) -> Set<String> {
        let finder = MetatypeFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.names
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.secondName ?? node.firstName, node.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            insert(name, node.typeAnnotation?.type)
        }
        return .visitChildren
    }

    private func insert(_ name: TokenSyntax, _ type: TypeSyntax?) {
        guard let metatype = type?.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type",
            MetatypeInitializers.isUIKitClass(metatype.baseType)
        else { return }
        names.insert(name.plainText)
    }
}

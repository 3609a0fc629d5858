internal import SwiftSyntax

/// Reports `Layout()` for a generic parameter `Layout` bound to a UIKit class, and `layoutClass.init(…)` for such a
/// metatype: UIKit's initializers are not `required` here, which Objective-C does not demand. `init(coder:)` is
/// `required`, and the usual initializers of views and view controllers can be called like that.
final class MetatypeInitializers: FileRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.leftParen != nil, !node.isAsked(for: "ObjectiveC"), let name = Self.calledType(node),
            let bound = boundOfGenericParameter(name, at: node) ?? metatypes[name],
            !Self.isCallable(node.arguments.map { $0.label?.text ?? "" }, of: bound)
        else { return .visitChildren }
        remark(.initializerOfMetatype(name), at: node)
        return .visitChildren
    }

    /// Whether the class has the initializer here, although the class is known only at run time.
    private static func isCallable(_ labels: [String], of bound: String) -> Bool {
        let ancestors = MemberTable.shared.closure(of: bound)
        return switch labels {
        case ["coder"]: true
        case []: !ancestors.isDisjoint(with: ["UIView", "UIViewController"])
        case ["frame"]: ancestors.contains("UIView")
        case ["style", "reuseIdentifier"]: ancestors.contains("UITableViewCell")
        case ["reuseIdentifier"]: ancestors.contains("UITableViewHeaderFooterView")
        case ["nibName", "bundle"]: ancestors.contains("UIViewController")
        default: false
        }
    }

    /// The name before the parentheses, or before `.init`.
    private static func calledType(_ node: FunctionCallExprSyntax) -> String? {
        let callee = node.calledExpression
        let member = callee.as(MemberAccessExprSyntax.self)
        let base = member?.declName.baseName.text == "init" ? member?.base : callee
        return base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }

    /// The UIKit class that bounds a parameter of a declaration around the call, in the parameter list or in the where
    /// clause.
    private func boundOfGenericParameter(_ name: String, at node: FunctionCallExprSyntax) -> String? {
        for scope in sequence(first: Syntax(node), next: { $0.parent }) {
            guard let parameters = scope.asProtocol((any WithGenericParametersSyntax).self) else { continue }
            let bound = Self.bounds(of: name, in: parameters).lazy.compactMap { Self.uikitClass($0) }.first
            if let bound { return bound }
        }
        return nil
    }

    private static func bounds(of name: String, in node: any WithGenericParametersSyntax) -> [TypeSyntax] {
        var bounds: [TypeSyntax?] = []
        if let clause = node.genericParameterClause {
            bounds += clause.parameters.map { $0.name.plainText == name ? $0.inheritedType : nil }
        }
        for requirement in node.genericWhereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let item) = requirement.requirement else { continue }
            bounds.append(item.leftType.plainName == name ? item.rightType : nil)
        }
        return bounds.compactMap { $0 }
    }

    // MARK: - Variables

    private lazy var metatypes = MetatypeFinder.bounds(in: file)

    fileprivate static func uikitClass(_ type: TypeSyntax) -> String? {
        let names = type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.plainName } ?? [type.plainName]
        return names.first { name in
            name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        }
    }
}

/// Finds the parameters and variables of a type such as `UITableViewCell.Type`.
private final class MetatypeFinder: SyntaxVisitor {
    private var bounds: [String: String] = [:]

    /// The classes, by the names of the variables.
    static func bounds(in file: SwiftFile) -> [String: String] {
        let finder = MetatypeFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.bounds
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
            let bound = MetatypeInitializers.uikitClass(metatype.baseType)
        else { return }
        bounds[name.plainText] = bound
    }
}

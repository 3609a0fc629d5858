internal import SwiftSyntax

/// A call of `addObserver` whose selector names a method of the files.
struct NotificationObserver {
    let first: LabeledExprSyntax
    let name: LabeledExprSyntax

    /// The class that observes.
    let className: String
    private let method: String
    private let takesNotification: Bool

    /// Whether the method belongs to a view, a controller or another class of the main actor.
    private let isOnMainActor: Bool

    /// Nil for other calls, and for methods that are not known or take more than the notification.
    init?(_ node: FunctionCallExprSyntax, _ symbols: Symbols) {
        let arguments = Array(node.arguments)
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver",
            arguments.map({ $0.label?.text ?? "" }) == ["", "selector", "name", "object"],
            arguments[0].expression.trimmedDescription == "self",
            let reference = Self.method(arguments[1].expression),
            let type = Self.enclosingClass(of: node)
        else { return nil }
        let candidates = (symbols.functions[reference.baseName.plainText] ?? []).filter { entry in
            entry.path.last == type
        }
        let counts = Set(candidates.map { $0.declaration.labels?.count ?? 0 })
        guard counts.count == 1, let count = counts.first, count <= 1,
            let label = candidates[0].declaration.labels.map({ $0.first ?? "" })
        else { return nil }
        first = arguments[0]
        name = arguments[2]
        className = type
        takesNotification = count == 1
        method = reference.baseName.text + (count == 1 ? "(\(label.isEmpty ? "" : label + ": ")notification)" : "()")
        let family = symbols.classes[type].map { ClassFamily($0[0], symbols, .shared) }
        isOnMainActor = family?.superclass.map { DelegateTable.shared.isClass($0, "UIResponder") } ?? false
    }

    /// The closure of the last argument.
    var closure: String {
        let parameter = takesNotification ? "notification" : "_"
        guard isOnMainActor else { return "{ [weak self] \(parameter) in self?.\(method) }" }
        let copy = takesNotification ? "nonisolated(unsafe) let notification = notification; " : ""
        return "{ [weak self] \(parameter) in \(copy)MainActor.assumeIsolated { self?.\(method) } }"
    }

    /// The method in `#selector(Board.move(_:))`.
    private static func method(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        guard let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
            let argument = macro.arguments.first, argument.label == nil
        else { return nil }
        return argument.expression.as(DeclReferenceExprSyntax.self)
            ?? argument.expression.as(MemberAccessExprSyntax.self)?.declName
    }

    private static func enclosingClass(of node: some SyntaxProtocol) -> String? {
        for scope in sequence(first: Syntax(node), next: { $0.parent }) {
            if let type = scope.as(ClassDeclSyntax.self) { return type.name.plainText }
            if let type = scope.as(ExtensionDeclSyntax.self) { return type.extendedType.plainName }
        }
        return nil
    }
}

internal import SwiftSyntax

/// Reports calls that the Objective-C runtime answers: observation and access by key, selectors that are performed or
/// asked for, locks. Functions that the files declare themselves are theirs.
final class RuntimeCalls: FileRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let member =
            callee.as(MemberAccessExprSyntax.self)
            ?? callee.as(OptionalChainingExprSyntax.self)?.expression
            .as(MemberAccessExprSyntax.self)
        guard let name = (callee.as(DeclReferenceExprSyntax.self) ?? member?.declName)?.baseName.plainText,
            let feature = feature(name, node), feature == .observation || !isOwn(name, node), !node.isLeftToObjectiveC,
            node.isCompiledHere
        else { return .visitChildren }
        remark(.runtimeCall(feature, name), at: node)
        return .visitChildren
    }

    /// What the runtime calls, and nothing here does.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let declaration = Declaration(DeclSyntax(node)), declaration.modifiers.contains("override"),
            let feature = Self.overrides[declaration.signature], !node.isLeftToObjectiveC, node.isCompiledHere
        else { return .visitChildren }
        remark(.runtimeCall(feature, declaration.name), at: node.name)
        return feature == .forwarding && leaveToObjectiveC(declaration) ? .skipChildren : .visitChildren
    }

    /// Puts a declaration on lines of its own inside `#if canImport(ObjectiveC)`: nothing calls it here.
    private func leaveToObjectiveC(_ declaration: Declaration) -> Bool {
        let end = file.endOfLine(behind: declaration.lastToken)
        guard declaration.firstToken.startsLine, file.isBlank(end..<file.nextLine(after: end)) else { return false }
        let indentation = file.indentation(at: declaration.bytes.lowerBound)
        let start = file.startWithComments(of: declaration.firstToken)
        let head = "\(indentation)#if canImport(ObjectiveC)\(file.lineEnd)"
        rewriting.insert(head, at: start, in: file.index)
        rewriting.insert("\(file.lineEnd)\(indentation)#endif", at: end, in: file.index)
        return true
    }

    private static let overrides: [String: RuntimeFeature] = [
        "observeValue(forKeyPath:of:change:context:)": .observation, "value(forUndefinedKey:)": .coding,
        "setValue(_:forUndefinedKey:)": .coding, "responds(to:)": .forwarding, "forwardingTarget(for:)": .forwarding,
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        if ["NSErrorPointer", "AutoreleasingUnsafeMutablePointer"].contains(name), !node.isLeftToObjectiveC {
            remark(.runtimeCall(.errorPointer, name), at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { remark(.runtimeCall(.preview, "#Preview"), at: node.macroName) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { remark(.runtimeCall(.preview, "#Preview"), at: node.macroName) }
        return .visitChildren
    }

    private func isOwn(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.label ?? "" }
        return (rewriting.symbols.functions[name] ?? []).contains {
            $0.declaration.labels == labels && !$0.declaration.modifiers.contains("override")
        }
    }

    // MARK: - Features

    private func feature(_ name: String, _ node: FunctionCallExprSyntax) -> RuntimeFeature? {
        if node.calledExpression.is(DeclReferenceExprSyntax.self), let feature = Self.feature(ofFunction: name) {
            return feature
        }
        let labels = node.arguments.map { $0.label?.text ?? "" }
        let first = node.arguments.first?.expression
        switch name {
        case "addObserver" where labels.contains("selector"):
            return NotificationObserver(node, rewriting.symbols) == nil ? .notificationSelector : nil
        case "addObserver" where labels.contains("forKeyPath"): return .observation
        case "removeObserver" where labels.contains("forKeyPath"): return .observation
        case "observe":
            guard let path = first?.as(KeyPathExprSyntax.self) else { return nil }
            return isObservable(path, of: node) ? nil : .observation
        case "value" where [["forKey"], ["forKeyPath"]].contains(labels): return isDefaults(node) ? nil : .coding
        case "setValue" where [["", "forKey"], ["", "forKeyPath"]].contains(labels): return .coding
        case "responds" where labels == ["to"]: return .selectorQuery
        case "instancesRespond" where labels == ["to"]: return .selectorQuery
        case "perform" where first.map { Self.isSelector($0) } == true: return .selectorCall
        case "NSPredicate" where labels.first == "format": return .predicateFormat
        case _ where labels.contains("target") && labels.contains("selector"): return .timerSelector
        default: return nil
        }
    }

    /// The functions of the runtime itself. Associated objects exist here.
    private static func feature(ofFunction name: String) -> RuntimeFeature? {
        let families = ["class_", "method_", "object_", "objc_", "protocol_", "sel_", "ivar_", "imp_"]
        return switch name {
        case "autoreleasepool": .pool
        case "objc_sync_enter", "objc_sync_exit": .lock
        case "class_respondsToSelector": .selectorQuery
        case "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects": nil
        default: families.contains { name.hasPrefix($0) && name.contains { $0.isUppercase } } ? .swizzling : nil
        }
    }

    /// Whether a key path is that of a property of a view that UIKit observes here, too: `label.observe(\.center)`.
    private func isObservable(_ path: KeyPathExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        let types = rewriting.types
        let owner = Owner(of: call).flatMap { types.known.type(named: $0.typeName) }
        let type = callee?.base.map { types.type(of: $0) } ?? owner
        guard let type, !type.isType, let ancestors = types.known.ancestors(of: type.name), path.components.count == 1,
            let name = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        else { return false }
        return name == "contentOffset"
            ? ancestors.contains("UIScrollView")
            : ["center", "frame", "bounds", "isHidden", "alpha"].contains(name) && ancestors.contains("UIView")
    }

    /// `UserDefaults.standard.value(forKey:)` is no access to a property.
    private func isDefaults(_ node: FunctionCallExprSyntax) -> Bool {
        node.calledExpression.trimmedDescription.lowercased().contains("defaults")
    }

    private static func isSelector(_ expression: ExprSyntax) -> Bool {
        expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
            || expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Selector"
            || expression.as(DeclReferenceExprSyntax.self)?.baseName.text.lowercased().hasSuffix("selector") == true
    }
}

internal import SwiftSyntax

/// Rewrites `#selector(Board.move(_:to:))` to `Selector("move:to:")`, the method's Objective-C name.
final class Selectors: FileRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", !node.isLeftToObjectiveC else { return .visitChildren }
        guard let argument = node.arguments.first, let method = Reference(argument) else {
            remark(.unreadable("#selector"), at: node)
            return .skipChildren
        }
        if let name = method.selector(rewriting.symbols) {
            replace(node, with: "Selector(\"\(name)\")")
        } else {
            remark(.selectorWithoutLabels(method.name), at: node)
        }
        return .skipChildren
    }

    /// The content of the parentheses.
    private struct Reference {
        /// `getter` or `setter`
        let accessor: String?
        let name: String

        /// Nil if no labels are written.
        let labels: [String]?

        /// The number of parameters of a type after `as`; nil without one.
        let parameterCount: Int?

        /// Nil if no method is named.
        init?(_ argument: LabeledExprSyntax) {
            accessor = argument.label?.text
            var expression = argument.expression
            var parameterCount: Int?
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
                parameterCount = type.flatMap { Self.parameterCount(of: $0) }
                expression = first
            }
            self.parameterCount = parameterCount
            guard
                let reference = expression.as(DeclReferenceExprSyntax.self)
                    ?? expression.as(MemberAccessExprSyntax.self)?.declName
            else { return nil }
            name = reference.baseName.plainText
            labels = reference.argumentNames?.arguments.map { $0.name.label }
        }

        /// The parameter count of the innermost function type in `(Board) -> (Any) -> Void`.
        private static func parameterCount(of type: TypeSyntax) -> Int? {
            guard let function = type.as(FunctionTypeSyntax.self) else {
                let content = type.as(TupleTypeSyntax.self)?.elements
                return content?.count == 1 ? content?.first.flatMap { parameterCount(of: $0.type) } : nil
            }
            return parameterCount(of: function.returnClause.type) ?? function.parameters.count
        }

        func selector(_ symbols: Symbols) -> String? {
            switch accessor {
            case "getter": return Self.objectiveCName(of: symbols.properties[name] ?? []) ?? name
            case "setter": return ObjectiveCSelector.setter(of: name)
            default: break
            }
            let known = (symbols.functions[name] ?? []).filter { entry in
                labels.map { $0 == entry.declaration.labels }
                    ?? (parameterCount == nil || parameterCount == entry.declaration.labels?.count)
            }
            let visible = known.filter { $0.isVisibleToObjectiveC }
            let candidates = visible.isEmpty ? known : visible
            if let own = Self.objectiveCName(of: candidates) { return own }
            if let labels { return ObjectiveCSelector.text(name: name, labels: labels) }
            let spellings = Set(candidates.map { $0.declaration.labels ?? [] })
            return spellings.count == 1 ? spellings.first.map { ObjectiveCSelector.text(name: name, labels: $0) } : nil
        }

        /// The name in `@objc(name)`, if all entries have the same.
        private static func objectiveCName(of entries: [Symbols.Entry]) -> String? {
            let names = Set(entries.map { $0.declaration.objectiveCName })
            return names.count == 1 ? names.first ?? nil : nil
        }
    }
}

extension Symbols.Entry {
    fileprivate var isVisibleToObjectiveC: Bool {
        declaration.attribute("objc") != nil || declaration.attribute("IBAction") != nil
    }
}

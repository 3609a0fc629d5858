internal import SwiftSyntax

/// Arrays, sets and dictionaries of known types.
extension ExpressionTypes {
    /// `[label, other]`, and `[UILabel]` in front of parentheses. All elements have the same type.
    func type(of node: ArrayExprSyntax, depth: Int) -> KnownType? {
        let types = Set(node.elements.map { type(of: $0.expression, depth: depth + 1) })
        return types.count == 1 ? types.first.flatMap { $0 }?.list : nil
    }

    func type(of node: DictionaryExprSyntax, depth: Int) -> KnownType? {
        guard let elements = node.content.as(DictionaryElementListSyntax.self) else { return nil }
        let types = Set(elements.map { type(of: $0.value, depth: depth + 1) })
        return types.count == 1 ? types.first.flatMap { $0 }?.dictionary : nil
    }

    /// The value for a key, or the element at an index. A range would give several.
    func type(of node: SubscriptCallExprSyntax, depth: Int) -> KnownType? {
        guard let type = type(of: node.calledExpression, depth: depth + 1), let element = type.element,
            !known.symbols.names.contains("subscript"), node.trailingClosure == nil,
            let argument = node.arguments.first, argument.label == nil
        else { return nil }
        if type.isDictionary { return element }
        return node.arguments.count == 1 && isIndex(argument.expression, depth: depth) ? element : nil
    }

    /// Whether an expression is a number: `0`, `indexPath.row`, `views.count - 1`, a variable of the type `Int`.
    private func isIndex(_ node: ExprSyntax, depth: Int) -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return true
        case .memberAccessExpr(let member):
            let name = member.declName.baseName.text
            return Self.indices.contains(name) && !known.symbols.names.contains(name)
        case .declReferenceExpr(let reference): return isNumber(reference, depth: depth)
        case .sequenceExpr(let sequence):
            return sequence.elements.enumerated().allSatisfy { place, element in
                place % 2 == 0
                    ? isIndex(element, depth: depth + 1)
                    : ["+", "-", "*", "/", "%"].contains(element.trimmedDescription)
            }
        default: return false
        }
    }

    private static let indices: Set<String> = ["row", "item", "section", "tag", "count", "startIndex", "endIndex"]

    private func isNumber(_ node: DeclReferenceExprSyntax, depth: Int) -> Bool {
        guard depth < Self.depthMax, let scope = Owner.scope(of: node) else { return false }
        switch locals(in: scope).binding(of: node.baseName.plainText, at: node) {
        case .annotated(let type): return type.trimmedDescription == "Int"
        case .initialized(let value): return isIndex(value, depth: depth + 1)
        default: return false
        }
    }

    // MARK: - Members

    func member(_ name: String, ofList type: KnownType) -> KnownType? {
        guard !type.isType, !known.symbols.names.contains(name) else { return nil }
        if type.isDictionary { return name == "values" ? type.element?.list : nil }
        return ["first", "last"].contains(name) ? type.element : nil
    }

    /// The result of a function of the standard library.
    func result(of name: String, ofList type: KnownType) -> KnownType? {
        guard type.isList, !type.isType else { return nil }
        if Self.givingElement.contains(name) { return type.element }
        return Self.givingList.contains(name) ? type : nil
    }

    private static let givingElement: Set<String> = [
        "first", "last", "randomElement", "min", "max", "remove", "removeFirst", "removeLast", "popLast",
    ]

    private static let givingList: Set<String> = [
        "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix",
    ]

    /// `value ?? other`, if both have the same type. An empty literal has any.
    func type(of value: ExprSyntax, or other: ExprSyntax, depth: Int) -> KnownType? {
        guard let type = type(of: value, depth: depth) else { return nil }
        if type.isList, other.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return type }
        return self.type(of: other, depth: depth) == type ? type : nil
    }
}

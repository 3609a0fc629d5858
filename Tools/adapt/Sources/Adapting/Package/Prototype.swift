internal import SwiftSyntax

/// A cell that a list dequeues and no code registers: a prototype of a storyboard.
struct Prototype: Hashable {
    /// The reuse identifier, as Swift: `"PersonCell"`.
    let identifier: String

    /// The class to which the code casts the cell; UIKit's class without a cast.
    let cellType: String
    let kind: ListKind

    /// The dequeued cells of a class and its superclasses whose identifier is not among the registered ones.
    static func all(of family: ClassFamily, registered: Set<String>, _ symbols: Symbols) -> [Prototype] {
        var found: [Prototype] = []
        for part in family.levels.flatMap({ $0.members }) {
            let finder = DequeueFinder(viewMode: .sourceAccurate)
            finder.walk(part.member.node)
            for (expression, cellType, kind) in finder.found where !registered.contains(expression) {
                guard let identifier = literal(expression, symbols) else { continue }
                let prototype = Prototype(identifier: identifier, cellType: cellType, kind: kind)
                if !found.contains(where: { $0.identifier == identifier }) { found.append(prototype) }
            }
        }
        return found
    }

    /// A literal as it is, and the literal that a constant of the files is set to.
    private static func literal(_ expression: String, _ symbols: Symbols) -> String? {
        if expression.hasPrefix("\"") { return expression }
        let name = expression.split(separator: ".").last.map { String($0) } ?? expression
        let values = (symbols.properties[name] ?? []).compactMap { entry in
            entry.declaration.node.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
                .as(StringLiteralExprSyntax.self)?.trimmedDescription
        }
        return Set(values).count == 1 ? values.first : nil
    }
}

/// Finds `dequeueReusableCell(withIdentifier:for:)` and its relatives, with the class that the result is cast to.
private final class DequeueFinder: SyntaxVisitor {
    private(set) var found: [(expression: String, cellType: String, kind: ListKind)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "dequeueReusableCell",
            let argument = node.arguments.first
        else { return .visitChildren }
        let isTable = argument.label?.text == "withIdentifier"
        guard isTable || argument.label?.text == "withReuseIdentifier" else { return .visitChildren }
        let type = node.castType ?? node.laterCastType ?? (isTable ? "UITableViewCell" : "UICollectionViewCell")
        found.append((argument.expression.trimmedDescription, type, isTable ? .table : .collection))
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The class in `dequeue(…) as! PersonCell`.
    fileprivate var castType: String? {
        guard let sequence = parent?.parent?.as(SequenceExprSyntax.self),
            let place = sequence.elements.firstIndex(where: { $0.id == id })
        else { return nil }
        let rest = sequence.elements[place...].dropFirst()
        guard rest.first?.is(UnresolvedAsExprSyntax.self) == true else { return nil }
        return rest.dropFirst().first?.as(TypeExprSyntax.self)?.type.unwrapped
    }
}

extension FunctionCallExprSyntax {
    /// The class in `let cell = dequeue(…)`, if a statement of the same block contains `cell as? PersonCell`.
    fileprivate var laterCastType: String? {
        guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let block = sequence(first: Syntax(self), next: { $0.parent }).first(where: { $0.is(CodeBlockSyntax.self) })
        else { return nil }
        let finder = CastFinder(of: name)
        finder.walk(block)
        return finder.type
    }
}

/// Finds `NAME as? Type`, the first one in the order of the text.
private final class CastFinder: SyntaxVisitor {
    private let name: String
    private(set) var type: String?

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() where index + 2 < elements.count && type == nil {
            guard element.as(DeclReferenceExprSyntax.self)?.baseName.plainText == name,
                elements[index + 1].is(UnresolvedAsExprSyntax.self)
            else { continue }
            type = elements[index + 2].as(TypeExprSyntax.self)?.type.unwrapped
        }
        return .visitChildren
    }
}

/// Finds the reuse identifiers that code registers.
final class RegistrationFinder: SyntaxVisitor {
    private(set) var identifiers: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels: Set = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]
        for argument in node.arguments where argument.label.map({ labels.contains($0.text) }) == true {
            identifiers.insert(argument.expression.trimmedDescription)
        }
        return .visitChildren
    }
}

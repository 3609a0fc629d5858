internal import SwiftSyntax

/// The members of UIKit that a call can mean: `view.addSubview(…)`, `UILabel(…)`.
struct Callee {
    let type: KnownType
    let name: String

    /// The labels of the arguments in parentheses.
    let labels: [String]
    let members: [MemberTable.Member]

    /// Where the name stands.
    let node: Syntax
    private let trailingClosures: Int

    /// Nil if the type of the receiver is not known, or the files declare such a function themselves.
    init?(_ call: FunctionCallExprSyntax, _ types: ExpressionTypes) {
        guard let (type, name, node) = Self.target(call.calledExpression, types),
            let ancestors = types.known.ancestors(of: type.name)
        else { return nil }
        labels = call.arguments.map { $0.label?.label ?? "" }
        trailingClosures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let isOwn =
            name == "init"
            ? Self.declaresInitializer(labels, of: type, types.known.symbols)
            : types.known.mayDeclare(name, in: type)
        guard !isOwn else { return nil }
        self.type = type
        self.name = name
        self.node = node
        members = types.known.table.members(name, of: ancestors)
    }

    private static func target(
        _ callee: ExprSyntax, _ types: ExpressionTypes
    ) -> (type: KnownType, name: String, node: Syntax)? {
        if let type = types.type(of: callee), type.isType { return (type, "init", Syntax(callee)) }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
            let type = types.type(of: base)
        else { return nil }
        return (type, member.declName.baseName.plainText, Syntax(member.declName))
    }

    /// Classes of the files have initialisers of their own. An argument can be left out, or be a trailing closure.
    private static func declaresInitializer(_ labels: [String], of type: KnownType, _ symbols: Symbols) -> Bool {
        symbols.names.contains(type.name) || symbols.classes[type.name] != nil
            || (symbols.functions["init"] ?? []).contains { entry in
                var rest = (entry.declaration.labels ?? [])[...]
                return labels.allSatisfy { label in
                    rest = rest.drop { $0 != label }
                    return rest.popFirst() != nil
                }
            }
    }

    /// The parameters of the arguments, for each member that the call fits.
    var fitting: [[MemberTable.Parameter]] {
        members.compactMap { $0.parameters(of: labels, trailingClosures: trailingClosures) }
    }

    /// The parameter of a closure after the parentheses, in each member that the call fits.
    func trailingParameters(labeled label: String?) -> [MemberTable.Parameter?] {
        members.compactMap { member in
            member.trailing(after: labels, count: trailingClosures).map { rest in
                let closures = rest.filter { $0.closureTypes != nil }
                if let label { return closures.first { $0.label == label } }
                return closures.count == trailingClosures ? closures.first : nil
            }
        }
    }

    /// Whether there is such a name, but none with these labels. A value can be called in other ways.
    var hasOtherLabels: Bool {
        guard !members.isEmpty, !RenamedNames.isOldMember(name, labels: labels),
            members.allSatisfy({ $0.parameters != nil }), fitting.isEmpty
        else { return false }
        if name == "init" { return !labels.isEmpty && !Self.synthesized.contains(labels) }
        return !type.isType || members.allSatisfy { $0.isStatic }
    }

    /// Initialisers that come from protocols.
    private static let synthesized: Set<[String]> = [["coder"], ["rawValue"], ["from"], ["arrayLiteral"], [""]]

    /// `addSubview(_:)`
    var signature: String { name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
}

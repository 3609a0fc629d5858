internal import SwiftSyntax

/// Converts `@objc optional` requirements to ordinary ones with a default in an extension: `{}` without a result, `{
/// nil }` for an optional result. Other requirements are left unchanged and reported.
enum OptionalRequirements {
    /// An optional requirement, and the body of its default; nil if none is possible.
    struct Requirement {
        let owner: Symbols.Entry
        let declaration: Declaration
        let defaultBody: String?
    }

    /// Runs before the removal of attributes: removes `optional`, or keeps the requirements without a default.
    static func prepare(_ rewriting: Rewriting) {
        for requirement in requirements(rewriting) {
            let declaration = requirement.declaration
            let file = requirement.owner.file
            if requirement.defaultBody == nil {
                let head = declaration.bytes.lowerBound..<declaration.keyword.bytes.lowerBound
                rewriting.keep(head, in: file)
                rewriting.remark(
                    .optionalRequirementWithValue(declaration.signature), at: declaration.bytes, in: file)
            } else if let modifier = declaration.optionalModifier {
                rewriting.remove(modifier, in: file)
            }
        }
    }

    /// The optional requirements of all protocols in the files.
    static func requirements(_ rewriting: Rewriting) -> [Requirement] {
        rewriting.symbols.all.filter { $0.declaration.introducer == "protocol" }.flatMap { owner in
            owner.declaration.members
                .filter { $0.optionalModifier != nil && !$0.node.isLeftToObjectiveC }
                .map { Requirement(owner: owner, declaration: $0, defaultBody: body(for: $0, of: owner)) }
        }
    }

    private static func body(for member: Declaration, of owner: Symbols.Entry) -> String? {
        guard member.node.conditions.map({ $0.id }) == owner.declaration.node.conditions.map({ $0.id }) else {
            return nil
        }
        if let function = member.node.as(FunctionDeclSyntax.self) {
            guard let result = function.signature.returnClause?.type else { return "{}" }
            if result.as(TupleTypeSyntax.self)?.elements.isEmpty == true || result.plainName == "Void" { return "{}" }
            return isOptional(result) ? "{ nil }" : nil
        }
        guard let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            !accessors.contains(where: { $0.accessorSpecifier.text == "set" })
        else { return nil }
        return binding.typeAnnotation.map { isOptional($0.type) } == true ? "{ nil }" : nil
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    // MARK: - Defaults

    /// Inserts the extension with the defaults after the protocol.
    static func rewrite(_ rewriting: Rewriting) {
        let solved = requirements(rewriting).filter { $0.defaultBody != nil }
        var written: Set<String> = []
        for requirement in solved where written.insert(requirement.owner.qualifiedName).inserted {
            let owner = requirement.owner
            let file = rewriting.files[owner.file]
            let members = solved.filter { $0.owner.qualifiedName == owner.qualifiedName }
                .map { "    " + text(of: $0, rewriting) }
            let lines = ["", "", "extension \(owner.qualifiedName) {", members.joined(separator: file.lineEnd), "}"]
            let end = file.endOfLine(behind: outermost(around: owner, in: file).lastToken)
            rewriting.insert(lines.joined(separator: file.lineEnd), at: end, in: owner.file)
        }
    }

    /// The declaration at file scope that contains the protocol: extensions are only valid at file scope.
    private static func outermost(around owner: Symbols.Entry, in file: SwiftFile) -> Declaration {
        file.declarations.first { $0.bytes.contains(owner.declaration.bytes.lowerBound) } ?? owner.declaration
    }

    private static func text(of requirement: Requirement, _ rewriting: Rewriting) -> String {
        let member = requirement.declaration
        let file = requirement.owner.file
        let keyword = member.keyword.bytes.lowerBound
        let accessors = member.node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
        let last = accessors?.leftBrace.previousToken(viewMode: .sourceAccurate) ?? member.lastToken
        let access = requirement.owner.declaration.modifiers.intersection(["public", "package"]).first.map { $0 + " " }
        return rewriting.rendered(member.bytes.lowerBound..<keyword, in: file).trimmingFirstBlanks() + (access ?? "")
            + rewriting.rendered(keyword..<last.bytes.upperBound, in: file)
            + " " + (requirement.defaultBody ?? "")
    }
}

extension Declaration {
    fileprivate var optionalModifier: DeclModifierSyntax? {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first { $0.name.text == "optional" }
    }
}

extension String {
    fileprivate func trimmingFirstBlanks() -> String {
        String(drop { $0.isWhitespace })
    }
}

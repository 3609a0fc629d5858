internal import SwiftSyntax

/// Reports members of UIKit's and Foundation's types that do not exist here, at the first place of each in a file. It
/// knows the types that the syntax tells, and is silent about others, and where another module may declare the member.
enum MissingMembers {
    static func report(_ rewriting: Rewriting) {
        let imports = rewriting.files.map { $0.foreignModules }
        guard imports.allSatisfy({ $0.others.isEmpty }) else { return }
        for file in rewriting.files where imports[file.index].tested.isEmpty {
            MissingMemberVisitor(file, rewriting).walk(file.tree)
        }
    }
}

extension SwiftFile {
    /// Modules of packages, whose extensions are not known. What only tests import is mostly the app itself.
    fileprivate var foreignModules: (others: [String], tested: [String]) {
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let foreign = imports.filter { $0.path.first.map { Imports.isUnknown($0.name.plainText) } ?? false }
        let isTest = !modules.isDisjoint(with: ["XCTest", "Testing"])
        let isTested = { (node: ImportDeclSyntax) in
            isTest || node.attributes.trimmedDescription.contains("@testable")
        }
        return (
            foreign.filter { !isTested($0) }.map { $0.path.trimmedDescription },
            foreign.filter { isTested($0) }.map { $0.path.trimmedDescription }
        )
    }
}

private final class MissingMemberVisitor: FileRule {
    private var reported: Set<String> = []

    /// Whether a framework that does not exist here may declare functions.
    private lazy var hasForeignFunctions = file.modules.contains { Imports.isMissing($0) }

    private var types: ExpressionTypes { rewriting.types }
    private var known: KnownTypes { types.known }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.base.map { types.type(of: $0) } ?? ImplicitMembers(types: types).context(of: node)?.asType
        let name = node.declName.baseName.plainText
        if let type, known.isMissing(name, in: type) { report(name, of: type, at: node.declName) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plainText
        if let type = known.type(node.baseType), name != "Type", known.isMissing(name, in: type),
            known.type(TypeSyntax(node)) == nil
        {
            report(name, of: type, at: node.name)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // Calls with selectors have been rewritten already, with other labels.
        let isRewritten = node.arguments.first.map {
            rewriting.isReplaced(at: $0.bytes.lowerBound, in: file.index)
        }
        if isRewritten != true, let callee = Callee(node, types), callee.hasOtherLabels {
            report(callee.signature, of: callee.type, at: callee.node)
        }
        return .visitChildren
    }

    /// A member of `self` without `self`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainText
        guard !node.isMember, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true, !hasForeignFunctions,
            GlobalNames.canBeMember(name), let owner = Owner(of: node), owner.isInstance,
            let type = known.type(named: owner.typeName), known.isMissing(name, in: type),
            let member = Owner.member(around: node), types.locals(in: member).bindings[name] == nil
        else { return .visitChildren }
        report(name, of: type, at: node)
        return .visitChildren
    }

    private func report(_ member: String, of type: KnownType, at node: some SyntaxProtocol) {
        let text = "\(known.uikitName(of: type)).\(member)"
        guard !node.isLeftToObjectiveC, node.isCompiledHere,
            ![member, type.name].contains(where: { rewriting.isRuntimeCall($0, at: node.bytes, in: file.index) }),
            reported.insert(text).inserted
        else { return }
        remark(.missingMember(text), at: node)
    }

    // MARK: - Overrides

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        checkOverride(DeclSyntax(node), at: node.name)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        checkOverride(DeclSyntax(node), at: node.bindings)
        return .visitChildren
    }

    /// An override of what neither UIKit nor a class of the files declares.
    private func checkOverride(_ node: DeclSyntax, at place: some SyntaxProtocol) {
        guard let declaration = Declaration(node), declaration.modifiers.contains("override"),
            let owner = Owner(of: node), let type = known.type(named: owner.typeName),
            !known.isDeclaredWithoutOverride(declaration.name), known.isMissingInUIKit(declaration, in: type)
        else { return }
        report(declaration.signature, of: type, at: place)
    }
}

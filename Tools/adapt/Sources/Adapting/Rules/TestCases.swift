internal import SwiftSyntax

/// Prepares test cases of XCTest, whose tests SwiftPM lists in generated code on Linux.
///
/// Synchronous tests on the main actor become `async`, because the list does not compile with them otherwise. Calls of
/// `wait(for:)`, which async code must not use, become `await fulfillment(of:)`. Tests of generic classes, and those
/// inherited from another module, cannot be listed and are reported.
struct TestCases {
    private let rewriting: Rewriting
    private var symbols: Symbols { rewriting.symbols }

    static func rewrite(_ rewriting: Rewriting) {
        let rule = TestCases(rewriting: rewriting)
        for entry in rewriting.symbols.classes.values.joined() { rule.check(entry) }
        for entry in rewriting.symbols.all where rule.isTest(entry) { rule.rewrite(entry) }
    }

    /// The class and its superclasses in the files, and the name of the last one's superclass.
    private func line(of entry: Symbols.Entry) -> (classes: [Symbols.Entry], root: String?) {
        var classes = [entry]
        while let name = classes[classes.count - 1].declaration.inherited.first, classes.count < Self.lineMax {
            guard let next = symbols.classes[name]?.first else { return (classes, name) }
            classes.append(next)
        }
        return (classes, nil)
    }

    /// The maximum length of a chain of superclasses.
    private static let lineMax = 64

    // MARK: - Classes

    private func check(_ entry: Symbols.Entry) {
        let (classes, root) = line(of: entry)
        let declaration = entry.declaration
        guard let root, !declaration.node.isAsked(for: "ObjectiveC") else { return }
        if root == "XCTestCase", declaration.members.contains(where: { isTest($0) }),
            declaration.node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        {
            rewriting.remark(.genericTestCase(declaration.name), at: declaration.nameBytes, in: entry.file)
        }
        let isOfOther = root.hasSuffix("TestCase") || root.hasSuffix("Tests")
        if classes.count == 1, isOfOther, root != "XCTestCase" {
            rewriting.remark(
                .testsOfOtherModule(declaration.name, superclass: root), at: declaration.nameBytes, in: entry.file)
        }
    }

    private func isTest(_ member: Declaration) -> Bool {
        member.introducer == "func" && member.name.hasPrefix("test") && (member.labels ?? []).isEmpty
            && member.modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"])
    }

    // MARK: - Tests on the main actor

    private func isTest(_ entry: Symbols.Entry) -> Bool {
        let test = entry.declaration
        guard isTest(test), !test.modifiers.contains("nonisolated"), !test.node.isAsked(for: "ObjectiveC"),
            test.node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier == nil,
            let owner = symbols.classes[entry.path.joined(separator: ".")]?.first
        else { return false }
        let (classes, root) = line(of: owner)
        return root == "XCTestCase"
            && ([test] + classes.map { $0.declaration }).contains { $0.attribute("MainActor") != nil }
    }

    private func rewrite(_ entry: Symbols.Entry) {
        guard let test = entry.declaration.node.as(FunctionDeclSyntax.self) else { return }
        rewriting.insert(" async", at: test.signature.parameterClause.bytes.upperBound, in: entry.file)
        if let body = test.body { WaitFinder(rewriting.files[entry.file], rewriting).walk(body) }
    }
}

/// Rewrites waiting for expectations in the body of a test, except in its closures.
private final class WaitFinder: FileRule {
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let member = callee.as(MemberAccessExprSyntax.self)
        let name = (callee.as(DeclReferenceExprSyntax.self) ?? member?.declName)?.baseName
        guard let name, member == nil || member?.base?.trimmedDescription == "self" else { return .visitChildren }
        let label = node.arguments.first?.label
        if name.text == "wait", let label, label.text == "for" {
            rewriting.insert("await ", at: node.bytes.lowerBound, in: file.index)
            replace(name, with: "fulfillment")
            replace(label, with: "of")
        } else if name.text == "waitForExpectations" {
            remark(.waitInAsyncTest, at: node)
        }
        return .visitChildren
    }
}

internal import SwiftIfConfig
internal import SwiftSyntax

/// Reports branches such as `#if os(iOS)`, which are compiled for iOS and not here. A condition that names Linux was
/// written for it.
final class SystemConditions: FileRule {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.clauses.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        let clause = node.activeClause(in: Platform.ios).clause
        guard let clause, words.isDisjoint(with: ["Linux", "ObjectiveC", "_ObjC"]), clause.elements != nil,
            node.activeClause(in: Platform.linux).clause?.id != clause.id
        else { return .visitChildren }
        let text = [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap { $0 }
        remark(.branchForIOS(text.joined(separator: " ")), at: clause.poundKeyword)
        return .visitChildren
    }
}

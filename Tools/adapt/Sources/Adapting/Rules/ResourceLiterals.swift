internal import SwiftSyntax

/// Rewrites `#imageLiteral(resourceName: "bin")` to `UIImage(named: "bin")!`, and likewise colours and files, as the
/// literals are defined (`_ExpressibleByImageLiteral` and its siblings).
final class ResourceLiterals: FileRule {
    private struct Form {
        let start: String
        let label: String
        let end: String
    }

    private static let forms: [String: Form] = [
        "imageLiteral": Form(start: "UIImage(named", label: "resourceName", end: ")!"),
        "fileLiteral": Form(
            start: "Bundle.main.url(forResource", label: "resourceName", end: ", withExtension: nil)!"),
        "colorLiteral": Form(start: "UIColor(red", label: "red", end: ")"),
    ]

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let form = Self.forms[node.macroName.text], !node.isLeftToObjectiveC else { return .visitChildren }
        guard let label = node.arguments.first?.label, label.text == form.label, let close = node.rightParen else {
            remark(.unreadable("#\(node.macroName.text)"), at: node)
            return .visitChildren
        }
        rewriting.replace(node.bytes.lowerBound..<label.bytes.upperBound, with: form.start, in: file.index)
        replace(close, with: form.end)
        return .visitChildren
    }
}

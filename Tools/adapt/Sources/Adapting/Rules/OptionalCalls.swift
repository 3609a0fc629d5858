internal import SwiftSyntax

/// Rewrites `delegate.board?(self, didMove: card)` to `delegate.board(self, didMove: card)` if `board(_:didMove:)` is
/// an optional requirement in the files, or a method of UIKit's delegates, which all have defaults here.
///
/// A call with labels must be an optional method. Without labels it may be a closure, and is left unchanged unless the
/// method is known.
final class OptionalCalls: FileRule {
    private lazy var requirements = Dictionary(grouping: OptionalRequirements.requirements(rewriting)) {
        $0.declaration.name
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = OptionalCall(node), !node.isLeftToObjectiveC else { return .visitChildren }
        guard let called = requirements[call.name]?.first(where: { call.fits($0.declaration.labels) }) else {
            rewriteUnknown(call)
            return .visitChildren
        }
        if !call.asksMethod, rewriting.symbols.variableNames.contains(call.name) {
            rewriting.remark(.ambiguousOptionalCall(call.name), at: call.bytes, in: file.index)
        } else if called.defaultBody != nil {
            replace(call.mark, with: "")
        }
        return .visitChildren
    }

    /// A call of a method that is no requirement in the files.
    private func rewriteUnknown(_ call: OptionalCall) {
        let entries = call.hasTrailingClosure ? [] : DelegateTable.shared.entries(signed: call.signature)
        let isProperty = !call.asksMethod && rewriting.symbols.variableNames.contains(call.name)
        guard !entries.isEmpty, !isProperty else {
            if call.asksMethod {
                rewriting.remark(.optionalCallOfUnknown(call.name), at: call.bytes, in: file.index)
            }
            return
        }
        let hasValue = !entries.allSatisfy { $0.method.result.isEmpty || $0.method.result.hasSuffix("?") }
        if hasValue, call.isBound, !call.hasOptionalReceiver {
            rewriting.remark(.boundCallWithDefault(call.signature), at: call.bytes, in: file.index)
            return
        }
        replace(call.mark, with: "")
        if hasValue {
            rewriting.remark(.defaultInsteadOfAbsence(call.signature), at: call.bytes, in: file.index)
        }
    }
}

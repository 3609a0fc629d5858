/// The rules in the order in which they are followed.
enum RewritingRules {
    static let all: [@Sendable (inout Rewriting) -> Void] = [
        DelegateMethods.check,
        Walls.report,
        OptionalRequirements.prepare,
        ObjectiveCAttributes.remove,
        Selectors.rewrite,
        KeyPaths.rewrite,
        ResourceLiterals.rewrite,
        RenamedNames.rewrite,
        Imports.rewrite,
        ClassBoundProtocols.rewrite,
        OptionalCalls.rewrite,
        { $0.settleRemovals() },
        // What follows copies and moves text, with the edits that have been made in it.
        OptionalRequirements.rewrite,
        ExtensionOverrides.move,
    ]
}

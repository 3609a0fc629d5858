/// The rules in the order in which they are applied.
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
        // These rules copy and move text that already has edits.
        OptionalRequirements.rewrite,
        ExtensionOverrides.move,
    ]
}

/// The rules in the order in which they are applied.
enum RewritingRules {
    static let all: [@Sendable (Rewriting) -> Void] = [
        DelegateMethods.check,
        MetatypeInitializers.apply,
        RuntimeCalls.apply,
        NotificationObservers.rewrite,
        MissingTypes.report,
        MissingMembers.report,
        SystemConditions.apply,
        OptionalRequirements.prepare,
        ObjectiveCAttributes.apply,
        ApplicationMain.apply,
        Selectors.apply,
        KeyPaths.apply,
        ResourceLiterals.apply,
        RenamedNames.apply,
        Imports.rewrite,
        ClassBoundProtocols.apply,
        OptionalCalls.apply,
        ClassDescriptions.apply,
        TestCases.rewrite,
        FulfillReferences.apply,
        { $0.settleRemovals() },
        // These rules copy and move text that already has edits.
        OptionalRequirements.rewrite,
        ExtensionOverrides.move,
    ]
}

extension Rule {
    /// The engine's support for a rule.
    package enum Coverage: Hashable, Sendable {
        /// The engine follows it: without it, a spec tagged with it fails.
        case modelled

        /// It summarises other rules, and is omitted with them.
        case consisting(of: [RuleID])

        /// The engine has nothing that the rule applies to, for a reason.
        case outOfScope(String)
    }
}

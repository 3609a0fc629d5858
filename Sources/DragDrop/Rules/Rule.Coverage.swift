extension Rule {
    /// What the engine makes of a rule.
    package enum Coverage: Hashable, Sendable {
        /// The engine decides by it: left out, some spec tagged with it fails.
        case modelled

        /// It says no more than other rules together, and is left out with them.
        case consisting(of: [RuleID])

        /// The engine has nothing that could follow it, for a reason.
        case outOfScope(String)
    }
}

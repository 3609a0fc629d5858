package import SourceText

/// What the linter has to say about one place.
package struct LintFinding: Sendable {
    /// Nil for a warning of the checker, which has a code of its own.
    package let rule: LintRule?
    package let diagnostic: Diagnostic

    /// The reason that an ignore comment gives; nil for a finding that is to be reported.
    package let ignoredBecause: String?

    package init(rule: LintRule?, _ diagnostic: Diagnostic, ignoredBecause: String? = nil) {
        self.rule = rule
        self.diagnostic = diagnostic
        self.ignoredBecause = ignoredBecause
    }
}

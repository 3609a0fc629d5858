internal import DNDLanguage
package import SourceText

/// A finding of the linter.
package struct LintFinding: Sendable {
    /// Nil for a warning of the checker, which has its own code.
    package let rule: LintRule?
    package let diagnostic: Diagnostic

    /// The reason from an ignore comment; nil for a finding to report.
    package let ignoredBecause: String?

    package init(rule: LintRule?, _ diagnostic: Diagnostic, ignoredBecause: String? = nil) {
        self.rule = rule
        self.diagnostic = diagnostic
        self.ignoredBecause = ignoredBecause
    }
}

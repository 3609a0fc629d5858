package import SourceText

/// The findings in one file, for any output format.
package struct LintedFile: Sendable {
    package struct Finding: Sendable {
        package let diagnostic: Diagnostic

        /// The reason in the comment that ignores the finding; nil for a reported finding.
        package let ignoredBecause: String?

        package init(_ diagnostic: Diagnostic, ignoredBecause: String?) {
            self.diagnostic = diagnostic
            self.ignoredBecause = ignoredBecause
        }
    }

    /// The name as the user gave it.
    package let name: String
    package let sources: SourceSet
    package let findings: [Finding]

    package init(name: String, sources: SourceSet, findings: [Finding]) {
        self.name = name
        self.sources = sources
        self.findings = findings
    }

    /// The findings that no comment ignores.
    package var reported: [Diagnostic] {
        findings.filter { $0.ignoredBecause == nil }.map { $0.diagnostic }
    }
}

/// A rule as reports describe it.
package struct LintedRule: Sendable {
    package let code: String

    /// `unusedWord`
    package let name: String

    /// Starts in lower case, without a full stop.
    package let title: String
    package let explanation: String
    package let severity: Diagnostic.Severity?

    package init(
        code: String, name: String, title: String, explanation: String, severity: Diagnostic.Severity?
    ) {
        self.code = code
        self.name = name
        self.title = title
        self.explanation = explanation
        self.severity = severity
    }
}

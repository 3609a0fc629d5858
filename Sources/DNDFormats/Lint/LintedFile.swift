package import SourceText

/// What was found in one file, ready to be written in any format.
package struct LintedFile: Sendable {
    package struct Finding: Sendable {
        package let diagnostic: Diagnostic

        /// The reason that a comment in the file gives; nil for a finding that counts.
        package let ignoredBecause: String?

        package init(_ diagnostic: Diagnostic, ignoredBecause: String?) {
            self.diagnostic = diagnostic
            self.ignoredBecause = ignoredBecause
        }
    }

    /// As the user named it.
    package let name: String
    package let sources: SourceSet
    package let findings: [Finding]

    package init(name: String, sources: SourceSet, findings: [Finding]) {
        self.name = name
        self.sources = sources
        self.findings = findings
    }

    /// Those that no comment ignores.
    package var reported: [Diagnostic] {
        findings.filter { $0.ignoredBecause == nil }.map { $0.diagnostic }
    }
}

/// A rule as reports describe it.
package struct LintedRule: Sendable {
    package let code: String

    /// `unusedWord`
    package let name: String

    /// Lower-case, no full stop.
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

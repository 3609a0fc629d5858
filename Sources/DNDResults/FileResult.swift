package import SourceText

/// What one file came to: diagnostics, or a result per scenario. Never both results and errors.
package struct FileResult: Sendable {
    package var name: String

    /// The file and what it includes; ranges of diagnostics and mismatches point into it.
    package var sources: SourceSet
    package var diagnostics: [Diagnostic]
    package var scenarios: [ScenarioResult]

    package init(name: String, sources: SourceSet, diagnostics: [Diagnostic], scenarios: [ScenarioResult]) {
        self.name = name
        self.sources = sources
        self.diagnostics = diagnostics
        self.scenarios = scenarios
    }

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }
}

package import SourceText

/// The result of one file: either diagnostics with errors, or one result per scenario. Never both.
package struct FileResult: Sendable {
    package var name: String

    /// The file and its includes; ranges of diagnostics and mismatches refer to it.
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

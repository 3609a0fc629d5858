internal import DNDLanguage
internal import SourceText

/// A spec that was read, parsed and checked.
struct LoadedSpec: Sendable {
    let file: SpecFile
    let sources: SourceSet
    let diagnostics: [Diagnostic]

    /// Must not be run when a diagnostic is an error.
    let program: Program

    /// The scenarios as written, cases in one piece.
    let scenarioRanges: [SourceRange]

    var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }
}

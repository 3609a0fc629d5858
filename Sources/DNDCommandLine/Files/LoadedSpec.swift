package import DNDLanguage
package import SourceText

/// A spec that was read, parsed and checked.
package struct LoadedSpec: Sendable {
    package let file: SpecFile
    package let sources: SourceSet
    package let diagnostics: [Diagnostic]

    /// Must not be run when a diagnostic is an error.
    package let program: Program

    /// The scenarios as written, cases in one piece.
    let scenarioRanges: [SourceRange]

    /// What it includes, directly and through others, as diagnostics call it.
    var includedNames: [String] { sources.files.dropFirst().map { $0.name } }

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }
}

internal import SourceText

/// What is wrong with a spec, and the texts that it is told with.
struct SpecFaults: Sendable {
    let diagnostics: [Diagnostic]
    let sources: SourceSet
}

package import SourceText

/// What is wrong with a spec, and the texts that it is told with.
package struct SpecFaults: Sendable {
    package let diagnostics: [Diagnostic]
    package let sources: SourceSet
}

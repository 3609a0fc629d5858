package import SourceText

/// The diagnostics of a spec, and the texts they refer to.
package struct SpecFaults: Sendable {
    package let diagnostics: [Diagnostic]
    package let sources: SourceSet
}

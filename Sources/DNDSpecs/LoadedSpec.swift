package import DNDLanguage
package import DragDrop
package import SourceText

/// A loaded, parsed and checked spec.
package struct LoadedSpec: Sendable {
    package let file: SpecFile
    package let sources: SourceSet
    package let diagnostics: [Diagnostic]

    /// Must not be run if a diagnostic is an error.
    package let program: Program

    /// The ranges of the scenarios as written, each including all its cases.
    package let scenarioRanges: [SourceRange]

    /// The paths of its texts, with links resolved; standard input has none.
    package let paths: [FileID: String]

    /// Every file that it includes, existing or not, as an absolute path without resolving links.
    package let includedPaths: [String]

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }
}

extension LoadedSpec {
    /// The same spec with another version of iOS, which overrides its declarations.
    package func on(_ version: SystemVersion) -> LoadedSpec {
        var program = program
        let version = DeviceDeclaration.Version(version.major, version.minor)
        program.fixture.device.version = version
        for index in program.scenarios.indices where program.scenarios[index].fixture.device.version != nil {
            program.scenarios[index].fixture.device.version = version
        }
        return LoadedSpec(
            file: file, sources: sources, diagnostics: diagnostics, program: program, scenarioRanges: scenarioRanges,
            paths: paths, includedPaths: includedPaths)
    }
}

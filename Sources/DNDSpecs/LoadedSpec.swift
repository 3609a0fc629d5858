package import DNDLanguage
package import DragDrop
package import SourceText

/// A spec that was read, parsed and checked.
package struct LoadedSpec: Sendable {
    package let file: SpecFile
    package let sources: SourceSet
    package let diagnostics: [Diagnostic]

    /// Must not be run when a diagnostic is an error.
    package let program: Program

    /// The scenarios as written, cases in one piece.
    package let scenarioRanges: [SourceRange]

    /// Where its texts come from, without links; standard input comes from nowhere.
    package let paths: [FileID: String]

    /// Every file that it includes, there or not, as an absolute path in which links are not followed.
    package let includedPaths: [String]

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }
}

extension LoadedSpec {
    /// The same spec under a version of iOS, whatever it declares.
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

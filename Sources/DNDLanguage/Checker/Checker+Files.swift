package import SourceText

/// The result of parsing and checking a text.
package struct CheckedSource: Sendable {
    /// The program without faulty phrases. It must not run if the diagnostics include an error.
    package var program: Program
    package var diagnostics: [Diagnostic] = []

    /// The ranges of the scenarios as written; the cases of one scenario share a range.
    package var scenarioRanges: [SourceRange]
}

/// Checks of a file, starting from its text.
extension Checker {
    /// Parses and checks a file, scenario by scenario. Memory: that of the program; for a file with syntax errors also
    /// that of its syntax tree.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - file: The ID of the text, for ranges.
    ///   - title: The name of the scenario in a file without `scenario`.
    ///   - path: The path of the file from the root of the run, separated by `/`.
    ///   - include: Reads the file at a path from the root of the run.
    /// - Returns: The program without faulty phrases, and the diagnostics in the order of the text.
    package func read(
        _ source: SourceFile, as file: FileID, title: String, path: String, include: @escaping IncludeLoader
    ) -> CheckedSource {
        read(source, as: file, title: title, path: path, keepsScenarios: true, include)
    }

    /// The same for a file that is not going to run; the program is without its scenarios.
    package func faults(
        of source: SourceFile, as file: FileID, title: String, path: String, include: @escaping IncludeLoader
    ) -> CheckedSource {
        read(source, as: file, title: title, path: path, keepsScenarios: false, include)
    }

    private func read(
        _ source: SourceFile, as file: FileID, title: String, path: String, keepsScenarios: Bool,
        _ include: @escaping IncludeLoader
    ) -> CheckedSource {
        let includes = RepeatedIncludes(include)
        var check = FileCheck(
            .written(source, file), methods: methods, path: path, title: title, keepsScenarios: keepsScenarios, includes
        )
        var syntaxDiagnostics: [Diagnostic] = []
        if !check.run(hasSyntaxErrors: false) {
            let (block, found) = Parser.parse(file: file, source: source, for: self)
            syntaxDiagnostics = found
            check = FileCheck(
                .parsed(block), methods: methods, path: path, title: title, keepsScenarios: keepsScenarios, includes)
            _ = check.run(hasSyntaxErrors: true)
        }
        var program = check.program
        if !keepsScenarios { program.scenarios = [] }
        return CheckedSource(
            program: program, diagnostics: (syntaxDiagnostics + diagnostics(of: check, file, source)).limited(),
            scenarioRanges: keepsScenarios ? check.scenarioRanges : [])
    }
}

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
    /// Parses and checks a file. Memory: that of the program, for a file without faults that declares everything before
    /// its scenarios; otherwise also that of the whole syntax tree.
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
        let includes = RepeatedIncludes(include)
        var scenarios: [Scenario] = []
        var check = onePass(source, as: file, path: path, includes)
        if var program = check?.program(title: title, file: file, scenario: { scenarios.append($0) }) {
            program.scenarios = scenarios
            return CheckedSource(program: program, scenarioRanges: check?.scenarioRanges ?? [])
        }
        scenarios = []
        return readWhole(source, as: file, title: title, path: path, includes)
    }

    /// Checks a file that is not going to run; the program is without its scenarios. Memory: one scenario at a time,
    /// and that of `read` for a file with faults.
    package func faults(
        of source: SourceFile, as file: FileID, title: String, path: String, include: @escaping IncludeLoader
    ) -> CheckedSource {
        let includes = RepeatedIncludes(include)
        var check = onePass(source, as: file, path: path, includes)
        if let program = check?.program(title: title, file: file, scenario: { _ in }) {
            return CheckedSource(program: program, scenarioRanges: [])
        }
        var whole = readWhole(source, as: file, title: title, path: path, includes)
        whole.program.scenarios = []
        whole.scenarioRanges = []
        return whole
    }

    private func onePass(
        _ source: SourceFile, as file: FileID, path: String, _ includes: RepeatedIncludes
    ) -> OnePassCheck? {
        OnePassCheck(source, as: file, path: path, methods: methods, load: includes.answer)
    }

    private func readWhole(
        _ source: SourceFile, as file: FileID, title: String, path: String, _ includes: RepeatedIncludes
    ) -> CheckedSource {
        includes.restart()
        let (block, syntaxDiagnostics) = Parser.parse(file: file, source: source, names: methodNames)
        let (program, diagnostics) = check(
            block, of: source, title: title, path: path, hasSyntaxErrors: !syntaxDiagnostics.isEmpty,
            include: includes.answer)
        return CheckedSource(
            program: program, diagnostics: (syntaxDiagnostics + diagnostics).limited(),
            scenarioRanges: block.statements.filter { $0.verb == "scenario" }.map { $0.range })
    }
}

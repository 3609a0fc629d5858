package import SourceText

/// A text that was parsed and checked.
package struct CheckedSource: Sendable {
    /// Without the phrases at fault; with an error among the diagnostics it must not be run.
    package var program: Program
    package var diagnostics: [Diagnostic] = []

    /// Where the scenarios stand as written, cases in one piece.
    package var scenarioRanges: [SourceRange]
}

/// A file, from its text.
extension Checker {
    /// Parses and checks a file. Memory: what the program takes, for a file without faults that declares everything
    /// before its scenarios; otherwise that of the whole syntax tree, too.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - file: The number of the text, for places in it.
    ///   - title: The name of the scenario that a file without scenarios is.
    ///   - path: The path of the file from the root of the run, `/` between the parts.
    ///   - include: Reads the file at a path from the root of the run.
    /// - Returns: The program without the phrases at fault, and all that is wrong, in the order of the text.
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

    /// What is wrong with a file, when nobody wants to run it: the program comes without its scenarios. Memory: a
    /// scenario at a time, and what `read` takes for a file that has faults.
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
            program: program, diagnostics: syntaxDiagnostics + diagnostics,
            scenarioRanges: block.statements.filter { $0.verb == "scenario" }.map { $0.range })
    }
}

internal import DNDCommandLine
@_exported public import DNDHosting
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDReports
internal import DNDResults
internal import SourceText
public import Testing

/// One scenario of a spec, as a test case.
///
/// ```swift
/// @Test(arguments: Specs.scenarios(in: "Specs"))
/// func specs(scenario: SpecScenario) async {
///     await scenario.check(against: hosts)
/// }
/// ```
public struct SpecScenario: Sendable, CustomTestStringConvertible {
    /// The title.
    public let name: String

    /// The spec's file, and the line in it that the scenario begins at.
    public let path: String
    public let line: Int

    /// Why there is nothing to run: the spec cannot be read.
    private let complaint: String?
    private let spec: LoadedSpec?
    private let number: Int

    public var testDescription: String { "\(name) (\(path):\(line))" }

    /// A file that cannot be read, or has errors, is a case that fails.
    init(complaint: String, path: String, line: Int) {
        name = "cannot be read"
        self.path = path
        self.line = line
        self.complaint = complaint
        spec = nil
        number = 0
    }

    init(_ spec: LoadedSpec, number: Int) {
        let scenario = spec.program.scenarios[number]
        let source = spec.sources[(scenario.caseRange ?? scenario.range).file]
        name = scenario.name
        path = source.name
        line = source.position(at: (scenario.caseRange ?? scenario.range).lowerBound).line
        complaint = nil
        self.spec = spec
        self.number = number
    }

    /// Runs the scenario with fresh controllers. What fails is recorded as an issue at the line of the spec, in the
    /// words of `dnd run`.
    @MainActor public func check(against hosts: Hosts) async {
        for failure in await failures(against: hosts) {
            Issue.record(
                Comment(rawValue: failure.text),
                sourceLocation: SourceLocation(
                    fileID: "specs/\(failure.path)", filePath: failure.path, line: failure.line, column: 1))
        }
    }

    /// The same for other libraries than Swift Testing: `XCTestCase.record` and its kin.
    @MainActor public func failures(against hosts: Hosts) async -> [SpecFailure] {
        guard let spec else { return [SpecFailure(path: path, line: line, text: complaint ?? "")] }
        let hosted = HostedInterpreter(hosts, Interpreter())
        let result = await hosted.run(spec.program.scenarios[number], of: spec.program)
        guard result.state.isFailure else { return [] }
        let whole = FileResult(name: spec.file.name, sources: spec.sources, diagnostics: [], scenarios: [result])
        let place = result.mismatches.first.map { mismatch in
            (
                spec.sources[mismatch.range.file].name,
                spec.sources[mismatch.range.file].position(at: mismatch.range.lowerBound).line
            )
        }
        return [SpecFailure(path: place?.0 ?? path, line: place?.1 ?? line, text: TextReport().text(of: whole))]
    }
}

/// A scenario that does not hold.
public struct SpecFailure: Sendable {
    public let path: String
    public let line: Int

    /// As `dnd run` prints it.
    public let text: String
}

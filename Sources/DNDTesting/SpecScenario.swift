internal import DNDFormats
@_exported public import DNDHosts
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs
internal import DragDrop
internal import SourceText
public import Testing

/// A scenario of a spec, as a test case.
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

    /// The spec's file, and the line where the scenario begins.
    public let path: String
    public let line: Int

    /// The reason why the spec cannot be read; nil for a readable spec.
    private let complaint: String?
    private let spec: LoadedSpec?
    private let number: Int

    public var testDescription: String { "\(name) (\(path):\(line))" }

    /// Creates a failing case for a file that cannot be read or has errors.
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

    /// Runs the scenario with fresh controllers. Failures are recorded as issues at the line of the spec, with the text
    /// of `dnd run`.
    ///
    /// Delegates run in a child process, as with `failures(against:)`.
    @MainActor public func check(against hosts: Hosts) async {
        for failure in await failures(against: hosts) {
            Issue.record(
                Comment(rawValue: failure.text),
                sourceLocation: SourceLocation(
                    fileID: "specs/\(failure.path)", filePath: failure.path, line: failure.line, column: 1))
        }
    }

    /// Returns the failures of the scenario, for a test that evaluates them. `XCTestCase` has its own `check`.
    ///
    /// Delegates run in a child process, which runs only the calling test: a trap or a deadlock fails only its
    /// scenario. `DND_IN_PROCESS=1` keeps them in this process, for a debugger. For an `XCTestCase`, the calling
    /// function and file identify the test. If several classes of the module have that test, it is ambiguous, and the
    /// delegates stay in this process.
    @MainActor public func failures(
        against hosts: Hosts, function: String = #function, fileID: String = #fileID
    ) async -> [SpecFailure] {
        await failures(against: hosts, in: RunningTest(function: function, fileID: fileID))
    }

    /// Outside a test the delegates stay in this process.
    @MainActor func failures(
        against hosts: Hosts, in test: @autoclosure () -> RunningTest?
    ) async -> [SpecFailure] {
        guard let spec else { return [SpecFailure(path: path, line: line, text: complaint ?? "")] }
        let key = ScenarioKey(path: spec.file.name, number: number)
        if RunningTest.isInChild {
            let outcome = await SpecChild.shared.outcome(of: key) { await playHere(spec, hosts, $0) }
            return outcome.map { failures(of: $0, in: spec) } ?? []
        }
        guard !RunningTest.staysInProcess, let test = test(), let outcome = await TestChild.of(test).outcome(of: key)
        else { return await playHere(spec, hosts) }
        return failures(of: outcome, in: spec)
    }

    private func failures(of outcome: TestOutcome, in spec: LoadedSpec) -> [SpecFailure] {
        switch outcome {
        case .failures(let failures): return failures
        case .death(let death, let rest):
            let event = spec.event(of: number, death, rest: rest)
            return [SpecFailure(path: path, line: line, text: TextReport().text(of: event))]
        }
    }

    @MainActor private func playHere(
        _ spec: LoadedSpec, _ hosts: Hosts, _ watch: SpecWatch = SpecWatch()
    ) async -> [SpecFailure] {
        let hosted = HostedInterpreter(hosts, Interpreter(), isAlone: watch.isAlone)
        let result = await hosted.run(
            spec.program.scenarios[number], of: spec.program, willCall: watch.willCall, didRaise: watch.didRaise,
            hasPlayed: watch.hasPlayed)
        guard result.state.isFailure else { return [] }
        let place = result.mismatches.first.map { mismatch in
            (
                spec.sources[mismatch.range.file].name,
                spec.sources[mismatch.range.file].position(at: mismatch.range.lowerBound).line
            )
        }
        let whole = FileResult(name: spec.file.name, sources: spec.sources, diagnostics: [], scenarios: [result])
        return [SpecFailure(path: place?.0 ?? path, line: place?.1 ?? line, text: TextReport().text(of: whole))]
    }
}

/// A failure of a scenario.
public struct SpecFailure: Sendable {
    public let path: String
    public let line: Int

    /// The text as printed by `dnd run`.
    public let text: String
}

internal import DNDDrawing
package import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
internal import DNDSpecs
package import DragDrop
internal import System

/// Runs the arguments of a command and keeps all results, for commands that process them further. `dnd run` uses a
/// ``RunStream``.
package struct SpecRun {
    private let request: RunRequest

    /// Whether the trace of every scenario is kept.
    var keepsTraces = false

    /// Whether other processes report sequences of calls rather than text.
    var keepsSequences = false

    /// Whether the lists before each step are kept, and what else a page shows.
    var keepsPlays = false

    /// Overrides the version of iOS that scenarios declare.
    var version: SystemVersion?

    package init(
        _ request: RunRequest, keepsTraces: Bool = false, keepsSequences: Bool = false, keepsPlays: Bool = false,
        version: SystemVersion? = nil
    ) {
        self.request = request
        self.keepsTraces = keepsTraces
        self.keepsSequences = keepsSequences
        self.keepsPlays = keepsPlays
        self.version = version
    }

    /// The results of the run.
    package struct Outcome {
        let selected: SelectedSpecs

        /// In the order of the arguments, without files that have no selected scenario.
        package var files: [RanFile] = []
        package var tally = RunTally()

        package var results: [FileResult] { files.map { $0.result } }

        package var exitCode: ExitCode { tally.exitCode(selected) }

        /// The reasons why nothing ran, or not everything.
        package var problems: [RunEvent.Problem] { selected.problems(tally, exitCode) }
    }

    /// The results of one file.
    package struct RanFile {
        package let result: FileResult

        /// The scenarios that the surrounding Swift program has run.
        package let hosted: [ScenarioEvent]
    }

    package func outcome() -> Outcome {
        // Only `--changed` throws, and no command that uses this type has that option.
        guard let selected = try? SelectedSpecs(request) else { preconditionFailure("Nobody asked git.") }
        var outcome = Outcome(selected: selected)
        let interpreter = Interpreter(
            keepsTraces: keepsTraces, marksOpenLines: true, keepsMoments: keepsPlays,
            rulebook: request.rulebook.rulebook)
        let specs = version.map { version in selected.specs.map { $0.on(version) } } ?? selected.specs
        let files = Array(zip(specs, selected.numbers))
        let results = Parallel.map(files, jobs: request.jobs) { spec, numbers in
            let base = interpreter.base(of: spec.program)
            let scenarios = parted(numbers, of: spec).scripted.map { number in
                interpreter.run(spec.program.scenarios[number], of: spec.program, base: base)
            }
            return FileResult(
                name: spec.file.name, sources: spec.sources, diagnostics: spec.diagnostics, scenarios: scenarios)
        }
        for ((spec, numbers), result) in zip(files, results) where !numbers.isEmpty || !result.diagnostics.isEmpty {
            let hosted = runHosted(parted(numbers, of: spec).hosted, of: spec, selected.root)
            outcome.files.append(RanFile(result: result, hosted: hosted))
            outcome.tally.summary.add(result)
            for event in hosted {
                outcome.tally.summary[event.state] += 1
                outcome.tally.summary.expectationCount += event.expectations
            }
        }
        return outcome
    }

    private func parted(_ numbers: [Int], of spec: LoadedSpec) -> (scripted: [Int], hosted: [Int]) {
        guard request.hosted != nil else { return (numbers, []) }
        let isHosted = { number in spec.program.isHosted(spec.program.scenarios[number]) }
        return (numbers.filter { !isHosted($0) }, numbers.filter { isHosted($0) })
    }

    private func runHosted(_ numbers: [Int], of spec: LoadedSpec, _ root: String) -> [ScenarioEvent] {
        guard let hosted = request.hosted, !numbers.isEmpty else { return [] }
        let options = HostedScenes.Options(
            keepsTraces: keepsTraces, keepsSteps: false, keepsSequences: keepsSequences, keepsPlays: keepsPlays,
            root: root,
            rulebook: request.rulebook)
        return hosted.run(spec, numbers, options)
    }
}

internal import DNDDrawing
package import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
internal import DNDSpecs
package import DragDrop
internal import System

/// Runs what the arguments of a command name, and keeps everything: for commands that do more with results than tell
/// of them. `dnd run` is a ``RunStream``.
package struct SpecRun {
    private let request: RunRequest

    /// Keeps the trace of every scenario.
    var keepsTraces = false

    /// Has other processes say what happened as sequences of calls, rather than as text.
    var keepsSequences = false

    /// Runs every scenario under this version of iOS, whatever it declares.
    var version: SystemVersion?

    package init(
        _ request: RunRequest, keepsTraces: Bool = false, keepsSequences: Bool = false, version: SystemVersion? = nil
    ) {
        self.request = request
        self.keepsTraces = keepsTraces
        self.keepsSequences = keepsSequences
        self.version = version
    }

    /// What came of it.
    package struct Outcome {
        let selected: SelectedSpecs

        /// In the order of the arguments; without files of which nothing was selected.
        package var files: [RanFile] = []
        package var tally = RunTally()

        package var results: [FileResult] { files.map { $0.result } }

        package var exitCode: ExitCode { tally.exitCode(selected) }

        /// Why nothing ran, or why not everything did.
        package var problems: [RunEvent.Problem] { selected.problems(tally, exitCode) }
    }

    /// What one file came to.
    package struct RanFile {
        package let result: FileResult

        /// What the Swift program around this command has run.
        package let hosted: [ScenarioEvent]
    }

    package func outcome() -> Outcome {
        // Only `--changed` throws, and the commands that come here do not have it.
        guard let selected = try? SelectedSpecs(request) else { preconditionFailure("Nobody asked git.") }
        var outcome = Outcome(selected: selected)
        let interpreter = Interpreter(
            keepsTraces: keepsTraces, marksOpenLines: true, rulebook: request.rulebook.rulebook)
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
            keepsTraces: keepsTraces, keepsSteps: false, keepsSequences: keepsSequences,
            root: root,
            rulebook: request.rulebook)
        return hosted.run(spec, numbers, options)
    }
}

internal import DNDDrawing
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import System

/// Runs what the arguments of a command name, and keeps everything: for commands that do more with results than tell
/// of them. `dnd run` is a ``RunStream``.
struct SpecRun {
    let invocation: Invocation

    /// Keeps the trace of every scenario.
    var keepsTraces = false

    /// Has other processes say what happened as sequences of calls, rather than as text.
    var writesSequences = false

    /// Runs every scenario under this version of iOS, whatever it declares.
    var version: SystemVersion?

    /// What came of it.
    struct Outcome {
        let selected: SelectedSpecs

        /// In the order of the arguments; without files of which nothing was selected.
        var files: [RanFile] = []
        var tally = RunTally()

        var results: [FileResult] { files.map { $0.result } }

        var exitCode: ExitCode { tally.exitCode(selected) }

        /// Says on standard error why nothing ran, or why not everything did.
        func complain(to console: Console) {
            for problem in selected.problems(tally, exitCode) { console.complain(problem.message, problem.remedy) }
        }
    }

    /// What one file came to.
    struct RanFile {
        let result: FileResult

        /// What the Swift program around this command has run.
        let hosted: [ScenarioEvent]
    }

    func outcome() -> Outcome {
        // Only `--changed` throws, and the commands that come here do not have it.
        guard let selected = try? SelectedSpecs(invocation) else { preconditionFailure("Nobody asked git.") }
        var outcome = Outcome(selected: selected)
        let interpreter = Interpreter(
            keepsTraces: keepsTraces, marksOpenLines: true, rulebook: invocation.rulebook)
        let specs = version.map { version in selected.specs.map { $0.on(version) } } ?? selected.specs
        let files = Array(zip(specs, selected.numbers))
        let results = Parallel.map(files, jobs: invocation.jobs ?? Parallel.processorCount) { spec, numbers in
            let base = interpreter.base(of: spec.program)
            let scenarios = Self.parted(numbers, of: spec).scripted.map { number in
                interpreter.run(spec.program.scenarios[number], of: spec.program, base: base)
            }
            return FileResult(
                name: spec.file.name, sources: spec.sources, diagnostics: spec.diagnostics, scenarios: scenarios)
        }
        for ((spec, numbers), result) in zip(files, results) where !numbers.isEmpty || !result.diagnostics.isEmpty {
            let hosted = runHosted(Self.parted(numbers, of: spec).hosted, of: spec, selected.root)
            outcome.files.append(RanFile(result: result, hosted: hosted))
            outcome.tally.summary.add(result)
            for event in hosted {
                outcome.tally.summary[event.state] += 1
                outcome.tally.summary.expectationCount += event.expectations
            }
        }
        return outcome
    }

    private static func parted(_ numbers: [Int], of spec: LoadedSpec) -> (scripted: [Int], hosted: [Int]) {
        guard DNDCommandLine.hostedScenes != nil else { return (numbers, []) }
        let isHosted = { number in spec.program.isHosted(spec.program.scenarios[number]) }
        return (numbers.filter { !isHosted($0) }, numbers.filter { isHosted($0) })
    }

    private func runHosted(_ numbers: [Int], of spec: LoadedSpec, _ root: String) -> [ScenarioEvent] {
        guard let hosted = DNDCommandLine.hostedScenes, !numbers.isEmpty else { return [] }
        let options = HostedScenes.Options(
            keepsTraces: keepsTraces, keepsSteps: false, writesSequences: writesSequences,
            usesColor: invocation.color.style(for: .standardOutput) != .plain, root: root,
            rulebookArguments: invocation.rulebookArguments)
        return hosted.run(spec, numbers, options)
    }
}

internal import DNDInterpreter
internal import DNDLanguage
internal import DNDReports
internal import DNDResults
internal import Glibc
internal import SourceText

/// Finds, reads and runs what the arguments of a command name.
struct SpecRun {
    let invocation: Invocation

    /// Keeps the trace of every scenario.
    var keepsTraces = false

    /// What came of it.
    struct Outcome {
        /// In the order of the arguments; without files of which nothing was selected.
        var results: [FileResult] = []
        var summary = RunSummary()
        var selection: Selection
        var fileErrors: [FileError] = []

        /// Where `@only` stands, when CI refuses it.
        var refusedOnly: [String] = []

        /// Names and tags of everything that could have been selected.
        var scenarioNames: [String] = []
        var tagNames: [String] = []

        /// The first lines of the scenarios in files that were named with a line.
        var scenarioLines: [Int] = []
        var fileCount = 0
    }

    func outcome() -> Outcome {
        var outcome = Outcome(selection: Selection(invocation))
        let search = SpecSearch(invocation.arguments)
        outcome.fileErrors = search.errors
        outcome.fileCount = search.files.count
        guard search.errors.isEmpty else { return outcome }
        let specs = load(search, &outcome)
        outcome.scenarioNames = specs.flatMap { $0.program.scenarios.map { $0.name } }
        outcome.tagNames = specs.flatMap { $0.program.scenarios.flatMap { $0.tags.map { $0.name } } }
        outcome.scenarioLines = specs.filter { !$0.file.lines.isEmpty }.flatMap { spec in
            spec.scenarioRanges.map { spec.lines(of: $0).lowerBound }
        }
        outcome.selection.onlyMarked = specs.contains { $0.program.scenarios.contains { $0.isMarkedOnly } }
        if outcome.selection.onlyMarked, Environment.isCI {
            outcome.refusedOnly = specs.flatMap { Self.markedPlaces($0) }
            return outcome
        }
        run(specs, &outcome)
        return outcome
    }

    private var jobs: Int { invocation.jobs ?? Parallel.processorCount }

    private func load(_ search: SpecSearch, _ outcome: inout Outcome) -> [LoadedSpec] {
        let loader = SpecLoader(root: search.root)
        var specs: [LoadedSpec] = []
        for result in Parallel.map(search.files, jobs: jobs, { loader.load($0) }) {
            switch result {
            case .success(let spec): specs.append(spec)
            case .failure(let error): outcome.fileErrors.append(error)
            }
        }
        return specs
    }

    /// Adds the scenarios of a file that need the Swift program.
    private func run(
        _ spec: LoadedSpec, _ result: FileResult, _ selection: Selection, by hosted: HostedScenes
    ) -> FileResult {
        let numbers = spec.program.scenarios.indices.filter { index in
            let scenario = spec.program.scenarios[index]
            return spec.program.isHosted(scenario) && selection.contains(scenario, of: spec)
        }
        guard !spec.hasErrors, !numbers.isEmpty else { return result }
        var result = result
        let options = HostedScenes.Options(
            keepsTraces: keepsTraces, usesColor: invocation.color.style(for: STDOUT_FILENO) != .plain,
            root: SpecSearch(invocation.arguments).root, rulebookArguments: invocation.rulebookArguments)
        result.scenarios += hosted.run(spec, numbers, options)
        result.scenarios.sort { ($0.caseRange ?? $0.range).lowerBound < ($1.caseRange ?? $1.range).lowerBound }
        return result
    }

    private static func markedPlaces(_ spec: LoadedSpec) -> [String] {
        spec.program.scenarios.flatMap { $0.tags }.filter { $0.name == "only" }.map { tag in
            SourceExcerpt(tag.range, in: spec.sources).place
        }
    }

    private func run(_ specs: [LoadedSpec], _ outcome: inout Outcome) {
        let selection = outcome.selection
        let hosted = DNDCommandLine.hostedScenes
        let interpreter = Interpreter(
            keepsTraces: keepsTraces, marksOpenLines: true, rulebook: invocation.rulebook)
        let results = Parallel.map(specs, jobs: jobs) { spec in
            let scenarios =
                spec.hasErrors
                ? []
                : interpreter.run(spec.program) { scenario in
                    (hosted == nil || !spec.program.isHosted(scenario)) && selection.contains(scenario, of: spec)
                }
            return FileResult(
                name: spec.file.name, sources: spec.sources, diagnostics: spec.diagnostics, scenarios: scenarios)
        }
        let all = hosted.map { hosted in zip(specs, results).map { run($0, $1, selection, by: hosted) } } ?? results
        for result in all where !result.scenarios.isEmpty || !result.diagnostics.isEmpty {
            outcome.results.append(result)
            outcome.summary.add(result)
        }
    }
}

extension SpecRun.Outcome {
    /// The worst that happened.
    var exitCode: ExitCode {
        if !fileErrors.isEmpty { return .noInput }
        if summary.badFileCount > 0 || !refusedOnly.isEmpty { return .badSpec }
        if summary.failed + summary.unexpectedPasses > 0 { return .failed }
        return summary.passed + summary.expectedFailures == 0 ? .nothingRan : .passed
    }
}

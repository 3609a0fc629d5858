internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSession
internal import DNDSpecs
internal import DragDrop
internal import SourceText
internal import System

/// `dnd explore`
struct ExploreCommand {
    private let invocation: Invocation
    private let console: Console
    private let spec: LoadedSpec
    private let scenario: Scenario?
    private let scene: ExploredScene

    private static let defaultStepCount = 50
    private static let defaultRunCount = 200

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let search = SpecSearch(invocation.arguments)
        for error in search.errors { console.complain(error.message) }
        guard search.errors.isEmpty else { return .noInput }
        guard search.files.count == 1, let file = search.files.first,
            FileSystem.kind(of: invocation.arguments[0]) != .folder
        else {
            console.complain("\(invocation.arguments[0]) is not one spec", "Name a file, or FILE:LINE.")
            return .nothingRan
        }
        switch SpecLoader(root: search.root).load(file) {
        case .failure(let error):
            console.complain(error.message)
            return .noInput
        case .success(let spec):
            for diagnostic in spec.diagnostics {
                console.output.writeLine(console.style.text(of: diagnostic, in: spec.sources))
            }
            return spec.hasErrors ? .badSpec : explore(spec, invocation, console)
        }
    }

    private static func explore(_ spec: LoadedSpec, _ invocation: Invocation, _ console: Console) -> ExitCode {
        let selection = invocation.selection
        let scenario = spec.file.lines.isEmpty ? nil : spec.program.scenarios.first { selection.contains($0, of: spec) }
        let scenes = spec.program.fixture.scenes + (scenario?.fixture.scenes ?? [])
        guard !scenes.isEmpty else {
            console.complain(
                "there is no list to explore in \(spec.file.name)",
                "Scenes of a scenario's own are explored by its line: dnd explore \(spec.file.name):LINE.")
            return .nothingRan
        }
        guard !scenes.contains(where: { $0.isFromHost }) else {
            console.complain("\(spec.file.name) needs lists of a Swift program, which cannot be begun anew here")
            return .nothingRan
        }
        let invariants = spec.program.scenarios.filter { $0.tags.contains { $0.name == "invariant" } }
        if let stepping = invariants.first(where: { $0.body.contains { !$0.isExpectation } }) {
            let place = SourceExcerpt(stepping.range, in: spec.sources).place
            console.complain("\(place): a scenario tagged @invariant holds expectations alone")
            return .badSpec
        }
        let scene = ExploredScene(
            spec.program, scenario: scenario, invariants: invariants.flatMap { $0.body },
            ignored: Set(invocation.values(.ignore).compactMap { Finding.Code(rawValue: $0) }),
            rulebook: invocation.rulebook)
        let command = ExploreCommand(
            invocation: invocation, console: console, spec: spec, scenario: scenario, scene: scene)
        return command.explore()
    }

    private var seed: UInt64 { invocation.value(.seed).flatMap { UInt64($0) } ?? 1 }
    private var output: String { invocation.value(.output) ?? "found-\(seed).dnd" }

    private func explore() -> ExitCode {
        var exploration = Exploration(
            scene, seed: seed,
            stepCountMax: invocation.value(.steps).flatMap { Int($0) } ?? Self.defaultStepCount,
            runCountMax: invocation.value(.runs).flatMap { Int($0) } ?? Self.defaultRunCount)
        let found = exploration.found()
        defer { for line in exploration.coverage.lines(seed: seed) { console.output.writeLine(line) } }
        guard let found else {
            console.output.writeLine(console.style.passed("nothing went wrong"))
            return .passed
        }
        do {
            try FileSystem.replace(output, with: text(of: found))
        } catch {
            console.complain(error.message)
            return error.exitCode
        }
        return report(found)
    }

    private func text(of found: Exploration.Found) -> String {
        let path = if case .file(let path) = spec.file.source { path } else { Path.absolute(spec.file.name) }
        let source = spec.sources[scenario?.range.file ?? FileID(rawValue: 0)]
        let spec = FoundSpec(
            source: source, path: path, scenarioOffset: scenario?.range.lowerBound,
            folder: Path.folder(of: Path.absolute(output)))
        let invariant = found.invariant.map { self.spec.sources[$0.range.file].text(in: $0.range) }
        return spec.text(
            of: found, isUnsettled: found.invariant == nil && scene.isUnsettled(after: found.steps),
            expecting: invariant, seed: seed)
    }

    // MARK: - Reporting

    private func report(_ found: Exploration.Found) -> ExitCode {
        var again = RunRequest(paths: [output])
        again.rulebook = invocation.rulebookChoice
        let outcome = SpecRun(again).outcome()
        let report = TextReport(style: console.style)
        for result in outcome.results { console.output.write(report.text(of: result)) }
        for line in steps(of: found) { console.output.writeLine(line) }
        console.output.writeLine("")
        console.output.writeLine(history(of: found))
        guard outcome.exitCode == .failed else {
            console.complain("\(output) does not fail as it did here", "Please report this with \(spec.file.name).")
            return .software
        }
        let words = ([output] + invocation.rulebookChoice.options).joined(separator: " ")
        console.output.writeLine(
            "written: \(output), which `dnd run \(words)` "
                + "plays again")
        return .failed
    }

    /// Each step with the changes that it made. They are comments, so that every line can be typed.
    private func steps(of found: Exploration.Found) -> [String] {
        var player = scene.begin()
        var before = ObservedState(player)
        let width = Columns.width(of: found.steps.map { $0.text })
        return found.steps.flatMap { step -> [String] in
            player.play(step.statement)
            let after = ObservedState(player)
            let changes = after.changes(since: before)
            before = after
            let texts = [step.text] + Array(repeating: "", count: changes.count)
            return zip(texts, changes.isEmpty ? ["nothing changes"] : changes).map { text, change in
                "  \(Columns.padded(text, to: width))  # \(change)"
            }
        }
    }

    private func history(of found: Exploration.Found) -> String {
        let steps = "\(found.longCount) step\(found.longCount == 1 ? "" : "s")"
        let shorter =
            switch found.shorter {
            case .none(let tryCount) where tryCount > 0: "no fewer go wrong so, all were tried"
            case .none: "fewer there are none"
            default: "each of them is needed"
            }
        return "run \(found.run) went wrong after \(steps), of which \(found.steps.count) are left: \(shorter)"
    }
}

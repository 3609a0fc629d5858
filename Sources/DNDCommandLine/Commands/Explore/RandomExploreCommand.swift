internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import DragDrop
internal import SourceText
internal import System

/// `dnd explore` without `--all`, or where that is too much: random steps, until some fail.
struct RandomExploreCommand {
    let invocation: Invocation
    let console: Console
    let target: ExploreTarget

    /// The set to which the steps belong; nil for any.
    var gestures: GestureSet?

    private var spec: LoadedSpec { target.spec }
    private var scene: ExploredScene { target.scene }

    private static let defaultStepCount = 50
    private static let defaultRunCount = 200

    private var seed: UInt64 { invocation.value(.seed).flatMap { UInt64($0) } ?? 1 }
    private var output: String { invocation.value(.output) ?? "found-\(seed).dnd" }

    func run() -> ExitCode {
        guard !target.reads(output) else {
            console.complain("\(output) would be replaced, which is read", "Name another file with --output.")
            return .usage
        }
        var exploration = Exploration(
            scene, gestures, seed: seed,
            stepCountMax: invocation.value(.steps).flatMap { Int($0) } ?? Self.defaultStepCount,
            runCountMax: invocation.value(.runs).flatMap { Int($0) } ?? Self.defaultRunCount)
        let found = exploration.found()
        let wrapsLines = console.output.terminalColumns == nil
        defer {
            for line in exploration.coverage.lines(seed: seed, wrapsLines: wrapsLines) {
                console.output.writeLine(line)
            }
        }
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
        target.foundSpec(for: output).text(
            of: FoundSpec.Content(
                title: "explore \(seed): \(found.failure.title)", origin: "with seed \(seed)", steps: found.steps,
                isUnsettled: found.invariant == nil && scene.isUnsettled(after: found.steps),
                invariant: target.text(of: found.invariant)))
    }

    // MARK: - Reporting

    private func report(_ found: Exploration.Found) -> ExitCode {
        var again = RunRequest(paths: [output])
        again.rulebook = invocation.rulebookChoice
        let outcome = SpecRun(again).outcome()
        let report = TextReport(style: console.style, terminalColumns: console.output.terminalColumns)
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
        let steps = found.longCount.counted("step")
        let shorter =
            switch found.shorter {
            case .none(let tryCount) where tryCount > 0: "no fewer go wrong so, all were tried"
            case .none: "fewer there are none"
            default: "each of them is needed"
            }
        return "run \(found.run) went wrong after \(steps), of which \(found.steps.count) are left: \(shorter)"
    }
}

internal import DNDDrawing
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import System

/// `dnd run`
enum RunCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let stopwatch = Stopwatch()
        let services = RunServices()
        if invocation.retries > 0, invocation.program == nil {
            console.complain(
                "--retries is for delegates of a Swift program",
                "A script gives the same result each time, and this dnd has no Swift delegates.")
            return .usage
        }
        if invocation.has(.isolate), invocation.program == nil {
            console.complain(
                "--isolate is for delegates of a Swift program",
                "Nothing of a script outlives its scenario, and this dnd has no Swift delegates.")
            return .usage
        }
        let shard: Shard?
        switch services.shard(invocation.value(.shard)) {
        case .all: shard = nil
        case .part(let part): shard = part
        case .unknown:
            RunServices.complainOfUnknownShard(console)
            return .usage
        }
        if shard != nil { services.acknowledgeSharding() }
        do {
            var run = try WholeRun(invocation, console, services, shard)
            return run.run(stopwatch, console)
        } catch {
            switch error {
            case .file(let error):
                console.complain("the report cannot be written: \(error.message)")
                return .cannotCreate
            case .git(let fault):
                console.complain("--changed: \(fault.message)", "Name a revision, such as HEAD or main.")
                return .usage
            }
        }
    }
}

/// One run from its first event to its last.
private struct WholeRun {
    enum Fault: Error {
        case file(FileError)
        case git(ChangedFiles.Fault)
    }

    private let invocation: Invocation
    private let selected: SelectedSpecs
    private let shard: Shard?
    private let sinks: ReportSinks
    private var memory: RunMemory

    init(
        _ invocation: Invocation, _ console: Console, _ services: RunServices, _ shard: Shard?
    ) throws(Fault) {
        self.invocation = invocation
        self.shard = shard
        memory = RunMemory(folder: FileSystem.currentFolder, wantsNew: invocation.has(.new))
        do throws(FileError) {
            sinks = try ReportSinks(invocation, console, services)
        } catch {
            throw .file(error)
        }
        do throws(ChangedFiles.Fault) {
            selected = try SelectedSpecs(invocation.request, memory: memory, shard: shard)
        } catch {
            throw .git(error)
        }
    }

    mutating func run(_ stopwatch: Stopwatch, _ console: Console) -> ExitCode {
        let order = invocation.order.chosen
        sinks.take(.began(RunBegan(dnd: ProgramVersion.current, shard: shard?.text, seed: order.seed)))
        let hosted = invocation.program?.scenes
        let plan = RunPlan(selected, order: order, repetitions: invocation.repetitions, memory: memory.failures) {
            hosted != nil && selected.specs[$0].program.isHosted(selected.specs[$0].program.scenarios[$1])
        }
        let sinks = sinks
        let progress = invocation.format == .text ? ProgressLine() : nil
        progress?.begin(total: plan.scenarioCount)
        let tally = stream(plan, hosted, console).run(&memory) { event in
            sinks.take(event)
            guard event.isWorthWriting else { return }
            progress?.erase()
            sinks.flush()
        } progress: { count in
            progress?.advance(by: count)
        }
        progress?.end()
        let memoryIsWritten = save(memory, console)
        let exitCode = tally.exitCode(selected, allowsEmpty: invocation.has(.allowEmpty))
        for problem in selected.problems(tally, exitCode) {
            sinks.take(.problem(problem))
            console.complain(problem.message, problem.remedy)
        }
        sinks.take(
            .ended(
                RunEnded(
                    tally.summary, notRun: tally.notRun, onlyMarked: selected.selection.onlyMarked,
                    microseconds: stopwatch.microseconds, exitCode: Int(exitCode.rawValue))))
        return sinks.close(console) && memoryIsWritten ? exitCode : .cannotCreate
    }

    /// Returns whether the memory is usable. An unwritable folder simply has no memory. On a full disk the old memory
    /// remains, which would mislead the next run.
    private func save(_ memory: RunMemory, _ console: Console) -> Bool {
        let errors = memory.save().filter { $0.isOfFullDisk }
        for error in errors { console.complain("what has failed cannot be remembered: \(error.message)") }
        return errors.isEmpty
    }

    private func stream(_ plan: RunPlan, _ hosted: HostedScenes?, _ console: Console) -> RunStream {
        let isVerbose = invocation.has(.verbose)
        let player = ItemPlayer(
            specs: selected.specs,
            interpreter: Interpreter(
                keepsTraces: isVerbose, marksOpenLines: true, keepsMoments: sinks.keepsPlays,
                rulebook: invocation.rulebook),
            maker: EventMaker(
                keepsTraces: isVerbose, keepsSteps: sinks.keepsSteps, keepsSequences: sinks.keepsSequences,
                keepsPlays: sinks.keepsPlays, terminalColumns: sinks.terminalColumns),
            tellsOfPasses: sinks.tellsOfPasses, timeoutMilliseconds: invocation.timeoutMilliseconds,
            virtualTimeoutMilliseconds: invocation.virtualTimeoutMilliseconds)
        let hostedPlayer = hosted.map { scenes in
            HostedItemPlayer(
                scenes: scenes, options: HostedScenes.Options(player, invocation, root: selected.root),
                retries: invocation.retries, allowsFlaky: invocation.has(.allowFlaky))
        }
        return RunStream(
            selected: selected, plan: plan, player: player, hostedPlayer: hostedPlayer,
            jobs: invocation.jobs ?? Parallel.processorCount, stopsAtFailure: invocation.has(.failFast))
    }
}

extension HostedScenes.Options {
    /// The same options as the player of scripts.
    init(_ player: ItemPlayer, _ invocation: Invocation, root: String) {
        self.init(
            keepsTraces: player.maker.keepsTraces, keepsSteps: player.maker.keepsSteps,
            keepsSequences: player.maker.keepsSequences, keepsPlays: player.maker.keepsPlays,
            root: root,
            rulebook: invocation.rulebookChoice, timeoutMilliseconds: player.timeoutMilliseconds,
            virtualTimeoutMilliseconds: player.virtualTimeoutMilliseconds, isolates: invocation.has(.isolate))
    }
}

extension RunEvent {
    /// Whether to flush after the event: users wait for failures; passes can stay in the buffer.
    fileprivate var isWorthWriting: Bool {
        switch self {
        case .scenario(let scenario): scenario.isFailure
        case .began, .file, .problem, .ended: true
        }
    }
}

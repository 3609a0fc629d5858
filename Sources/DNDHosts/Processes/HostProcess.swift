package import DNDFormats
internal import DNDLanguage
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import DragDrop

/// Runs scenarios with delegates of a Swift program in a child process: a trap or a deadlock ends that process, not the
/// run. The next scenario runs in a new one; with `--isolate`, each scenario does.
struct HostProcess {
    private let spec: LoadedSpec
    private let options: HostedScenes.Options

    init(_ spec: LoadedSpec, _ options: HostedScenes.Options) {
        self.spec = spec
        self.options = options
    }

    /// Returns an event for each scenario, in order.
    func run(_ numbers: [Int]) -> [ScenarioEvent] {
        guard case .file(let path) = spec.file.source else {
            return numbers.map { number in
                spec.event(
                    of: number, .error,
                    remarks: ["  A spec with lists of a Swift program has to be a file, not standard input."])
            }
        }
        let isAlone = options.isolates
        let played = isAlone ? numbers.flatMap { play([$0], of: path) } : play(numbers, of: path)
        let check = LeakCheck(isAlone ? .othersFirst(numbers) : .alone) { self.play($0, of: path).last?.event }
        return check.remarked(played)
    }

    /// Runs one child after another until all scenarios are played.
    private func play(_ numbers: [Int], of path: String) -> [PlayedInProcess] {
        var played: [PlayedInProcess] = []
        var rest = numbers[...]
        while !rest.isEmpty {
            let child = HostRun(arguments(path, Array(rest)), patience: patience)
            let start = rest
            func take(_ event: ScenarioEvent) {
                let before = start[..<rest.startIndex]
                played.append(PlayedInProcess(event: event, number: rest[rest.startIndex], before: Array(before)))
                rest = rest.dropFirst()
            }
            for event in child.events { take(event) }
            guard let death = child.death, let victim = rest.first else { continue }
            take(spec.event(of: victim, death, rest: "The other scenarios ran in a process of their own."))
        }
        return played
    }

    /// The time limit of a scenario, or the limit of silence if there is none.
    private var patience: HostPatience {
        options.timeoutMilliseconds.map { .scenario(seconds: Double($0) / 1000) } ?? .silence
    }

    private func arguments(_ path: String, _ numbers: [Int]) -> HostChildArguments {
        HostChildArguments(
            file: path, name: spec.file.name, root: options.root, numbers: numbers,
            keepsTraces: options.keepsTraces, keepsSteps: options.keepsSteps,
            keepsSequences: options.keepsSequences, keepsPlays: options.keepsPlays,
            assumed: options.rulebook.assumed, omitted: options.rulebook.omitted,
            virtualTimeoutMilliseconds: options.virtualTimeoutMilliseconds)
    }
}

extension LoadedSpec {
    /// The event for a scenario whose child process died. `rest` is a sentence about the other scenarios.
    package func event(of number: Int, _ death: HostDeath, rest: String) -> ScenarioEvent {
        event(of: number, death.wasTooSlow ? .timedOut : .error, remarks: death.lines(rest))
    }

    /// The event for a scenario that did not finish.
    func event(of number: Int, _ state: ScenarioState, remarks: [String]) -> ScenarioEvent {
        let scenario = program.scenarios[number]
        let result = ScenarioResult(
            name: scenario.name, range: scenario.range, caseRange: scenario.caseRange,
            tags: scenario.tags.map { $0.name }, state: .error, mismatches: [], expectationCount: 0, trace: .none)
        var event = EventMaker().event(of: result, in: sources)
        event.state = state
        event.remarks = remarks
        return event
    }
}

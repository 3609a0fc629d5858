internal import DNDCommandLine
internal import DNDLanguage
internal import DNDReports
internal import DNDResults
internal import Foundation

/// Runs scenarios with delegates of a Swift program in a child process: a trap or a deadlock ends that process, not the
/// run. The next scenario begins in a new one.
struct HostProcess {
    /// How long a child may be silent, in seconds of real time: 10, or what `DND_PATIENCE` says.
    static let patience = ProcessInfo.processInfo.environment["DND_PATIENCE"].flatMap { Double($0) } ?? 10

    private let spec: LoadedSpec
    private let options: HostedScenes.Options

    init(_ spec: LoadedSpec, _ options: HostedScenes.Options) {
        self.spec = spec
        self.options = options
    }

    /// An event for each scenario, in order.
    func run(_ numbers: [Int]) -> [ScenarioEvent] {
        guard case .file(let path) = spec.file.source else {
            return numbers.map { number in
                event(
                    number, .error, ["  A spec with lists of a Swift program has to be a file, not standard input."])
            }
        }
        var results: [ScenarioEvent] = []
        var rest = numbers[...]
        while !rest.isEmpty {
            let child = HostRun(arguments(path, Array(rest)), patience: patience)
            results += child.outcomes.map { $0.event }
            rest = rest.dropFirst(child.outcomes.count)
            guard let death = child.death, let victim = rest.first else { continue }
            results.append(event(victim, child.wasTooSlow ? .timedOut : .error, death.lines))
            rest = rest.dropFirst()
        }
        return results
    }

    /// The time that was allowed for a scenario, or how long silence is borne where none was.
    private var patience: HostPatience {
        options.timeoutMilliseconds.map { .scenario(seconds: Double($0) / 1000) } ?? .silence(seconds: Self.patience)
    }

    private func arguments(_ path: String, _ numbers: [Int]) -> HostChildArguments {
        HostChildArguments(
            file: path, name: spec.file.name, root: options.root, numbers: numbers,
            keepsTraces: options.keepsTraces, keepsSteps: options.keepsSteps,
            writesSequences: options.writesSequences, usesColor: options.usesColor,
            rulebook: options.rulebookArguments, virtualTimeoutMilliseconds: options.virtualTimeoutMilliseconds)
    }

    /// What there is to say of a scenario that did not come to its end.
    private func event(_ number: Int, _ state: ScenarioState, _ remarks: [String]) -> ScenarioEvent {
        let scenario = spec.program.scenarios[number]
        let result = ScenarioResult(
            name: scenario.name, range: scenario.range, caseRange: scenario.caseRange,
            tags: scenario.tags.map { $0.name }, state: .error, mismatches: [], expectationCount: 0, trace: .none)
        var event = EventMaker().event(of: result, in: spec.sources)
        event.state = state
        event.remarks = remarks
        return event
    }
}

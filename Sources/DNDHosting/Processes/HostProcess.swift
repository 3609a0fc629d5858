internal import DNDCommandLine
internal import DNDLanguage
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

    func run(_ numbers: [Int]) -> [ScenarioResult] {
        guard case .file(let path) = spec.file.source else {
            return numbers.map { number in
                result(
                    number, .failed, ["  A spec with lists of a Swift program has to be a file, not standard input."])
            }
        }
        var results: [ScenarioResult] = []
        var rest = numbers[...]
        while !rest.isEmpty {
            let child = HostRun(arguments(path, Array(rest)))
            for outcome in child.outcomes {
                results.append(result(outcome.number, outcome.scenarioState, outcome.lines, outcome.expectationCount))
            }
            rest = rest.dropFirst(child.outcomes.count)
            guard let death = child.death, let victim = rest.first else { continue }
            results.append(result(victim, .failed, death.lines))
            rest = rest.dropFirst()
        }
        return results
    }

    private func arguments(_ path: String, _ numbers: [Int]) -> HostChildArguments {
        HostChildArguments(
            file: path, name: spec.file.name, root: options.root, numbers: numbers,
            keepsTraces: options.keepsTraces, usesColor: options.usesColor, rulebook: options.rulebookArguments)
    }

    private func result(
        _ number: Int, _ state: ScenarioResult.State, _ lines: [String], _ expectationCount: Int = 0
    ) -> ScenarioResult {
        let scenario = spec.program.scenarios[number]
        var result = ScenarioResult(
            name: scenario.name, range: scenario.range, caseRange: scenario.caseRange,
            tags: scenario.tags.map { $0.name }, state: state, mismatches: [], expectationCount: expectationCount,
            trace: .none)
        result.writtenLines = lines
        return result
    }
}

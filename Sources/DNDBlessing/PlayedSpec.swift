internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
package import DNDSpecs
internal import DragDrop
internal import SourceText

/// A spec with the results of its scenarios.
package struct PlayedSpec: Sendable {
    /// Identifies a scenario by the index of its spec and its index in the spec.
    struct Number: Hashable, Sendable {
        let spec: Int
        let scenario: Int
    }

    package let spec: LoadedSpec

    /// By scenario index; nil for scenarios that need a Swift program.
    package let results: [ScenarioResult?]

    init(_ spec: LoadedSpec) {
        self.spec = spec
        guard !spec.hasErrors else {
            results = []
            return
        }
        let played = Interpreter(keepsTraces: true).run(spec.program) { !spec.program.isHosted($0) }
        var rest = played[...]
        results = spec.program.scenarios.map { spec.program.isHosted($0) ? nil : rest.popFirst() }
    }

    func uses(_ paths: Set<String>) -> Bool {
        spec.paths.values.contains { paths.contains($0) }
    }

    /// `'row 1' (people.dnd:12)`: a scenario, or the case at that line.
    func words(for scenario: Int) -> String {
        let scenario = spec.program.scenarios[scenario]
        let range = scenario.caseRange ?? scenario.range
        let source = spec.sources[range.file]
        return "'\(scenario.name)' (\(source.name):\(source.position(at: range.lowerBound).line))"
    }

    /// Whether both results have the same steps, apart from the expectations.
    static func haveSameSteps(_ first: ScenarioResult, _ second: ScenarioResult) -> Bool {
        first.trace.entries.map { $0.kind } == second.trace.entries.map { $0.kind }
    }
}

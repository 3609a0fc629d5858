internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
package import DNDSpecs
internal import DragDrop
internal import SourceText

/// A spec with what each of its scenarios came to.
package struct PlayedSpec: Sendable {
    /// A scenario by the number of its spec and its own in there.
    struct Number: Hashable, Sendable {
        let spec: Int
        let scenario: Int
    }

    package let spec: LoadedSpec

    /// By scenario; nil for those that only a Swift program could play.
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

    /// Whether both plays of a scenario went through the same steps: what is expected makes no difference to them.
    static func haveSameSteps(_ first: ScenarioResult, _ second: ScenarioResult) -> Bool {
        first.trace.entries.map { $0.kind } == second.trace.entries.map { $0.kind }
    }
}

import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText

/// Plays every sequence of a small set of steps as a spec: slow, obvious, and independent of the exploration.
struct BruteForce {
    /// Declarations of the scene.
    let scene: String

    /// The end of the found scenario's name.
    let failure: String

    /// The steps that a person can make in the scenes of the planted faults, one per line.
    let steps: [String]

    init(_ fault: PlantedFault) {
        let lines = fault.text.split(separator: "\n").filter { !$0.hasPrefix("@invariant") }
        scene = lines.joined(separator: "\n")
        failure = fault.failure
        let rows = fault.text.contains("inbox") ? ["A in inbox", "sunset in album"] : ["A", "B", "C"]
        let verbs = ["drag", "lift", "select", "hover", "add"]
        steps =
            verbs.flatMap { verb in rows.map { "\(verb) \($0)" } }
            + ["drop", "cancel", "release", "leave", "settle", "hover end\(rows.count == 2 ? " in inbox" : "")"]
    }

    /// Whether a sequence of `count` steps fails in this way.
    func canFail(in count: Int) throws -> Bool {
        try canFail([], count)
    }

    private func canFail(_ steps: [String], _ count: Int) throws -> Bool {
        guard count > 0 else { return try fails(steps) }
        for step in self.steps where try canFail(steps + [step], count - 1) { return true }
        return false
    }

    /// Whether the steps are possible, and fail in this way before any other. Time passes at the end.
    private func fails(_ steps: [String]) throws -> Bool {
        let expectation = failure.contains("invariant") ? "expect call performDropWith at 2: never" : "settle"
        let text =
            "\(scene)\nscenario \"s\" {\n\((steps + [expectation, "expect state: idle"]).joined(separator: "\n"))\n}\n"
        let source = SourceFile(name: "s", text: text)
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        let checked = Checker.engine.check(block, title: "s", path: "s.dnd") { _ in .missing }
        guard !checked.diagnostics.contains(where: { $0.severity == .error }) else { return false }
        let steps = checked.program.scenarios[0].range.lowerBound
        guard let first = Interpreter().run(checked.program)[0].mismatches.first else { return false }
        switch first.kind {
        case .fault: return first.range.lowerBound < steps && failure.contains("fault")
        case .unexpectedException: return failure.contains("exception")
        case .finding(let finding):
            return failure == "\(finding.code.rawValue)\(finding.list.map { " in \($0)" } ?? "")"
        case .callCount: return failure.contains("invariant")
        default: return false
        }
    }
}

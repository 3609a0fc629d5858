internal import DNDInterpreter
internal import DNDResults
internal import DNDSpecs
internal import DragDrop
internal import SourceText
internal import System

/// The number of scenarios that depend on each open question, that is, in whose trace a line names it.
///
/// Every scenario is played once, under the default answers. Differences under other answers, which would need a run
/// per question, are not detected.
package struct QuestionWeights {
    private struct Weight {
        var scenarioCount = 0
        var specCount = 0
    }

    package private(set) var scenarioCount = 0
    private var weights: [QuestionID: Weight] = [:]

    init(of specs: [LoadedSpec]) {
        let played = Parallel.map(specs, jobs: Parallel.processorCount) { spec in
            Interpreter(keepsTraces: true).run(spec.program).map { Self.questions(in: $0.trace) }
        }
        for scenarios in played {
            scenarioCount += scenarios.count
            var named: Set<QuestionID> = []
            for questions in scenarios {
                for question in questions { weights[question, default: Weight()].scenarioCount += 1 }
                named.formUnion(questions)
            }
            for question in named { weights[question, default: Weight()].specCount += 1 }
        }
    }

    private static func questions(in trace: TraceRecord) -> Set<QuestionID> {
        Set(trace.entries.flatMap { trace.openQuestions(of: $0) })
    }

    /// `14 in 3 specs`
    func text(of question: QuestionID) -> String {
        guard let weight = weights[question] else { return "none" }
        return "\(weight.scenarioCount) in \(weight.specCount.counted("spec"))"
    }
}

import DNDDrawing
import DNDInterpreter
import DNDResults
import DragDrop
import FoundationEssentials
import Testing
import Thoroughness

@testable import DNDCommandLine
@testable import DNDSpecs

/// Tests that every trace line that depends on an open question names it: every line that another answer changes.
/// Plays every fourth spec, or all with `DND_THOROUGH=1`.
@Suite struct OpenLineTests {
    private static let specs: [LoadedSpec] = {
        let search = SpecSearch([Repository.shared.root.appending(path: "specs").path])
        let loader = SpecLoader(root: search.root)
        let part = Thoroughness.triesAll ? 1 : 4
        return search.files.enumerated().filter { $0.offset % part == 0 }.compactMap {
            try? loader.load($0.element).get()
        }
    }()

    /// The scenarios under the usual answers, with the text of each trace.
    private static let usual = scenarios(Rulebook(), marksOpenLines: true).map { ($0, text($0)) }

    @Test(
        "A question is named by some line of a trace exactly when its other answer changes the trace",
        arguments: OpenQuestion.all.filter { $0.isUndecided }.map { $0.id })
    func namedWhereItMatters(question: QuestionID) {
        var rulebook = Rulebook()
        rulebook.assume(question, other: true)
        let others = Self.scenarios(rulebook, marksOpenLines: false)
        #expect(Self.usual.count == others.count)
        for ((usual, text), other) in zip(Self.usual, others) {
            // Not applicable to a scenario that decides the question itself.
            guard other.trace.rulebook.assumesOther(question), !usual.trace.rulebook.assumesOther(question) else {
                continue
            }
            #expect(usual.trace.openLines.names(question) == (text != Self.text(other)), "\(question) in \(usual.name)")
        }
    }

    private static func scenarios(_ rulebook: Rulebook, marksOpenLines: Bool) -> [ScenarioResult] {
        let interpreter = Interpreter(keepsTraces: true, marksOpenLines: marksOpenLines, rulebook: rulebook)
        return specs.flatMap { interpreter.run($0.program) }
    }

    /// The lines without the columns of rules, blanks and times of notes.
    private static func text(_ scenario: ScenarioResult) -> [String] {
        var record = scenario.trace
        record.openLines = OpenLines()
        record.rulebook = Rulebook()
        record.entries = record.entries.map { $0.withoutReasons }
        return TraceText(record).lines().map { $0.plain }
    }
}

extension TraceEntry {
    fileprivate var withoutReasons: TraceEntry {
        TraceEntry(kind: kind, citation: nil, questions: [], milliseconds: 0, depth: depth)
    }
}

extension OpenLines {
    fileprivate func names(_ question: QuestionID) -> Bool {
        marks.contains { $0.contains(question) } || absent.contains { $0.question == question }
    }
}

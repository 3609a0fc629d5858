internal import DNDDrawing
internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// The verbs that an exploration used, and the methods that each verb called for each kind of list. Without it, a run
/// without failures would mean nothing.
package struct ExploreCoverage {
    private struct Combination: Hashable {
        let verb: String
        let kind: ListKind
        let question: Question
    }

    private var verbs: [String: Int] = [:]
    private var combinations: Set<Combination> = []
    package private(set) var runCount = 0
    package private(set) var stepCount = 0

    /// The kinds of lists in the scene.
    private var kinds: [ListKind] = []

    mutating func beginRun(_ engine: Engine) {
        runCount += 1
        kinds = ListKind.allCases.filter { kind in engine.lists.contains { $0.kind == kind } }
    }

    /// Records a step whose calls begin at a trace entry.
    mutating func add(_ step: ExploreStep, _ engine: Engine, from start: Int) {
        stepCount += 1
        verbs[step.verb, default: 0] += 1
        for entry in engine.trace[min(start, engine.trace.count)...] {
            guard case .call(let call, _, _) = entry.kind else { continue }
            combinations.insert(
                Combination(verb: step.verb, kind: engine[call.list].kind, question: call.question))
        }
    }

    // MARK: - In words

    private static let columnsAtMost = 80

    /// Lists of words are not wrapped for a terminal, whose output is wrapped to the width that it has.
    package func lines(seed: UInt64, wrapsLines: Bool = true) -> [String] {
        let columns = wrapsLines ? Self.columnsAtMost : .max
        let all = Vocabulary.gestures.compactMap { $0.verb }
        let known = all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map { $1 }
        let made = known.filter { verbs[$0] != nil }.sorted { (verbs[$0] ?? 0, $1) > (verbs[$1] ?? 0, $0) }
        let runs = runCount.counted("run")
        var lines = ["covered in \(runs) of \(stepCount) steps in all, with seed \(seed):"]
        lines += Self.wrapped("verbs made", made.map { "\($0) \(verbs[$0] ?? 0)" }, columns)
        lines += Self.wrapped("verbs not made", known.filter { verbs[$0] == nil }, columns)
        for kind in kinds {
            let methods = Adapter.of(kind).methods
            let reached = Set(combinations.filter { $0.kind == kind }.map { $0.question })
            let silent = methods.filter { !reached.contains($0.question) }.map { $0.name }
            lines.append("  \(kind): \(methods.count - silent.count) of \(methods.count) methods asked for")
            lines += Self.wrapped("  not asked for", silent, columns)
        }
        lines.append("  \(combinations.count) combinations of verb, method and kind of list")
        return lines
    }

    private static func wrapped(_ title: String, _ words: [String], _ columns: Int) -> [String] {
        guard !words.isEmpty else { return [] }
        let indentation = title.prefix { $0 == " " }.count + 4
        return Columns.wrapped("\(title): \(words.joined(separator: ", "))", to: columns - indentation - 2)
            .enumerated().map { String(repeating: " ", count: $0 == 0 ? indentation - 2 : indentation) + $1 }
    }
}

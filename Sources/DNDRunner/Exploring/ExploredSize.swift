package import DNDExploration
internal import DNDLanguage
internal import SourceText

/// The scene with one of the numbers of rows that `--rows` asks for.
package struct ExploredSize {
    package let target: ExploreTarget

    /// Nil for the rows as written.
    package let rows: Int?

    /// The place among the numbers of rows, from 0.
    let index: Int

    /// The scene that it is compared with.
    let other: ExploreTarget?

    /// What an interrupted exploration has reached already.
    var record: ExploreRecord?

    /// The same without what was reached.
    var fromTheStart: ExploredSize { ExploredSize(target: target, rows: rows, index: index, other: other) }

    /// A hash of the texts that are played.
    var texts: String { target.fingerprint + (other?.fingerprint ?? "") }

    /// What goes wrong, and with how many rows.
    package func title(of found: FoundFailure) -> String {
        found.failure.title + (rows.map { ", with \($0.counted("row"))" } ?? "")
    }

    /// The text of a spec that fails in that way, for a file.
    package func spec(of found: FoundFailure, among gestures: GestureSet, for output: String) -> String {
        if found.failure.isOfOther, let other { return spec(of: found, playing: other, among: gestures, for: output) }
        let ending = found.expectation ?? target.text(of: found.invariant)
        let content = FoundSpec.Content(
            title: title(of: found), origin: "among all \(gestures.name)", steps: found.steps,
            isUnsettled: ending == nil && target.scene.isUnsettled(after: found.steps), invariant: ending)
        return target.foundSpec(for: output).text(of: content)
    }

    /// The spec of what goes wrong with the other delegate alone: it plays that one. A step that only the explored
    /// scene can take stands there as it is.
    private func spec(
        of found: FoundFailure, playing other: ExploreTarget, among gestures: GestureSet, for output: String
    ) -> String {
        let names = PairedNames(target.scene.listNames, other.scene.listNames)
        let steps = found.steps.map { step in other.scene.step(names.translated(step.text)) ?? step }
        let content = FoundSpec.Content(
            title: title(of: found), origin: "among all \(gestures.name)", steps: steps,
            isUnsettled: other.scene.isUnsettled(after: steps), invariant: nil)
        return other.foundSpec(for: output).text(of: content)
    }

    /// What an exploration has found, with what the file has to say of it.
    func outcome<Expander: StateExpander>(
        of exploration: ExhaustiveExploration<Expander>, isUnmerged: Bool = false
    ) -> ExploreOutcome {
        var outcome = exploration.outcome(rows: rows)
        outcome.record.isUnmerged = isUnmerged
        outcome.record.texts = texts
        outcome.record.reached = reached(outcome)
        return outcome
    }

    /// The patterns and answers of the delegates that were reached, now or before the interruption.
    private func reached(_ outcome: ExploreOutcome) -> [ExploreRecord.Reached] {
        var all = record?.reached ?? []
        let patterns = target.scene.rules.map { (CoverageItem.pattern($0), target.line(of: $0)) }
        let answers = outcome.reached.keys.compactMap { item -> (CoverageItem, String)? in
            guard case .answer(let text) = item else { return nil }
            return (item, text)
        }
        for (item, line) in patterns + answers.sorted(by: { $0.1 < $1.1 }) {
            guard let path = outcome.reached[item] else { continue }
            if all.contains(where: { $0.pattern.pattern == line }) { continue }
            all.append(
                ExploreRecord.Reached(
                    pattern: ExploreCertificate.Reached(pattern: line, rows: rows, steps: path.map { $0.text }),
                    firstStep: path.first.flatMap { outcome.firstSteps[$0.text] } ?? 0))
        }
        return all
    }
}

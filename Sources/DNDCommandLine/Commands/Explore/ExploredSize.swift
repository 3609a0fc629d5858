internal import DNDExploration
internal import SourceText

/// The scene with one of the numbers of rows that `--rows` asks for.
struct ExploredSize {
    let target: ExploreTarget

    /// Nil for the rows as written.
    let rows: Int?

    /// The place among the numbers of rows, from 0.
    let index: Int

    /// The scene that is compared.
    var other: ExploreTarget?

    /// What an interrupted exploration has reached already.
    var record: ExploreRecord?

    /// The same without what was reached.
    var fromTheStart: ExploredSize { ExploredSize(target: target, rows: rows, index: index) }

    /// A hash of the texts that are played.
    var texts: String { target.fingerprint + (other?.fingerprint ?? "") }

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

    /// The patterns of the file's delegates that were reached, now or before the interruption.
    private func reached(_ outcome: ExploreOutcome) -> [ExploreRecord.Reached] {
        var all = record?.reached ?? []
        for rule in target.scene.rules {
            guard let path = outcome.reached[rule] else { continue }
            let line = target.line(of: rule)
            if all.contains(where: { $0.pattern.pattern == line }) { continue }
            all.append(
                ExploreRecord.Reached(
                    pattern: ExploreCertificate.Reached(pattern: line, rows: rows, steps: path.map { $0.text }),
                    firstStep: path.first.flatMap { outcome.firstSteps[$0.text] } ?? 0))
        }
        return all
    }
}

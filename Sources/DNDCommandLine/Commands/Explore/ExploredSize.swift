internal import DNDExploration
internal import SourceText

/// The scene with one of the numbers of rows that `--rows` asks for.
struct ExploredSize {
    let target: ExploreTarget

    /// Nil for the rows as written.
    let rows: Int?

    /// The place among the numbers of rows, from 0.
    let index: Int

    /// What an interrupted exploration has reached already.
    var record: ExploreRecord?

    /// The same without what was reached.
    var fromTheStart: ExploredSize { ExploredSize(target: target, rows: rows, index: index) }

    /// The patterns of the file's delegates that were reached, now or before the interruption.
    func reached(_ outcome: ExploreOutcome) -> [ExploreRecord.Reached] {
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

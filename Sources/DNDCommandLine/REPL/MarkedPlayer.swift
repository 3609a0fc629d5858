internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults

/// The steps of a session, and the same steps under the other answers to open questions: what in the trace rests on
/// those.
struct MarkedPlayer {
    private(set) var player: ScenarioPlayer
    private var others: OtherAnswers
    private var openLines = OpenLines()

    init(_ stage: Stage) {
        player = ScenarioPlayer(stage)
        others = OtherAnswers(stage)
    }

    mutating func play(_ statement: Statement) {
        player.play(statement)
        others.play(statement)
    }

    /// A line of several steps has been played: what is new in its trace is compared.
    mutating func endLine() {
        openLines.append(others.openLines(of: player.engine, from: openLines.marks.count))
    }

    /// What has happened from a trace entry on.
    func record(from start: Int) -> TraceRecord {
        var record = TraceRecord(player.engine, from: start)
        record.openLines = openLines.suffix(from: start)
        return record
    }
}

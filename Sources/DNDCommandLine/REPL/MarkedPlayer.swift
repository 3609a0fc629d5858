internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// The steps of a session, and the same steps under the other answers to open questions: what in the trace rests on
/// those.
struct MarkedPlayer {
    private var own: ScenarioPlayer
    private var others: OtherAnswers?
    private var openLines = OpenLines()

    /// Plays instead where lists come from a Swift program. Then there is nothing to compare: its delegates cannot be
    /// copied.
    private let hosted: (any HostedPlayer)?

    init(_ fixture: Fixture, rulebook: Rulebook) {
        let stage = Stage(fixture, rulebook: rulebook)
        own = ScenarioPlayer(stage)
        hosted = fixture.isHosted ? DNDCommandLine.hostedScenes?.makePlayer(fixture, rulebook) : nil
        others = hosted == nil ? OtherAnswers(stage) : nil
    }

    var player: ScenarioPlayer { hosted?.player ?? own }

    mutating func play(_ statement: Statement) {
        if let hosted { return hosted.play(statement) }
        own.play(statement)
        others?.play(statement)
    }

    /// A line of several steps has been played: what is new in its trace is compared.
    mutating func endLine() {
        guard let lines = others?.openLines(of: own.engine, from: openLines.marks.count) else { return }
        openLines.append(lines)
    }

    /// What has happened from a trace entry on.
    func record(from start: Int) -> TraceRecord {
        var record = TraceRecord(player.engine, from: start)
        record.openLines = openLines.suffix(from: start)
        return record
    }
}

internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// Plays the phrases of a session, and the same phrases under the other answers to open questions, in order to mark the
/// dependent trace lines.
///
/// The other runs, about thirty, play only when a trace is read.
struct MarkedPlayer {
    /// The number of played phrases, and the length of the trace after them.
    private struct Played {
        let statements: [Statement]
        let entryCount: Int
        var openLines: OpenLines?
    }

    // A session is copied before each line, so what is large is shared by copies.
    @CopyOnWrite private var stage: Stage
    private let makeHosted: () -> (any HostedPlayer)?
    @CopyOnWrite private var own: ScenarioPlayer
    private var phrases: [Played] = []
    private var checkpoints = Checkpoints()

    /// The other runs, and the number of phrases that they have played.
    private var others: (answers: OtherAnswers, count: Int)?

    /// Plays instead when lists come from a Swift program. There is no comparison then, since its delegates cannot be
    /// copied.
    private var hosted: (any HostedPlayer)?

    init(_ fixture: Fixture, rulebook: Rulebook, _ makeHosted: ((Fixture, Rulebook) -> any HostedPlayer)? = nil) {
        let stage = Stage(fixture, rulebook: rulebook)
        self.stage = stage
        self.makeHosted = { fixture.isHosted ? makeHosted?(fixture, rulebook) : nil }
        own = ScenarioPlayer(stage.copy())
        hosted = self.makeHosted()
    }

    @inline(never)
    var player: ScenarioPlayer { hosted?.player ?? own }

    /// Whether delegates other than scripts answer.
    var isHosted: Bool { hosted != nil }

    /// Plays the statements of one phrase. Returns whether all were played: as soon as `goesOn` says no, the phrase
    /// ends before the next statement.
    @inline(never)
    @discardableResult
    mutating func play(_ statements: [Statement], while goesOn: () -> Bool = { true }) -> Bool {
        var count = 0
        for statement in statements {
            guard goesOn() else { break }
            count += 1
            if let hosted {
                hosted.play(statement)
            } else {
                own.play(statement)
            }
        }
        let played = count < statements.count ? Array(statements.prefix(count)) : statements
        phrases.append(Played(statements: played, entryCount: player.engine.trace.count))
        if hosted == nil { checkpoints.note(own, after: phrases.count) }
        return count == statements.count
    }

    /// Returns to the state after the first phrases by replaying them from the last checkpoint before. Keeps their
    /// marks in traces.
    mutating func goBack(to count: Int) {
        guard count < phrases.count else { return }
        let known = phrases[..<count]
        let checkpoint = checkpoints.goBack(to: count)
        own = checkpoint?.player ?? ScenarioPlayer(stage.copy())
        hosted = makeHosted()
        if let others, others.count > count { self.others = nil }
        phrases = Array(known.prefix(checkpoint?.phraseCount ?? 0))
        for phrase in known.dropFirst(phrases.count) {
            play(phrase.statements)
            phrases[phrases.count - 1].openLines = phrase.openLines
        }
    }

    /// The number of trace entries after the first phrases.
    func entryCount(afterPhrases count: Int) -> Int {
        count > 0 ? phrases[count - 1].entryCount : 0
    }

    // MARK: - Traces

    /// The record from a trace entry on; without all of its marks if `goesOn` says no. O(phrases since then).
    mutating func record(from start: Int, while goesOn: () -> Bool) -> TraceRecord {
        mark(while: goesOn)
        var record = TraceRecord(player.engine, from: start)
        var first = phrases.count
        while first > 0, phrases[first - 1].entryCount > start || entryCount(afterPhrases: first - 1) >= start {
            first -= 1
        }
        for index in first..<phrases.count {
            guard let lines = phrases[index].openLines else { continue }
            let begin = entryCount(afterPhrases: index)
            record.openLines.append(begin < start ? lines.suffix(from: start - begin) : lines)
        }
        return record
    }

    /// Lets the other runs catch up, and marks what differs. Returns whether all is marked: as soon as `goesOn` says
    /// no, the rest stays for the next call.
    @discardableResult
    mutating func mark(while goesOn: () -> Bool) -> Bool {
        guard hosted == nil, let last = phrases.last, last.openLines == nil else { return true }
        var (answers, count) = others ?? (OtherAnswers(stage.copy()), 0)
        others = nil
        while count < phrases.count {
            for (index, statement) in phrases[count].statements.enumerated() {
                guard goesOn() else {
                    // Within a phrase there is no place to go on from: the runs begin anew.
                    if index == 0 { others = (answers, count) }
                    return false
                }
                answers.play(statement)
            }
            if phrases[count].openLines == nil {
                let range = (count > 0 ? phrases[count - 1].entryCount : 0)..<phrases[count].entryCount
                phrases[count].openLines = answers.openLines(
                    of: own.engine, from: range.lowerBound, to: range.upperBound)
            } else {
                answers.skip()
            }
            count += 1
        }
        others = (answers, count)
        return true
    }
}

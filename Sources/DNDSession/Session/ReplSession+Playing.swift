internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// Playing a line that was parsed and checked.
extension ReplSession {
    mutating func begin(
        _ items: [LineItem], _ phrases: LinePhrases, before: Declared, stepping: Bool
    ) -> Outcome {
        let earlier = timeline
        declared.add(phrases.declarations)
        var report = Report(firstTraceEntry: engine.trace.count)
        if items.contains(where: { $0.isDeclaration }) {
            declare(items)
            report.firstTraceEntry = 0
            report.hasBegunAnew = true
        }
        lineCount += 1
        let typed = phrases.steps.map { SessionPhrase(text: $0.text, statements: $0.statements, line: lineCount) }
        report.hasSteps = typed.contains { $0.isStep }
        return advance(
            LineUnderWay(
                rest: typed[...], scenarios: items.compactMap { $0.scenario }, declared: before, timeline: earlier,
                mismatchCount: steps.player.mismatches.count, report: report, isStepping: stepping))
    }

    /// Plays the rest of a line, up to its end or the next stop.
    mutating func advance(_ line: LineUnderWay) -> Outcome {
        var line = line
        while let phrase = line.rest.first {
            if let stop = stop(in: phrase, answers: [], from: 0, stepping: line.isStepping) {
                return halt(StoppedLine(line: line, stop: stop))
            }
            if let outcome = play(phrase, of: line) { return outcome }
            line.rest.removeFirst()
        }
        guard steps.mark(while: goesOn) else { return interrupt(line) }
        return .done(finish(line))
    }

    /// Whether the user has not interrupted the line. A method would hold the session, whose parts would be copied when
    /// they change.
    var goesOn: () -> Bool {
        let isInterrupted = environment.isInterrupted
        return { !isInterrupted() }
    }

    private mutating func interrupt(_ line: LineUnderWay) -> Outcome {
        abandon(line)
        return .interrupted
    }

    /// Plays a phrase permanently. An impossible phrase and an interrupt undo the whole line, and are returned.
    mutating func play(_ phrase: SessionPhrase, of line: LineUnderWay) -> Outcome? {
        let mismatchCount = steps.player.mismatches.count
        guard steps.play(phrase.statements, while: goesOn) else { return interrupt(line) }
        let fresh = steps.player.mismatches.dropFirst(mismatchCount)
        if let refusal = fresh.last, refusal.isRefusal {
            abandon(line)
            return .refused(refusal)
        }
        var played = phrase
        played.holds = fresh.isEmpty
        timeline.append(played)
        return nil
    }

    /// Stops before a call, until the user decides how to continue.
    mutating func halt(_ stopped: StoppedLine) -> Outcome {
        let first = stopped.line.report.firstTraceEntry
        stoppedLine = stopped
        // The stop reports the call itself, which is written once it has an answer.
        stoppedLine?.line.report.firstTraceEntry = stopped.stop.engine.trace.count - 1
        return .stopped(firstTraceEntry: first)
    }

    /// Restores the session from before a line.
    mutating func abandon(_ line: LineUnderWay) {
        stoppedLine = nil
        declared = line.declared
        timeline = line.timeline
        if line.report.hasBegunAnew {
            steps = freshPlayer()
            for phrase in timeline.played { steps.play(phrase.statements) }
        } else {
            // An impossible phrase counts as a phrase of the player, so that there is always one to undo.
            steps.goBack(to: timeline.count)
        }
    }

    private mutating func finish(_ line: LineUnderWay) -> Report {
        var report = line.report
        report.mismatches = Array(steps.player.mismatches[line.mismatchCount...])
        let expectations = timeline.played.reversed().prefix { $0.line == lineCount }.reduce(0) { count, phrase in
            count + phrase.statements.filter { $0.isExpectation }.count
        }
        report.heldCount = expectations - report.mismatches.count
        report.scenarios = line.scenarios.flatMap { runAlone($0) }
        return report
    }
}

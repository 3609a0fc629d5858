internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Stops before calls, and user-supplied answers.
///
/// A call cannot be suspended. A phrase is therefore first played on a copy, which is abandoned at the stop. The user's
/// answer becomes an `answer` before the phrase, and a new copy is played with it.
extension ReplSession {
    /// The first call of a phrase to stop before, from an index on; nil when there is none, or after an interrupt.
    func stop(in phrase: SessionPhrase, answers: [SessionPhrase], from first: Int, stepping: Bool) -> CallStop? {
        guard stepping || !breakpoints.isEmpty, !steps.isHosted, phrase.isStep else { return nil }
        let breakpoints = breakpoints
        var player = steps.player.copy()
        player.player.callWatch = CallWatch { number, call, engine in
            number >= first && (stepping || breakpoints.contains { $0.stops(before: call, in: engine) })
        }
        for statement in answers.flatMap({ $0.statements }) + phrase.statements {
            guard goesOn() else { return nil }
            player.play(statement)
            if let watch = player.player.callWatch, let stop = watch.stop {
                return CallStop(
                    call: stop.call, number: stop.number, earlierCalls: watch.calls.dropLast(), engine: stop.engine)
            }
        }
        return nil
    }

    /// Continues from a call to the next stop, or to the end of the line. Stepping stops before every call, not only at
    /// breakpoints.
    mutating func goOn(stepping: Bool) -> Outcome {
        guard var stopped = stoppedLine, let phrase = stopped.line.rest.first else {
            preconditionFailure("The play goes on only from a call.")
        }
        stopped.line.isStepping = stepping
        let next = stop(in: phrase, answers: stopped.answers, from: stopped.stop.number + 1, stepping: stepping)
        if let next {
            return halt(
                StoppedLine(
                    line: stopped.line, stop: next, answers: stopped.answers, answeredCalls: stopped.answeredCalls))
        }
        stoppedLine = nil
        for phrase in stopped.answers + [phrase] {
            if let outcome = play(phrase, of: stopped.line) { return outcome }
        }
        stopped.line.rest.removeFirst()
        return advance(stopped.line)
    }

    /// Answers the call and continues. The text is an answer, or a body in braces; empty text is an empty body.
    mutating func answer(_ answer: String, typed: TypedLine) -> Outcome {
        guard var stopped = stoppedLine else { preconditionFailure("Only a call is answered.") }
        let phrase = answerPhrase(answer, typed: typed, to: stopped)
        switch phrase.read(in: self) {
        case .bad(let diagnostics): return .rejected(diagnostics)
        case .fact: preconditionFailure("An answer is no fact.")
        case .statements(let statements):
            let line = stopped.line.rest.first?.line ?? lineCount
            stopped.answers.append(SessionPhrase(text: phrase.text, statements: statements, line: line))
            stopped.answeredCalls.insert(stopped.stop.number)
            stoppedLine = stopped
            return goOn(stepping: stopped.line.isStepping)
        }
    }

    /// `answer dropSessionDidUpdate at [0, 4]: 2 -> forbidden`
    private func answerPhrase(_ answer: String, typed: TypedLine, to stopped: StoppedLine) -> BorrowedPhrase {
        let stop = stopped.stop
        let earlier = stop.earlierCalls.enumerated().filter { number, call in
            !stopped.answeredCalls.contains(number) && stop.text(of: call) == stop.text
        }
        let number = earlier.isEmpty ? "" : ": \(earlier.count + 1)"
        let isBody = answer.isEmpty || answer.hasPrefix("{")
        return BorrowedPhrase(
            answer, of: typed, prefix: "answer \(stop.text)\(number)" + (isBody ? " " : " -> "),
            suffix: answer.isEmpty ? "{ }" : "")
    }
}

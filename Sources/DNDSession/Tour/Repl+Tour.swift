internal import DNDDrawing
internal import DNDInterpreter

/// `tour`: its separate session, and its responses to the typed lines.
extension Repl {
    func handle(tour argument: String) -> Reaction {
        switch argument {
        case "": return tour.isUnderWay ? showTourStep() : enterTour()
        case "next": return tour.isUnderWay ? skipTourStep() : complainOfTour()
        case "back": return tour.isUnderWay ? returnToTourStep() : complainOfTour()
        case "stop":
            guard tour.isUnderWay else { return complainOfTour() }
            leaveTour("Your own session is back; `tour` goes on from here.")
            return .goOn
        default: return complain("tour takes next, back or stop, or nothing")
        }
    }

    private func complainOfTour() -> Reaction {
        complain("the tour has not begun: `tour` begins it")
    }

    private func enterTour() -> Reaction {
        tour.ownSession = session
        if let left = tour.leftSession {
            session = left
        } else {
            session = ReplSession(rulebook: session.rulebook, environment: session.environment)
            tour.beginnings = [session.copied()]
            write(
                "A tour of \(TourStep.all.count) steps. `tour next` does a step for you, `tour back` returns to the one"
            )
            write("before, `tour stop` leaves. Your session waits meanwhile.")
        }
        draw()
        return showTourStep()
    }

    private func leaveTour(_ message: String) {
        tour.leftSession = session
        if let own = tour.ownSession { session = own }
        tour.ownSession = nil
        hasOpenException = session.player.hasUnexpectedException
        write(message)
        draw()
    }

    private func showTourStep() -> Reaction {
        let step = tour.step
        write("")
        write(style.heading("\(tour.number + 1) of \(TourStep.all.count): \(step.title)"))
        for line in Paragraph(step.text, columnsAtMost: wrapsText ? 90 : .max).lines { write("  " + line) }
        write("  type: " + style.name(tourLine))
        return .goOn
    }

    /// Returns to the beginning of the step and types its line.
    private func skipTourStep() -> Reaction {
        guard let beginning = tour.beginnings.last else { return .goOn }
        session = beginning.copied()
        let line = tourLine
        write(style.quiet("typed for you: ") + line)
        return handle(TypedLine(line, name: "tour", number: 1))
    }

    /// The line that completes the current step. The final spec of the tour replaces no file.
    private var tourLine: String {
        TourStep.words(tour.step.line, naming: TourStep.freeFileName(session.files))
    }

    private func returnToTourStep() -> Reaction {
        guard tour.beginnings.count > 1 else { return complain("this is the first step of the tour") }
        tour.beginnings.removeLast()
        if let beginning = tour.beginnings.last { session = beginning.copied() }
        hasOpenException = false
        draw()
        return showTourStep()
    }

    // MARK: - What was typed

    /// Responds to a line; when it completes the step, begins the next one.
    func follow(_ typed: TypedLine, _ reaction: Reaction) -> Reaction {
        let word = MetaWord.read(typed.text)?.word.kind
        guard tour.isUnderWay, reaction != .leave, word != .tour, !typed.text.allSatisfy({ $0.isWhitespace }) else {
            return reaction
        }
        let moment = TourStep.Moment(session: session, word: word, hasFailed: reaction != .goOn)
        if tour.step.isDone(moment) {
            goOnWithTour(saved: MetaWord.read(typed.text)?.argument ?? "")
        } else if reaction != .goOn || !(word?.onlyTells ?? false) {
            write(style.quiet("Not what this step is about; type: \(tourLine), or `tour next`."))
        }
        return reaction
    }

    private func goOnWithTour(saved file: String) {
        let outcome = TourStep.words(tour.step.outcome, naming: file)
        for line in Paragraph(outcome, columnsAtMost: wrapsText ? 90 : .max).lines { write(style.passed("  " + line)) }
        guard tour.number + 1 < TourStep.all.count else {
            leaveTour("That was the tour. `help` has the rest, topic by topic; your own session is back.")
            tour = Tour()
            return
        }
        tour.beginnings.append(session.copied())
        _ = showTourStep()
    }
}

extension MetaWord.Kind {
    /// Whether the word only displays information, so that the tour ignores it.
    fileprivate var onlyTells: Bool {
        switch self {
        case .help, .learn, .calls, .order, .why, .explain, .show, .explore, .steps, .diff, .trace, .watch, .unwatch:
            true
        default: false
        }
    }
}

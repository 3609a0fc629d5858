internal import DNDDrawing
internal import DNDInterpreter
internal import DNDResults
internal import SourceText

/// The words that move a session between its steps.
extension Repl {
    /// `steps`
    func listSteps() -> Reaction {
        let timeline = session.timeline
        guard timeline.lastStep > 0 else {
            write("no steps yet; try: drag 1; hover 4; drop")
            return .goOn
        }
        let width = "\(timeline.lastStep)".count
        var number = 0
        for phrase in timeline.phrases where phrase.isStep {
            number += 1
            let text = phrase.text.split(separator: "\n", maxSplits: 1).first.map { String($0) } ?? ""
            let isLong = phrase.text.contains("\n")
            let line =
                String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(text)\(isLong ? " …" : "")"
            let isHere = number == timeline.step
            write((isHere ? "> " : "  ") + (number > timeline.step ? style.quiet(line) : line))
        }
        return .goOn
    }

    /// `back`, `back 2`
    func back(_ argument: String) -> Reaction {
        guard let count = argument.isEmpty ? 1 : Int(argument), count > 0 else {
            return complain("back takes a number of steps: back 2")
        }
        let step = session.timeline.step
        guard step > 0 else { return complain("there is no step to go back from: this is where the scene began") }
        guard count <= step else {
            return complain("there are only \(step) steps since the scene began; `goto 0` leads to its beginning")
        }
        _ = session.go(toStep: step - count)
        return arrive()
    }

    /// `goto 3`, `goto NAME`
    func goTo(_ argument: String) -> Reaction {
        guard !argument.isEmpty else {
            return complain("goto takes the number of a step or the name of a fork: goto 0")
        }
        guard let step = Int(argument) else {
            let names = session.forks.map { $0.name }
            let fork = names.contains(argument) ? argument : name(meantBy: argument, in: names) ?? argument
            guard session.go(toFork: fork) else { return complainOfFork(argument) }
            return arrive()
        }
        guard session.go(toStep: step) else {
            let last = session.timeline.lastStep
            return complain("there is no step \(argument): the steps are 0 to \(last)")
        }
        return arrive()
    }

    /// `redo`, `redo 2`
    func redo(_ argument: String) -> Reaction {
        guard !argument.isEmpty else {
            guard session.redo() else { return complain("there is nothing to play again") }
            return arrive()
        }
        guard let count = Int(argument), count > 0 else { return complain("redo takes a number of steps: redo 2") }
        let timeline = session.timeline
        guard timeline.step + count <= timeline.lastStep else {
            return complain("there is nothing to play again after step \(timeline.lastStep)")
        }
        _ = session.go(toStep: timeline.step + count)
        return arrive()
    }

    /// `fork`, `fork NAME`
    func fork(_ argument: String) -> Reaction {
        guard !argument.isEmpty else { return listForks() }
        let names = session.forks.map { $0.name }
        guard !names.contains(argument) else {
            return complain("there is a fork \(argument) already: `goto \(argument)` leads to it")
        }
        guard Int(argument) == nil, !argument.contains(" ") else {
            return complain("a fork is named by one word that is no number: fork other")
        }
        guard names.count < Fork.countAtMost else { return complain("there are \(Fork.countAtMost) forks already") }
        let left = session.forkName
        session.fork(argument)
        write("on \(argument), step \(session.timeline.step); `goto \(left)` returns")
        return .goOn
    }

    private func listForks() -> Reaction {
        for fork in session.forks {
            let isHere = fork.name == session.forkName
            write("\(isHere ? "> " : "  ")\(fork.name)  \(Self.place(in: fork.timeline))")
        }
        return .goOn
    }

    /// "step 2 of 3"
    private static func place(in timeline: Timeline) -> String {
        timeline.step == timeline.lastStep
            ? "step \(timeline.step)" : "step \(timeline.step) of \(timeline.lastStep)"
    }

    /// Shows the state after a move.
    private func arrive() -> Reaction {
        hasOpenException = session.player.hasUnexpectedException
        let timeline = session.timeline
        let fork = session.forkName == Fork.firstName && session.otherForks.isEmpty ? "" : " on \(session.forkName)"
        let next = timeline.ahead.first { $0.isStep }.map { "; `redo` plays \($0.text) again" } ?? ""
        write(style.quiet(Self.place(in: timeline) + fork + next))
        draw()
        showFindings()
        showWatches()
        return .goOn
    }

    // MARK: - Looking

    /// `diff 2 5`, `diff 2 other`
    func diff(_ argument: String) -> Reaction {
        let parts = argument.split(separator: " ").map { String($0) }
        guard parts.count == 2 else {
            return complain("diff takes two steps or forks: diff 0 \(session.timeline.step)")
        }
        var moments: [ReplSession] = []
        for part in parts {
            if let step = Int(part) {
                guard let moment = session.looking(at: .step(step)) else {
                    return complain("there is no step \(part): the steps are 0 to \(session.timeline.lastStep)")
                }
                moments.append(moment)
            } else {
                guard let moment = session.looking(at: .fork(part)) else { return complainOfFork(part) }
                moments.append(moment)
            }
        }
        let difference = StateDifference(from: moments[0], to: moments[1])
        for line in difference.lines(style) { write(line) }
        return .goOn
    }

    /// `trace`, `trace 2`, `trace 2..4`, `trace 2..`
    func trace(_ argument: String) -> Reaction {
        let step = session.timeline.step
        guard let steps = StepRange(argument, last: step) else {
            return complain("trace takes steps: trace 2, trace 2..4, or trace 2.. up to here")
        }
        guard steps.first >= 1, steps.last <= step, steps.first <= steps.last else {
            let wrong = steps.first < 1 ? "0" : "\(steps.last <= step ? steps.first : steps.last)"
            return complain(
                step == 0 ? "there are no steps yet" : "no trace of \(wrong): the steps that were made are 1 to \(step)"
            )
        }
        let start = session.entryCount(afterStep: steps.first - 1)
        let end = session.entryCount(afterStep: steps.last)
        let before = TraceText(session.record()).number(before: start)
        var record = session.record(from: start)
        record.entries = Array(record.entries.prefix(end - start))
        record.openLines = record.openLines.prefix(end - start)
        write(TraceText(record, numberedBefore: before, columnsAtMost: columnsAtMost))
        return .goOn
    }

    private func complainOfFork(_ name: String) -> Reaction {
        let names = session.forks.map { $0.name }
        let known = ": the forks are \(names.joined(separator: ", "))"
        return complain("there is no fork \(name)" + advice(on: name, in: names, otherwise: known))
    }
}

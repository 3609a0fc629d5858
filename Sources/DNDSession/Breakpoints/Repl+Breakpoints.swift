internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// `break on`, and the commands while the play is stopped before a call.
extension Repl {
    /// `break on performDropWith`, also without `on`, or `break` alone for the list.
    func breakOn(_ argument: String, typed: TypedLine) -> Reaction {
        guard !argument.isEmpty else { return listBreakpoints() }
        let words = argument.split(separator: " ", maxSplits: 1).map { $0.trimmed() }
        guard words != ["on"] else { return complain("break takes a delegate method: break on performDropWith") }
        let typedCall = words[0] == "on" ? words[1] : argument
        let method = String(typedCall.prefix { $0 != " " })
        let meant = Why.methodNames.contains(method) ? nil : name(meantBy: method, in: Why.methodNames)
        let call = (meant ?? method) + typedCall.dropFirst(method.count)
        let typed = typed.replacing(typedCall, by: call)
        guard !session.steps.isHosted else {
            return complain("the delegates are those of a Swift program: nothing can wait inside them")
        }
        guard session.breakpoints.count < Breakpoint.countAtMost else {
            return complain("there are \(Breakpoint.countAtMost) breakpoints already: `unbreak all` removes them")
        }
        guard !call.hasPlace(of: "->") else {
            return complain("a breakpoint names a call, not its answer: break on performDropWith")
        }
        let phrase = BorrowedPhrase(call, of: typed, prefix: "expect call ", suffix: "")
        switch phrase.readFact(in: session) {
        case .bad(let diagnostics): return reject(diagnostics)
        case .fact(let fact): return add(fact.call, text: call)
        case .statements: return add(nil, text: call)
        }
    }

    private func add(_ pattern: CallPattern?, text: String) -> Reaction {
        guard let pattern else { return complain("break on takes one call: break on performDropWith") }
        guard !session.breakpoints.contains(where: { $0.text == text }) else {
            return complain("there is a breakpoint on \(text) already")
        }
        let breakpoint = Breakpoint(text: text, pattern: pattern)
        guard !breakpoint.methodName.isEmpty, breakpoint.methodName != "completion" else {
            return complain("the block of a completion is no delegate method: the play cannot stop before it")
        }
        session.breakpoints.append(breakpoint)
        write("stops before \(text)")
        if !breakpoint.canBeReached(in: session.player) {
            write(style.quiet("No delegate has \(breakpoint.methodName) now: UIKit does not ask for it."))
        }
        return .goOn
    }

    private func listBreakpoints() -> Reaction {
        if session.breakpoints.isEmpty { write("no breakpoints; try: break on performDropWith") }
        for (index, breakpoint) in session.breakpoints.enumerated() { write("  \(index + 1)  \(breakpoint.text)") }
        return .goOn
    }

    /// `unbreak 1`, `unbreak performDropWith`, `unbreak all`
    func unbreak(_ argument: String) -> Reaction {
        let texts = session.breakpoints.map { $0.text }
        guard let kept = remaining(of: texts, without: argument, verb: "unbreak", what: "breakpoint") else {
            return .failed(.badSpec)
        }
        session.breakpoints = session.breakpoints.filter { kept.contains($0.text) }
        return .goOn
    }

    // MARK: - Before a call

    /// Returns whether a word can run now. Words that change the session wait for the end of the line.
    func mayRun(_ word: MetaWord) -> Bool {
        guard session.stoppedLine != nil else { return true }
        switch word.kind {
        case .back, .goto, .redo, .fork, .reset, .load, .save, .saveOver, .diff, .explore: return false
        default: return true
        }
    }

    /// Reports why a line cannot be played now.
    func complainOfStop() -> Reaction {
        let call = session.stoppedLine?.stop.text ?? ""
        return complain("UIKit waits for the answer to \(call): `continue`, `step`, `answer` or `undo` comes first")
    }

    /// `continue`
    func goOn() -> Reaction {
        guard session.stoppedLine != nil else {
            return complain("the play stands before no call: `break on METHOD` or `step LINE` comes first")
        }
        return show(session.goOn(stepping: false))
    }

    /// `step` to the next call, or `step LINE` to play a line call by call.
    func step(_ argument: String, typed: TypedLine) -> Reaction {
        if session.stoppedLine != nil {
            return argument.isEmpty ? show(session.goOn(stepping: true)) : complainOfStop()
        }
        guard !argument.isEmpty else { return complain("step takes a line to play call by call: step drop") }
        guard !session.steps.isHosted else {
            return complain("the delegates are those of a Swift program: nothing can wait inside them")
        }
        // Replaces the word with blanks, so that diagnostics have the right column.
        let blanks = String(repeating: " ", count: typed.text.count - argument.count)
        return play(TypedLine(blanks + argument, name: typed.name, number: typed.number), stepping: true)
    }

    /// `answer move insertAt`, while the play is stopped before a call.
    func answer(_ argument: String, typed: TypedLine) -> Reaction {
        show(session.answer(argument, typed: typed))
    }

    /// Writes the current stop: the call and its reason.
    func showStop() {
        guard let stop = session.stoppedLine?.stop else { return }
        let selector = stop.method?.selector ?? ""
        write(style.heading("before \(stop.text)"))
        write(
            "  UIKit calls \(selector)" + (stop.engine.lists.count > 1 ? " of \(stop.engine[stop.call.list].name)" : "")
        )
        if let citation = stop.citation {
            write("  because \(citation.description)  \(citation.sentence)")
            write("  \(citation.grade.description): \(citation.source)")
        }
        draw()
        write(style.quiet("answer ANSWER, step, continue or undo"))
    }
}

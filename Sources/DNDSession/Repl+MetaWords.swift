internal import DNDDrawing
internal import DNDExplanation
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The words of the REPL outside the language.
extension Repl {
    func run(_ word: MetaWord, _ argument: String, typed: TypedLine) -> Reaction {
        switch word.kind {
        case .help: return help(argument)
        case .tour: return handle(tour: argument)
        case .learn: return learn(argument)
        case .calls: return listCalls()
        case .order, .clear: draw()
        case .why: return why(argument)
        case .explain: return explain(argument)
        case .show:
            guard argument == "textbook" else {
                let other = MetaWord.named(argument).map { "try \($0.name)" } ?? Question("show \(argument)")?.answer
                return complain("show takes the word textbook" + (other.map { "; \($0)" } ?? ""))
            }
            write(Prelude.text)
        case .explore: return explore(argument)
        case .undo:
            guard session.undo() else { return complain("there is nothing to take back") }
            draw()
            showWatches()
        case .steps: return listSteps()
        case .fix: return complain("there is nothing to fix: the last line was played, or has no edit")
        case .redo: return redo(argument)
        case .back: return back(argument)
        case .goto: return goTo(argument)
        case .fork: return fork(argument)
        case .diff: return diff(argument)
        case .trace: return trace(argument)
        case .watch: return watch(argument, typed: typed)
        case .unwatch: return unwatch(argument)
        case .breakOn: return breakOn(argument, typed: typed)
        case .unbreak: return unbreak(argument)
        case .step: return step(argument, typed: typed)
        case .goOn: return goOn()
        case .answer: return answer(argument, typed: typed)
        case .reset:
            session.begin()
            draw()
            showWatches()
        case .load: return load(argument)
        case .save: return save(argument)
        case .saveOver: return save(argument, replaces: true)
        case .quit: return .leave
        }
        hasOpenException = session.player.hasUnexpectedException
        return .goOn
    }

    private func listCalls() -> Reaction {
        write(TraceText(session.record(), columnsAtMost: columnsAtMost))
        return .goOn
    }

    private func help(_ argument: String) -> Reaction {
        if let text = helpText(argument) {
            write(text)
        } else if let meant = name(meantBy: argument, in: HelpText.words), let text = helpText(meant) {
            write(text)
        } else {
            return complain("there is no help about \(argument)" + advice(on: argument, in: HelpText.words))
        }
        return .goOn
    }

    private func learn(_ argument: String) -> Reaction {
        guard let answer = session.environment.learn?(argument) else {
            write("The lessons are in `dnd` itself: leave, and type `dnd learn`.")
            return .goOn
        }
        for line in answer.lines { write(style.text(line)) }
        return answer.isComplaint ? .failed(.badSpec) : .goOn
    }

    private func helpText(_ word: String) -> String? {
        HelpText(word, style: style, wrapsParagraphs: wrapsText).text
    }

    private func why(_ argument: String) -> Reaction {
        guard !argument.isEmpty else { return complain("why takes a delegate method: why performDropWith") }
        let why = Why(session.engine)
        // `why not performDropWith` asks for the same.
        let known = argument.split(separator: " ").lazy.compactMap { why.lines(String($0)) }.first
        guard let lines = known ?? name(meantBy: argument, in: Why.methodNames).flatMap({ why.lines($0) }) else {
            let advice = advice(on: argument, in: Why.methodNames, otherwise: "; try why performDropWith")
            return complain("no delegate has a method \(argument)" + advice)
        }
        for line in lines { write(line) }
        return .goOn
    }

    private func explain(_ argument: String) -> Reaction {
        guard !argument.isEmpty else { return complain("explain takes a number: explain R131") }
        let example = session.environment.ruleExample
        guard let explanation = Explanation(argument, style: style, example: example) else {
            let near = NearNames.nearest(to: argument, in: Explanation.numbers).first ?? "R131"
            return complain("\(argument) is no rule, question or error code; try explain \(near)")
        }
        for line in explanation.lines { write(line) }
        return .goOn
    }

    // MARK: - Names

    /// The name that a misspelt one stands for at a terminal, if only one is near; says which. A script must not pass
    /// by another name than it has.
    func name(meantBy name: String, in names: [String]) -> String? {
        let near = NearNames.nearest(to: name, in: names)
        guard !isScript, let meant = near.first, near.count == 1 else { return nil }
        write(style.quiet("\(DisplayText.visible(name)) is read as \(meant)."))
        return meant
    }

    /// The end of a message about an unknown name.
    func advice(on name: String, in names: [String], otherwise: String = "") -> String {
        NearNames.nearest(to: name, in: names).first.map { "; did you mean \($0)?" } ?? otherwise
    }

    // MARK: - Files

    private func save(_ path: String, replaces: Bool = false) -> Reaction {
        guard !path.isEmpty else { return complain("save takes the name of a file") }
        if !replaces, listener.writesFiles, session.files.isThere(path) {
            return complain("the session is not saved: \(path) is there already; `save! \(path)` replaces it")
        }
        let spec = SavedSpec(session, title: "session")
        if let refusal = spec.refusal(of: session, path: path) {
            return complain("the session is not saved: \(refusal)")
        }
        if listener.writesFiles, case .failure(let fault) = session.files.write(path, spec.text, replaces) {
            return complain("the session is not saved: \(fault.message)", .cannotCreate)
        }
        write("saved \(path)")
        return .goOn
    }

    /// Loads a file: its declarations and the steps of its only scenario become lines of the session.
    private func load(_ path: String) -> Reaction {
        guard !path.isEmpty else { return complain("load takes the name of a file") }
        let bytes: [UInt8]
        switch session.files.read(path) {
        case .success(let read): bytes = read
        case .failure(let fault): return complain(fault.message)
        }
        switch SessionFile(SourceFile(name: path, utf8: bytes)).content {
        case .bad(let diagnostics, let sources):
            for diagnostic in diagnostics { write(style.text(of: diagnostic, in: sources)) }
            return .failed(.badSpec)
        case .lines(let lines):
            for (index, line) in lines.enumerated() {
                let typed = TypedLine(line.text, name: path, number: line.number)
                let word = line.isInput ? MetaWord.read(line.text)?.word.kind : nil
                let reaction = telling(of: typed, as: word) { play(typed, fromTranscript: line.isInput) }
                if reaction != .goOn { return reaction }
                let rest = lines.count - index - 1
                if !session.goesOn(), rest > 0 {
                    write(style.quiet(Self.interruption(before: rest)))
                    return .goOn
                }
            }
            return .goOn
        }
    }

    /// Plays a line of a file; a line of a transcript may begin with a word of the REPL.
    private func play(_ line: TypedLine, fromTranscript: Bool) -> Reaction {
        guard fromTranscript, let (word, argument) = MetaWord.read(line.text) else { return play(line) }
        guard word.kind != .load, word.kind != .tour, word.kind != .quit else { return .goOn }
        return mayRun(word) ? run(word, argument, typed: line) : complainOfStop()
    }
}

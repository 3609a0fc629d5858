internal import DNDInterpreter
internal import DNDLanguage
internal import DNDReports
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The words beside the language.
extension Repl {
    func run(_ word: MetaWord, _ argument: String) -> Reaction {
        switch word.kind {
        case .help: return help(argument)
        case .calls:
            for line in TraceText(session.record(), style: style, columnsAtMost: columnsAtMost).lines() {
                write(line)
            }
        case .order: draw()
        case .why: return why(argument)
        case .explain: return explain(argument)
        case .show:
            guard argument == "textbook" else { return complain("show takes the word textbook") }
            write(Prelude.text)
        case .undo:
            guard session.undo() else { return complain("there is nothing to take back") }
            draw()
        case .redo:
            guard session.redo() else { return complain("there is nothing to play again") }
            draw()
        case .reset:
            session.begin()
            draw()
        case .load: return load(argument)
        case .save: return save(argument)
        case .quit: return .leave
        }
        hasOpenException = session.player.hasUnexpectedException
        return .goOn
    }

    private func complain(_ message: String) -> Reaction {
        write(style.failed("error: ") + message)
        return .failed(.badSpec)
    }

    private func help(_ argument: String) -> Reaction {
        guard let text = HelpText(argument, style: style).text else {
            let near = NearNames.nearest(to: argument, in: HelpText.words).first
            return complain("there is no help about \(argument)" + (near.map { "; did you mean \($0)?" } ?? ""))
        }
        write(text)
        return .goOn
    }

    private func why(_ argument: String) -> Reaction {
        guard !argument.isEmpty else { return complain("why takes a delegate method: why performDropWith") }
        guard let lines = Why(session.engine).lines(argument) else {
            let near = NearNames.nearest(to: argument, in: Why.methodNames).first
            let advice = near.map { "; did you mean \($0)?" } ?? "; try why performDropWith"
            return complain("no delegate has a method \(argument)" + advice)
        }
        for line in lines { write(line) }
        return .goOn
    }

    private func explain(_ argument: String) -> Reaction {
        guard !argument.isEmpty else { return complain("explain takes a number: explain R131") }
        guard let explanation = Explanation(argument, style: style) else {
            let near = NearNames.nearest(to: argument, in: Explanation.numbers).first ?? "R131"
            return complain("\(argument) is no rule, question or error code; try explain \(near)")
        }
        for line in explanation.lines { write(line) }
        return .goOn
    }

    // MARK: - Files

    private func save(_ path: String) -> Reaction {
        guard !path.isEmpty else { return complain("save takes the name of a file") }
        do {
            try FileSystem.replace(path, with: session.savedText(title: "session"))
        } catch {
            return complain("the session is not saved: \(error.message)")
        }
        write("saved \(path)")
        return .goOn
    }

    /// Plays a file: its declarations and the steps of its one scenario become lines of the session.
    private func load(_ path: String) -> Reaction {
        guard !path.isEmpty else { return complain("load takes the name of a file") }
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limitBytes: SyntaxLimits.fileSizeBytes)
        } catch {
            return complain(error.message)
        }
        switch SessionFile(SourceFile(name: path, utf8: bytes)).content {
        case .bad(let diagnostics, let sources):
            for diagnostic in diagnostics { write(style.text(of: diagnostic, in: sources)) }
            return .failed(.badSpec)
        case .lines(let lines):
            for line in lines {
                let reaction = run(line.text, name: path, line: line.number)
                if reaction != .goOn { return reaction }
            }
            return .goOn
        }
    }
}

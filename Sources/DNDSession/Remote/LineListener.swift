internal import DNDResults

/// Receives the lines of a session, in order to replay them in a new one.
struct LineListener {
    /// Called before each line is played.
    var begins: (ReplLine) -> Void = { _ in }

    /// Called for lines that may have changed the session.
    var keeps: (ReplLine) -> Void = { _ in }

    /// False during a replay, since the files are already written.
    var writesFiles = true
}

extension Repl {
    /// Plays a line with or without a word of the REPL, and notifies the listener.
    func telling(of typed: TypedLine, as word: MetaWord.Kind?, _ play: () -> Reaction) -> Reaction {
        let line = ReplLine(text: typed.text, name: typed.name, line: typed.number)
        listener.begins(line)
        let wasTouring = tour.isUnderWay
        let reaction = play()
        // The tour continues with any input.
        let mayHaveChanged = wasTouring || reaction != .failed(.badSpec) && word?.mayChangeSession ?? true
        if word != .load, mayHaveChanged { listener.keeps(line) }
        return reaction
    }
}

extension MetaWord.Kind {
    /// Whether the word may change the session. The lines of a loaded file count individually.
    fileprivate var mayChangeSession: Bool {
        switch self {
        case .help, .learn, .calls, .order, .why, .explain, .show, .explore, .steps, .fix, .diff, .trace, .clear, .load,
            .save,
            .saveOver, .quit:
            false
        case .tour, .undo, .redo, .back, .goto, .fork, .watch, .unwatch, .breakOn, .unbreak, .step, .goOn, .answer,
            .reset:
            true
        }
    }
}

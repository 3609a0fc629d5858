internal import DNDResults

/// Whoever may have to make a session anew: is told of its lines, and plays them again.
struct LineListener {
    /// Told of each line before it is played.
    var begins: (ReplLine) -> Void = { _ in }

    /// Told of those that may have changed the session.
    var keeps: (ReplLine) -> Void = { _ in }

    /// Off while lines are played again: what they wrote is written.
    var writesFiles = true
}

extension Repl {
    /// Plays a line that begins with a word of the REPL, or with none, and tells of it.
    func telling(of typed: TypedLine, as word: MetaWord.Kind?, _ play: () -> Reaction) -> Reaction {
        let line = ReplLine(text: typed.text, name: typed.name, line: typed.number)
        listener.begins(line)
        let wasTouring = tour.isUnderWay
        let reaction = play()
        // The tour goes on with whatever is typed.
        let mayHaveChanged = wasTouring || reaction != .failed(.badSpec) && word?.mayChangeSession ?? true
        if word != .load, mayHaveChanged { listener.keeps(line) }
        return reaction
    }
}

extension MetaWord.Kind {
    /// Whether a session may be another one behind the word. The lines of a file that is loaded count one by one.
    fileprivate var mayChangeSession: Bool {
        switch self {
        case .help, .calls, .order, .why, .explain, .show, .steps, .diff, .trace, .load, .save, .saveOver,
            .quit:
            false
        case .tour, .undo, .redo, .back, .goto, .fork, .watch, .unwatch, .breakOn, .unbreak, .step, .goOn, .answer,
            .reset:
            true
        }
    }
}

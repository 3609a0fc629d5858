internal import DNDExploration
internal import DNDLanguage

/// The candidates after a word of the REPL, for completion. File names are completed elsewhere.
extension MetaWord {
    /// The words of the language whose arguments follow: `watch gap` is completed as `expect gap`. Nil for words with
    /// other arguments.
    func borrowedWords(_ rest: [String]) -> [String]? {
        switch kind {
        case .watch: ["expect"] + rest
        case .breakOn: ["expect", "call"] + (rest.first == "on" ? rest.dropFirst() : rest[...])
        case .step: rest
        default: nil
        }
    }

    /// The other candidates for the next word.
    func arguments(in session: ReplSession) -> [String] {
        switch kind {
        case .help: HelpText.words
        case .tour: ["next", "back", "stop"]
        case .learn: ["next", "check", "hint", "reset", "quiz"]
        case .why: Why.methodNames
        case .show: ["textbook"]
        case .explore: ["all"] + GestureSet.all.map { $0.name }
        case .goto, .diff: session.forks.map { $0.name }
        case .watch: WatchExpression.queryVerbs
        case .breakOn: ["on"]
        case .unbreak: session.breakpoints.map { $0.text } + ["all"]
        case .unwatch: ["all"]
        case .answer: Self.answers
        case .calls, .order, .explain, .steps, .fix, .undo, .redo, .back, .fork, .trace, .step, .goOn, .reset, .clear,
            .load, .save, .saveOver, .quit:
            []
        }
    }

    /// The usual answers of delegates.
    private static let answers = ["move insertAt", "move", "copy", "forbidden", "true", "false", "none", "default"]
}

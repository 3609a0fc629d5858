internal import DNDLanguage

/// What can follow a word of the REPL, for completion. File names are found elsewhere.
extension MetaWord {
    /// Words of the language that what follows is read as: `watch gap` is completed as `expect gap`. Nil for words that
    /// take something else.
    func borrowedWords(_ rest: [String]) -> [String]? {
        switch kind {
        case .watch: ["expect"] + rest
        case .breakOn: rest.first == "on" ? ["expect", "call"] + rest.dropFirst() : nil
        case .step: rest
        default: nil
        }
    }

    /// What else can follow at once.
    func arguments(in session: ReplSession) -> [String] {
        switch kind {
        case .help: HelpText.words
        case .tour: ["next", "back", "stop"]
        case .why: Why.methodNames
        case .show: ["textbook"]
        case .goto, .diff: session.forks.map { $0.name }
        case .watch: WatchExpression.queryVerbs
        case .breakOn: ["on"]
        case .unbreak: session.breakpoints.map { $0.text } + ["all"]
        case .unwatch: ["all"]
        case .answer: Self.answers
        case .calls, .order, .explain, .steps, .undo, .redo, .back, .fork, .trace, .step, .goOn, .reset, .load, .save,
            .saveOver, .quit:
            []
        }
    }

    /// What delegates mostly answer.
    private static let answers = ["move insertAt", "move", "copy", "forbidden", "true", "false", "none", "default"]
}

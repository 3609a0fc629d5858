/// The words of the REPL that stand beside the language.
struct MetaWord: Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case help, tour
        case calls, order, why, explain, show
        case steps, undo, redo, back, goto, fork, diff, trace
        case watch, unwatch, breakOn, unbreak, step, goOn, answer
        case reset, load, save, saveOver, quit
    }

    let kind: Kind
    let name: String

    /// What may follow the word, as people read it.
    let argument: String
    let meaning: String

    /// Lines that can be typed into a fresh session, one after another.
    let example: String

    /// The usage: `why METHOD`
    var usage: String { argument.isEmpty ? name : "\(name) \(argument)" }

    init(_ kind: Kind, _ name: String, _ argument: String, _ meaning: String, _ example: String) {
        self.kind = kind
        self.name = name
        self.argument = argument
        self.meaning = meaning
        self.example = example
    }

    /// The word that a line begins with, and the rest of the line; nil when the line is one of the language.
    static func read(_ line: String) -> (word: MetaWord, argument: String)? {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let first = parts.first, let word = named(first) else { return nil }
        let argument = parts.count > 1 ? parts[1].trimmed() : ""
        // `load item { … }` is a phrase of the language.
        if word.kind == .load, argument.contains("{") { return nil }
        return (word, argument)
    }

    static func named(_ name: some StringProtocol) -> MetaWord? {
        all.first { $0.name == name || $0.alias.map { $0 == name } ?? false }
    }

    /// What people of other shells type.
    private var alias: String? {
        switch kind {
        case .help: "?"
        case .quit: "exit"
        default: nil
        }
    }
}

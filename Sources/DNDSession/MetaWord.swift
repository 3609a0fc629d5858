/// A word of the REPL outside the language.
struct MetaWord: Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case help, tour, learn
        case calls, order, why, explain, show, explore
        case fix, steps, undo, redo, back, goto, fork, diff, trace
        case watch, unwatch, breakOn, unbreak, step, goOn, answer
        case reset, clear, load, save, saveOver, quit
    }

    let kind: Kind
    let name: String

    /// The argument in the notation for users.
    let argument: String
    let meaning: String

    /// Lines for a fresh session, in order.
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

    /// The word at the beginning of a line, and the rest of the line; nil for a line of the language.
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

    /// Another name of the same command: that of other shells, and the opposite of `back`.
    private var alias: String? {
        switch kind {
        case .help: "?"
        case .quit: "exit"
        case .redo: "forth"
        default: nil
        }
    }
}

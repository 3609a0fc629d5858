/// The words of the REPL that stand beside the language.
struct MetaWord: Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case help, calls, order, why, explain, show, undo, redo, reset, load, save, quit
    }

    let kind: Kind
    let name: String

    /// What may follow the word, as people read it.
    let argument: String
    let meaning: String

    /// A line that can be typed into a fresh session.
    let example: String

    /// In the order of `help`.
    static let all: [MetaWord] = [
        MetaWord(
            .help, "help", "[WORD]", "explains the REPL, a word of the language or a delegate method", "help hover"),
        MetaWord(.calls, "calls", "", "shows everything that happened since the scene began", "calls"),
        MetaWord(.order, "order", "", "draws the lists", "order"),
        MetaWord(
            .why, "why", "METHOD", "says why a delegate method was called, or why it was not", "why performDropWith"),
        MetaWord(
            .explain, "explain", "RULE", "tells a rule, an open question or an error code with its source",
            "explain R131"),
        MetaWord(.show, "show", "textbook", "prints the delegate of a scene that has none of its own", "show textbook"),
        MetaWord(.undo, "undo", "", "takes the last line back", "undo"),
        MetaWord(.redo, "redo", "", "plays the line again that undo took back", "redo"),
        MetaWord(.reset, "reset", "", "puts the rows back as declared and forgets the steps", "reset"),
        MetaWord(
            .load, "load", "FILE", "plays the declarations and steps of a file, or runs its scenarios", "load a.dnd"),
        MetaWord(.save, "save", "FILE", "writes the session as a spec that passes", "save a.dnd"),
        MetaWord(.quit, "quit", "", "leaves, as Ctrl-D does", "quit"),
    ]

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
        guard let first = parts.first, let word = all.first(where: { $0.name == first || $0.alias == first }) else {
            return nil
        }
        let argument = parts.count > 1 ? trimmed(parts[1]) : ""
        // `load item { … }` is a phrase of the language.
        if word.kind == .load, argument.contains("{") { return nil }
        return (word, argument)
    }

    /// What people of other shells type.
    private var alias: Substring? {
        switch kind {
        case .help: "?"
        case .quit: "exit"
        default: nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        return String(text)
    }
}

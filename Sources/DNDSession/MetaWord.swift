/// A word of the REPL outside the language.
struct MetaWord: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case help, tour, learn
        case calls, order, why, explain, show, explore
        case steps, fix, undo, redo, back, goto, fork, diff, trace
        case watch, unwatch, breakOn = "break", unbreak, step, goOn = "continue", answer
        case reset, clear, load, save, saveOver = "save!", quit
    }

    let kind: Kind

    /// The argument in the notation for users.
    let argument: String
    let meaning: String

    /// Lines for a fresh session, in order.
    private(set) var example: [String] = []

    var name: String { kind.rawValue }

    /// The usage: `why METHOD`
    var usage: String { argument.isEmpty ? name : "\(name) \(argument)" }

    /// `name argument: meaning`; nil for the name of no word.
    private init?(heading: Substring) {
        let sides = heading.split(separator: ":", maxSplits: 1)
        let words = sides[0].split(separator: " ", maxSplits: 1)
        guard let kind = Kind(rawValue: String(words[0])) else { return nil }
        self.kind = kind
        argument = words.count > 1 ? String(words[1]) : ""
        meaning = sides[1].trimmed()
    }

    /// The words of a text: a line that begins with `>` is of the example of the word before it.
    static func words(in text: String) -> [MetaWord] {
        var words: [MetaWord] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("> ") {
                words[words.count - 1].example.append(String(line.dropFirst(2)))
            } else if let word = MetaWord(heading: line) {
                words.append(word)
            }
        }
        return words
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

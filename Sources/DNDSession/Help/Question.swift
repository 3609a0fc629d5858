internal import DNDInterpreter
internal import DNDLanguage

/// A question as people type it who have not read the help, and the word of the REPL that answers it.
struct Question {
    /// What to type instead.
    let answer: String

    /// A longer line is pasted.
    private static let bytesMax = 80

    /// Nil for a line that asks nothing.
    init?(_ line: String) {
        guard line.utf8.count <= Self.bytesMax else { return nil }
        let isAsked = line.hasSuffix("?")
        let words = line.split { $0 == " " || $0 == "?" }.map { String($0) }
        guard let first = words.first else { return nil }
        let asked = (isAsked ? words[...] : words.dropFirst()).joined(separator: " ")
        if isAsked || Self.verbs.contains(first), let fact = Fact.all.first(where: { $0.words == asked }) {
            answer = "`watch \(fact.words)` shows it after every step"
        } else if let known = Self.answers[first] {
            answer = known
        } else if isAsked {
            answer = "`calls` shows what happened, `why METHOD` says why, and `help` lists the words"
        } else {
            return nil
        }
    }

    private static let verbs = ["print", "show", "get"]

    private static let answers = AdviceTable(
        """
        log history events what which = `calls` shows everything that happened
        rows print show state status = `order` draws the lists
        count how = `watch call METHOD` shows how often a method was called
        rules = `explain R131` tells a rule; a trace names those that decided
        """)
}

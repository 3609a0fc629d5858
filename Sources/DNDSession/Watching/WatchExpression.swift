internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import SourceText

/// An expression whose value is shown after every step: a fact, or a query of the app to a list.
struct WatchExpression {
    let text: String
    private let reading: Reading

    private enum Reading {
        case fact(FactReference)
        case query(Statement)
    }

    /// The maximum number of watches per session.
    static let countAtMost = 50

    /// Verbs of the app that query a value. They are played on a copy, whose return value is shown.
    static let queryVerbs = ["read", "list count", "translate"]

    /// What can be watched: the facts, and the queries.
    static let firstWords = Fact.all.map { $0.words } + queryVerbs

    enum Outcome {
        case watch(WatchExpression)
        case bad([Diagnostic])

        /// The first word is unknown; the known ones.
        case unknown(among: [String])
    }

    /// Parses an expression in the context of a session.
    static func read(_ text: String, typed: TypedLine, in session: ReplSession) -> Outcome {
        let words = text.split(separator: " ")
        let isFact = Fact.all.contains { words.starts(with: $0.words.split(separator: " ")) }
        guard isFact || queryVerbs.contains(where: { words.starts(with: $0.split(separator: " ")) }) else {
            return .unknown(among: firstWords.map { String($0.split(separator: " ")[0]) })
        }
        let phrase = BorrowedPhrase(text, of: typed, prefix: isFact ? "expect " : "", suffix: "")
        switch isFact ? phrase.readFact(in: session) : phrase.read(in: session) {
        case .bad(let diagnostics): return .bad(diagnostics)
        case .fact(let fact): return .watch(WatchExpression(text: text, reading: .fact(fact)))
        case .statements(let statements):
            guard let query = statements.first, statements.count == 1 else { return .unknown(among: []) }
            return .watch(WatchExpression(text: text, reading: .query(query)))
        }
    }

    /// The current value, in the syntax of the language. Reading has no side effects.
    func value(in player: ScenarioPlayer) -> String {
        switch reading {
        case .fact(let fact): Spelling.value(player.value(of: fact))
        case .query(let query): Spelling.value(player.value(of: query))
        }
    }
}

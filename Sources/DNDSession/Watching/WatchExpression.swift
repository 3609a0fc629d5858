internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import SourceText

/// An expression whose value is shown after every step: a fact, or a question of the app to a list.
struct WatchExpression {
    let text: String
    private let reading: Reading

    private enum Reading {
        case fact(FactReference)
        case query(Statement)
    }

    /// Watches of one session.
    static let countAtMost = 50

    /// Phrases of the app that ask for a value: they are played on a copy, and what they return is the value.
    static let queryVerbs = ["read", "list count", "translate"]

    enum Outcome {
        case watch(WatchExpression)
        case bad([Diagnostic])

        /// Nothing is known by the first word; the nearest that is.
        case unknown(near: String?)
    }

    /// Reads an expression in the surroundings of a session.
    static func read(_ text: String, typed: TypedLine, in session: ReplSession) -> Outcome {
        let words = text.split(separator: " ")
        let isFact = Fact.all.contains { words.starts(with: $0.words.split(separator: " ")) }
        guard isFact || queryVerbs.contains(where: { words.starts(with: $0.split(separator: " ")) }) else {
            let known = (Fact.all.map { $0.words } + queryVerbs).map { String($0.split(separator: " ")[0]) }
            return .unknown(near: NearNames.nearest(to: words.first.map { String($0) } ?? "", in: known).first)
        }
        let phrase = BorrowedPhrase(text, of: typed, prefix: isFact ? "expect " : "", suffix: "")
        switch isFact ? phrase.readFact(in: session) : phrase.read(in: session) {
        case .bad(let diagnostics): return .bad(diagnostics)
        case .fact(let fact): return .watch(WatchExpression(text: text, reading: .fact(fact)))
        case .statements(let statements):
            guard let query = statements.first, statements.count == 1 else { return .unknown(near: nil) }
            return .watch(WatchExpression(text: text, reading: .query(query)))
        }
    }

    /// The value at this moment, in the words of the language. Nothing is changed by asking.
    func value(in player: ScenarioPlayer) -> String {
        switch reading {
        case .fact(let fact): Spelling.value(player.value(of: fact))
        case .query(let query): Spelling.value(player.value(of: query))
        }
    }
}

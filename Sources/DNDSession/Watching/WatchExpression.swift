internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import SourceText

/// An expression whose value is shown after every step.
struct WatchExpression {
    let text: String
    private let reading: Reading

    /// Watches of one session.
    static let countAtMost = 50

    private enum Reading {
        /// An expectation, and the value when it holds.
        case expectation(Statement, value: String)

        /// A question of the app to a list.
        case query(Statement)
    }

    enum Outcome {
        case watch(WatchExpression)
        case bad([Diagnostic])

        /// Nothing is known by the first word; the nearest that is.
        case unknown(near: String?)
    }

    /// Reads an expression in the surroundings of a session.
    static func read(_ text: String, typed: TypedLine, in session: ReplSession) -> Outcome {
        if queryVerb(of: text) != nil {
            return read(BorrowedPhrase(text, of: typed, prefix: "", suffix: ""), text, in: session, value: "")
        }
        guard let watchable = Watchable.of(text) else {
            let word = text.split(separator: " ").first.map { String($0) } ?? ""
            let known = Watchable.firstWords.map { String($0.split(separator: " ")[0]) }
            return .unknown(near: NearNames.nearest(to: word, in: known).first)
        }
        let phrase = BorrowedPhrase(text, of: typed, prefix: "expect ", suffix: watchable.suffix)
        return read(phrase, text, in: session, value: watchable.value)
    }

    private static func queryVerb(of text: String) -> String? {
        Watchable.queryVerbs.first { text == $0 || text.hasPrefix($0 + " ") }
    }

    private static func read(
        _ phrase: BorrowedPhrase, _ text: String, in session: ReplSession, value: String
    ) -> Outcome {
        switch phrase.read(in: session) {
        case .bad(let diagnostics): return .bad(diagnostics)
        case .statements(let statements):
            guard let statement = statements.first, statements.count == 1 else { return .unknown(near: nil) }
            if case .expect = statement.kind {
                return .watch(WatchExpression(text: text, reading: .expectation(statement, value: value)))
            }
            return .watch(WatchExpression(text: text, reading: .query(statement)))
        }
    }

    private init(text: String, reading: Reading) {
        self.text = text
        self.reading = reading
    }

    // MARK: - The value

    /// The value at this moment, in the words of the language. Nothing is changed by asking.
    func value(in player: ScenarioPlayer) -> String {
        switch reading {
        case .expectation(let statement, let value): return player.value(ofExpectation: statement) ?? value
        case .query(let statement): return player.value(of: statement)
        }
    }
}

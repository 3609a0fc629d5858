internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// A session as a spec: declarations, steps, and the observed state as expectations.
struct SavedSpec {
    let text: String

    /// The declarations and steps of a session. Failed expectations are omitted, and the observed state is that of the
    /// steps without them.
    init(_ session: ReplSession, title: String) {
        let declared = session.declared
        var lines = declared.hasOwnScene ? [] : [ReplSession.defaultScene]
        lines += Self.assumptions(of: session)
        lines += declared.declarations.map { $0.text }
        lines += ["", "scenario \(Spelling.quoted(title)) {"]
        let held = session.timeline.played.filter { $0.holds }
        lines += Self.lines(of: held).map { "  " + $0 }
        var steps = session.freshPlayer()
        for phrase in held { steps.play(phrase.statements) }
        lines += ObservedExpectations(steps.player).lines.map { "  " + $0 }
        lines.append("}")
        let written = UnusedParameters.removed(from: lines.joined(separator: "\n") + "\n", session.files)
        text = Formatter.format(SourceFile(name: "session", text: written))
    }

    /// The typed phrases of a line on one line, unless one takes several.
    private static func lines(of phrases: [SessionPhrase]) -> [String] {
        var lines: [[SessionPhrase]] = []
        for phrase in phrases {
            if let last = lines.last?.last, last.line == phrase.line, !(last.text + phrase.text).contains("\n") {
                lines[lines.count - 1].append(phrase)
            } else {
                lines.append([phrase])
            }
        }
        return lines.map { $0.map { $0.text }.joined(separator: "; ") }
    }

    /// The assumptions of the command line that no line of the session makes.
    private static func assumptions(of session: ReplSession) -> [String] {
        let own = session.declared.fixture.assumptions.map { $0.question.text.inCapitals }
        return OpenQuestion.withAlternative.filter { question in
            session.rulebook.assumesOther(question.id) && !own.contains(question.id.description)
        }.map { "assume \($0.id.description) \($0.answers?.other ?? OpenQuestion.Answers.decidedWord)" }
    }

    // MARK: - Does it pass

    /// The reason why a session cannot be saved; nil when the text passes as a spec at that path.
    func refusal(of session: ReplSession, path: String) -> String? {
        if let phrase = session.timeline.played.first(where: { !$0.holds && $0.isStep }) {
            return "an expectation fails inside the word '\(phrase.text)', which cannot be left out"
        }
        guard !session.steps.isHosted else { return nil }
        let includes = session.files.makeSources()
        let source = SourceFile(name: path, text: text)
        let parsed = Parser.parse(file: includes.sources.add(source), source: source)
        let checked = Checker.engine.check(
            parsed.block, of: source, title: "session",
            path: session.files.pathFromRoot(path),
            hasSyntaxErrors: !parsed.diagnostics.isEmpty, include: includes.load)
        if let error = (parsed.diagnostics + checked.diagnostics).first(where: { $0.severity == .error }) {
            return "its spec would not be read: \(error.message)"
        }
        for result in Interpreter().run(checked.program) {
            guard let mismatch = result.mismatches.first else { continue }
            let words = MismatchText(mismatch, sources: includes.sources, trace: result.trace).lines.first?.plain ?? ""
            return "its spec would not pass: \(words)"
        }
        return nil
    }
}

internal import SourceText

/// The first word of a phrase.
extension PhraseFault {
    /// The verb nearest to an unknown one.
    var nearVerb: String? {
        guard reading.entries.isEmpty, let verb = phrase.verb else { return nil }
        return Suggestion(for: verb, in: verbs, at: phrase.verbRange).name
    }

    func unknownVerb(_ first: PhraseToken) -> Diagnostic {
        guard let verb = first.word else {
            return Diagnostic(
                .unknownVerb, "a phrase starts with a verb, not with \(first.description)", at: first.range,
                hints: ["Quoted text is always a label or a text."])
        }
        let entries = Vocabulary.entries(verb)
        if !entries.isEmpty { return misplaced(verb, entries, first.range) }
        let (hint, edit) = meaning(of: verb, at: first.range)
        return Diagnostic(.unknownVerb, "unknown verb '\(verb)'", at: first.range, hints: [hint], edit: edit)
    }

    /// What to write instead of an unknown verb.
    private func meaning(of verb: String, at range: SourceRange) -> (hint: String, edit: TextEdit?) {
        if let advice = Vocabulary.instead(of: verb) { return (advice, nil) }
        let near = Suggestion(for: verb, in: verbs, at: range)
        if let hint = near.hints.first { return (hint, near.edit) }
        if reading.block == .app { return (Self.scenesOfApp, nil) }
        if reading.block == .file || reading.block == .scenario, let method = method(meantBy: verb, at: range) {
            return method
        }
        return ("`help` lists the verbs.", nil)
    }

    /// Whether it is the name of a method, perhaps mistyped or only begun.
    private func method(meantBy verb: String, at range: SourceRange) -> (hint: String, edit: TextEdit?)? {
        let kinds = checker.kinds(of: nil)
        guard let method = methods.method(named: verb), method.belongs(to: kinds) else {
            return Suggestion(for: verb, in: methods.names(for: kinds), at: range).name.map { name in
                (
                    "Is the method '\(name)' meant? It stands behind `with`.",
                    TextEdit(range: range, replacement: "with " + name)
                )
            }
        }
        guard method.answer != .block else { return nil }
        let rest = method.answer.words.first.map { "-> \($0)" } ?? "{ list reload }"
        return ("What a method does stands behind `with`: `with \(verb) \(rest)`.", nil)
    }

    private static let scenesOfApp = "An app has its rows in scenes: `app photos { view album: A B }`."

    /// The verbs that are valid here. Suggestions of others would not help.
    private var verbs: [String] {
        Vocabulary.verbs(in: reading.block) + Vocabulary.aliasVerbs(in: reading.block)
            + (reading.block.takesSteps ? scope.words(at: phrase.range) : [])
    }

    private func misplaced(_ verb: String, _ entries: [VocabularyEntry], _ range: SourceRange) -> Diagnostic {
        if reading.block == .script, entries.contains(where: { $0.isExpectation }) {
            return Diagnostic(
                .expectationInScript, "an expectation cannot stand in a script", at: range,
                hints: ["Say it in the scenario, after the step that it is about."])
        }
        if reading.block == .script, entries.contains(where: { $0.isGesture }) {
            return Diagnostic(
                .stepInScript, "'\(verb)' is what the person does, and this is what the app does", at: range,
                hints: ["Say it in the scenario."])
        }
        let places = BlockKind.allCases.filter { kind in entries.contains { $0.standsIn.contains(kind) } }
        return Diagnostic(
            .misplacedPhrase, "'\(verb)' cannot stand \(reading.block.phrase)", at: range,
            hints: ["It stands " + places.map { $0.phrase }.joinedAsList(prefix: "", last: "or") + "."])
    }
}

package import DNDInterpreter
internal import DNDResults
internal import SourceText

/// Judges answers by playing them.
package struct Grader {
    /// Makes the limits of one scenario; the core has no clock.
    package var limits: () -> ScenarioLimits

    /// The bytes of an answer at most; those of the course have about a thousand.
    package static let bytesMax = 16_384

    package init(limits: @escaping () -> ScenarioLimits = { ScenarioLimits() }) {
        self.limits = limits
    }

    /// Judges a text as the answer to a scene of a lesson.
    ///
    /// The second scene is graded once, so the text as the lesson gives it is no answer yet; misconceptions of the
    /// first scene are recognised there by what they say of any scene.
    package func verdict(
        on text: String, to scene: Lesson.Scene, _ kind: Lesson.Kind, isExplored: Bool = false,
        isSecond: Bool = false, misconceptions: [Lesson.Misconception] = [], named name: String = "answer.dnd"
    ) -> Verdict {
        guard text.utf8.count <= Self.bytesMax else { return .tooLong(bytes: text.utf8.count) }
        if kind == .findLine { return verdict(onMarked: text, to: scene, isSecond: isSecond, misconceptions) }
        let answer = AnswerText(text)
        let filled: [Range<Int>]
        do {
            filled = try AnswerTemplate(scene, kind).match(answer.words)
        } catch {
            // Where a bracket is missing, no line of the lesson can be found: the language says which it is.
            if !answer.words.isBalanced, let unread = unreadable(text, name) { return unread }
            return .changed(Self.line(error.line, of: scene.start))
        }
        if answer.holeCount > 0 { return .incomplete(holeCount: answer.holeCount) }
        if isSecond, answer.isSame(as: AnswerText(scene.start)) { return .untouched }
        if kind == .predict || kind == .order, let word = vagueWord(answer, filled, scene, kind) {
            return .vague(word)
        }
        let played = PlayedAnswer(text, named: name, isExplored: isExplored, limits: limits)
        switch played.outcome {
        case .unreadable(let diagnostics): return .unreadable(diagnostics, played.sources)
        case .endless(let limit): return .endless(limit)
        case .passed: return .right
        case .failed(let difference):
            return .wrong(difference, misconception(difference, isSecond: isSecond, misconceptions))
        }
    }

    /// The verdict on a text that cannot be read; nil for one that can.
    private func unreadable(_ text: String, _ name: String) -> Verdict? {
        let played = PlayedAnswer(text, named: name, limits: limits)
        guard case .unreadable(let diagnostics) = played.outcome else { return nil }
        return .unreadable(diagnostics, played.sources)
    }

    static func line(_ number: Int, of text: String) -> String {
        SourceFile(name: "", text: text).lineText(number).withoutEdgeBlanks
    }

    /// A word that leaves something open which the solution says.
    private func vagueWord(
        _ answer: AnswerText, _ filled: [Range<Int>], _ scene: Lesson.Scene, _ kind: Lesson.Kind
    ) -> String? {
        let solution = AnswerText(scene.solution).words
        let allowed = (try? AnswerTemplate(scene, kind).match(solution)) ?? []
        let known = allowed.flatMap { solution[$0].map { $0.text } }
        return filled.lazy.flatMap { answer.words[$0] }.map { $0.text }.first { word in
            (word == "..." || word == "_") && !known.contains(word)
        }
    }

    // MARK: - Misconceptions

    /// The misconception with the same outcome: first one that agrees in everything, then in all but arguments. In the
    /// second scene, the only one that agrees in what does not depend on the scene.
    private func misconception(
        _ difference: Difference, isSecond: Bool, _ misconceptions: [Lesson.Misconception]
    ) -> Lesson.Misconception? {
        // To play every gesture takes time, and is needed only where one of them has failed.
        let isExplored = if case .gestures = difference.kind { true } else { false }
        let outcomes = misconceptions.compactMap { misconception -> (Lesson.Misconception, Difference)? in
            let played = PlayedAnswer(
                misconception.text, named: misconception.name, isExplored: isExplored, limits: limits)
            guard case .failed(let difference) = played.outcome else { return nil }
            return (misconception, difference)
        }
        if isSecond {
            let alike = outcomes.filter { $0.1.agreesInAnotherScene(with: difference) }
            return alike.count == 1 ? alike[0].0.inAnotherScene : nil
        }
        return
            (outcomes.first { $0.1.agrees(with: difference, looseArguments: false) }
            ?? outcomes.first { $0.1.agrees(with: difference, looseArguments: true) })?.0
    }

    // MARK: - The wrong line

    private func verdict(
        onMarked text: String, to scene: Lesson.Scene, isSecond: Bool, _ misconceptions: [Lesson.Misconception]
    ) -> Verdict {
        let marked = MarkedLines(text)
        let known = FaultyLines(scene)
        if let line = known.firstChange(in: marked) { return .changed(Self.line(line, of: scene.start)) }
        guard marked.words.count == 1, let word = marked.words.first else {
            return .unmarked(count: marked.words.count)
        }
        let line = known.line(of: word)
        if known.isFaulty(line), isMended(scene) { return .right }
        let words = Self.line(line, of: scene.start)
        let difference = Difference(.line(words, still: symptom(of: scene.start)))
        guard !isSecond else {
            let alike = misconceptions.first { MarkedLines($0.text).firstLine == words }
            return .wrong(difference, alike?.inAnotherScene)
        }
        let found = misconceptions.first { misconception in
            MarkedLines(misconception.text).words.first.map { known.line(of: $0) } == line
        }
        return .wrong(difference, found)
    }

    /// Whether mending the faulty line is enough.
    private func isMended(_ scene: Lesson.Scene) -> Bool {
        if case .passed = PlayedAnswer(scene.solution, named: "solution.dnd", limits: limits).outcome { return true }
        return false
    }

    /// What is wrong when a faulty text is played.
    private func symptom(of text: String) -> String {
        guard case .failed(let difference) = PlayedAnswer(text, named: "start.dnd", limits: limits).outcome else {
            return "what the lesson describes"
        }
        var sentence = difference.sentence
        if sentence.hasSuffix(".") { sentence.removeLast() }
        return sentence
    }
}

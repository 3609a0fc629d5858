package import DNDInterpreter
internal import DNDResults
internal import SourceText

/// Judges answers by playing them.
package struct Grader {
    /// Makes the limits of one scenario; the core has no clock.
    package var limits: () -> ScenarioLimits

    package init(limits: @escaping () -> ScenarioLimits = { ScenarioLimits() }) {
        self.limits = limits
    }

    /// Judges a text as the answer to a scene of a lesson.
    package func verdict(
        on text: String, to scene: Lesson.Scene, _ kind: Lesson.Kind, isExplored: Bool = false,
        misconceptions: [Lesson.Misconception] = [], named name: String = "answer.dnd"
    ) -> Verdict {
        if kind == .findLine { return verdict(onMarked: text, to: scene, misconceptions) }
        let answer = AnswerText(text)
        let filled: [Range<Int>]
        do {
            filled = try AnswerTemplate(scene, kind).match(answer.words)
        } catch {
            return .changed(Self.line(error.line, of: scene.start))
        }
        if answer.holeCount > 0 { return .incomplete(holeCount: answer.holeCount) }
        if kind == .predict || kind == .order, let word = vagueWord(answer, filled, scene, kind) {
            return .vague(word)
        }
        let played = PlayedAnswer(text, named: name, isExplored: isExplored, limits: limits)
        switch played.outcome {
        case .unreadable(let diagnostics): return .unreadable(diagnostics, played.sources)
        case .endless(let limit): return .endless(limit)
        case .passed: return .right
        case .failed(let difference):
            return .wrong(difference, misconception(difference, misconceptions))
        }
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

    /// The misconception with the same outcome: first one that agrees in everything, then in all but arguments.
    private func misconception(
        _ difference: Difference, _ misconceptions: [Lesson.Misconception]
    ) -> Lesson.Misconception? {
        // To play every gesture takes time, and is needed only where one of them has failed.
        let isExplored = if case .gestures = difference.kind { true } else { false }
        let outcomes = misconceptions.compactMap { misconception -> (Lesson.Misconception, Difference)? in
            let played = PlayedAnswer(
                misconception.text, named: misconception.name, isExplored: isExplored, limits: limits)
            guard case .failed(let difference) = played.outcome else { return nil }
            return (misconception, difference)
        }
        return
            (outcomes.first { $0.1.agrees(with: difference, looseArguments: false) }
            ?? outcomes.first { $0.1.agrees(with: difference, looseArguments: true) })?.0
    }

    // MARK: - The wrong line

    private func verdict(
        onMarked text: String, to scene: Lesson.Scene, _ misconceptions: [Lesson.Misconception]
    ) -> Verdict {
        let marked = MarkedLines(text)
        let known = FaultyLines(scene)
        if let line = known.firstChange(in: marked) { return .changed(Self.line(line, of: scene.start)) }
        guard marked.words.count == 1, let word = marked.words.first else {
            return .unmarked(count: marked.words.count)
        }
        let line = known.line(of: word)
        if known.isFaulty(line), isMended(scene) { return .right }
        let difference = Difference(.line(Self.line(line, of: scene.start), still: symptom(of: scene.start)))
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

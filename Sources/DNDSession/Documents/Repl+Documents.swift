package import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
internal import DragDrop
package import JSON
package import SourceText

/// The session as values, for a page that draws it.
extension Repl {
    /// The lists as rows, with the words that name them in a step.
    package var scene: SceneMoment { SceneMoment(session.engine, for: .playing) }

    /// The lists after a step of the current fork, without going there; nil for an unknown step.
    package func scene(afterStep step: Int) -> SceneMoment? {
        session.looking(at: .step(step)).map { SceneMoment($0.engine, for: .playing) }
    }

    /// The calls since the scene began. O(trace)
    package func sequence(title: String, file: String) -> CallSequence {
        var record = session.record()
        record.steps = session.steps.player.record.steps
        let state: ScenarioState = session.steps.player.mismatches.isEmpty ? .passed : .failed
        return CallSequence(record, in: session.sources, title: title, file: file, line: 1, state: state)
    }

    /// The phrases, those that are played, the number of declarations, and the forks.
    package var timeline: JSONTree {
        let timeline = session.timeline
        return [
            "phrases": .array(
                timeline.phrases.map { phrase in
                    [
                        "text": phrase.text.json, "isStep": phrase.isStep.json, "holds": phrase.holds.json,
                        "line": phrase.line.json,
                    ]
                }),
            "played": timeline.count.json, "step": timeline.step.json, "lastStep": timeline.lastStep.json,
            "state": session.engine.stateWord.rawValue.json, "stateLine": stateLine.json,
            "declarations": session.declared.declarations.count.json, "fork": session.forkName.json,
            "forks": .array(
                session.forks.map { fork in
                    [
                        "name": fork.name.json, "step": fork.timeline.step.json,
                        "lastStep": fork.timeline.lastStep.json,
                    ]
                }),
        ]
    }

    /// Whether a line begins with a word of the REPL.
    package func isCommand(_ text: String) -> Bool { metaWord(of: text) != nil }

    /// The candidates in the text of a file, which has no words of the REPL.
    package func fileCompletion(_ text: String, cursorUTF8: Int) -> Completion {
        ReplCompletion(session, offersCommands: false).completion(text, cursorUTF8: cursorUTF8)
    }

    /// The reason why the session cannot be saved.
    package struct SavingRefusal: Error {
        package let message: String
    }

    /// The session as a spec that passes.
    package func savedSpec(title: String, path: String) -> Result<String, SavingRefusal> {
        let spec = SavedSpec(session, title: title)
        if let refusal = spec.refusal(of: session, path: path) { return .failure(SavingRefusal(message: refusal)) }
        return .success(spec.text)
    }

    /// Plays the declarations of a text, then the first phrases of one of its scenarios. A text without scenarios is
    /// played whole. Returns false at a phrase that cannot be played.
    package func begin(_ source: SourceFile, scenario: Int?, keeping phraseCount: Int?) -> Bool {
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        let scenarios = block.writtenStatements.filter { $0.verb == "scenario" }
        let own = scenario.flatMap { scenarios.indices.contains($0) ? scenarios[$0].blockPhrases : nil } ?? []
        let top = block.writtenStatements.filter { $0.verb != "scenario" }.flatMap { phrase in
            phrase.verb == "before" ? phrase.blockPhrases : [phrase]
        }
        for phrase in top + own {
            if let phraseCount, session.timeline.count >= phraseCount, !phrase.isDeclaration { break }
            let position = source.position(at: phrase.range.lowerBound)
            let typed = TypedLine(source.text(in: phrase.range), name: source.name, number: position.line)
            if play(typed) == .failed(.badSpec) { return false }
        }
        return true
    }
}

extension Phrase {
    /// Whether the phrase is for the top of a spec.
    fileprivate var isDeclaration: Bool { verb.map { LinePhrases.declaringVerbs.contains($0) } ?? false }
}

internal import DNDDrawing
internal import DNDExplanation
internal import DNDLessons
internal import DNDResults
internal import DNDSession
package import JSON
internal import SourceText

/// A session of the REPL in a page: a text with declarations, the files that it may include, and the lines since.
///
/// The answers are JSON, from the code that the commands of the terminal use.
package final class Playground {
    /// The lines that the session wrote since they were last taken.
    private final class Output {
        private var lines: [String] = []

        func write(_ line: String) { lines.append(line) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let files = PlaygroundFiles()
    private(set) var repl: Repl
    private let output: Output

    /// The name of the loaded text, and the number of its phrases that were played.
    private var name = "page"
    private var ownCount = 0

    /// The lessons; none before the page has handed them in.
    var course = Course(units: [], lessons: [], quiz: [])

    /// The messages that the page has received.
    private var drawn: [CallSequence.Message] = []

    package init() {
        let output = Output()
        self.output = output
        repl = Repl(style: .plain, isScript: false, environment: files.environment) { output.write($0) }
    }

    // MARK: - Lines

    /// Begins anew with a text: `text`, `name`, the index of its `scenario` if one is to be played, the number of
    /// phrases to `keep` of it, and the `lines` to play then. Answers like ``play(_:)``.
    package func load(_ request: JSONTree) -> JSONTree {
        let text: String? = try? request["text"]
        let scenario: Int? = try? request["scenario"]
        let keep: Int? = try? request["keep"]
        let lines: [String]? = try? request["lines"]
        name = (try? request["name"]) ?? "page"
        let output = output
        repl = Repl(style: .plain, isScript: false, environment: files.environment) { output.write($0) }
        drawn = []
        var isPlayed = repl.begin(SourceFile(name: name, text: text ?? ""), scenario: scenario, keeping: keep)
        ownCount = playedCount
        for line in lines ?? [] where isPlayed { isPlayed = run(line) }
        return state(isPlayed: isPlayed)
    }

    /// Plays a line of the language, or a word of the REPL. The answer has what the session wrote, and the new state.
    package func play(_ line: String) -> JSONTree {
        let isCommand = repl.isCommand(line)
        return state(isPlayed: run(line), isCommand: isCommand)
    }

    private func run(_ line: String) -> Bool {
        repl.run(line, name: "script", line: playedCount - ownCount + 1) != .failed(.badSpec)
    }

    private var playedCount: Int { (try? repl.timeline["played"]) ?? 0 }

    // MARK: - State

    /// The rows, the steps and the calls. Of the calls only those that the page has not received, or that changed.
    package func state(isPlayed: Bool = true, isCommand: Bool = false) -> JSONTree {
        var sequence = repl.sequence(title: name, file: "script")
        let keptCount = zip(drawn, sequence.messages).prefix { $0 == $1 }.count
        drawn = sequence.messages
        sequence.messages.removeFirst(keptCount)
        return [
            "isPlayed": isPlayed.json, "isCommand": isCommand.json, "output": output.take().json,
            "scene": repl.scene.json, "timeline": repl.timeline, "own": ownCount.json,
            "sequence": sequence.json, "keep": keptCount.json,
        ]
    }

    /// Everything, for a page that has received nothing yet.
    package func wholeState() -> JSONTree {
        drawn = []
        return state()
    }

    /// The rows after a step of the current fork, without going there; null for an unknown step.
    package func look(atStep step: Int) -> JSONTree {
        repl.scene(afterStep: step)?.json ?? .null
    }

    /// The session as a spec that passes, or the reason why there is none.
    package func save(title: String) -> JSONTree {
        switch repl.savedSpec(title: title, path: name) {
        case .success(let text): ["text": text.json]
        case .failure(let refusal): ["refusal": refusal.message.json]
        }
    }

    // MARK: - Explanations

    /// Takes the specs that show rules, an object of numbers and texts. The module has none of its own.
    package func openExamples(_ texts: JSONTree) {
        guard case .object(let members) = texts else { return }
        for case (let number, .string(let text)) in members { files.ruleExamples[number] = text }
    }

    /// The explanation of a rule, open question, finding or diagnostic, or the help about a word of the language or a
    /// delegate method.
    package func explain(_ word: String) -> JSONTree {
        if let explanation = Explanation(word, example: { files.ruleExample($0) }) {
            return ["lines": explanation.lines.json, "example": explanation.example.json]
        }
        guard let text = HelpText(word, style: .plain, wrapsParagraphs: false).text else {
            let near = NearNames.nearest(to: word.inCapitals, in: Explanation.numbers).first
            return ["near": near.json]
        }
        return ["lines": text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }.json]
    }
}

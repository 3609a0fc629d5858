package import DNDLanguage
internal import SourceText

/// A file as lines of a session: its declarations, then the steps of its scenario. Several scenarios are kept whole and
/// run separately. For a transcript, the text after the prompts.
struct SessionFile {
    struct Line {
        let text: String
        let number: Int

        /// Whether the line follows a prompt, and so may begin with a word of the REPL.
        var isInput = false
    }

    enum Content {
        case lines([Line])
        case bad([Diagnostic], SourceSet)
    }

    private let source: SourceFile

    init(_ source: SourceFile) {
        self.source = source
    }

    var content: Content {
        let text = String(decoding: source.utf8, as: UTF8.self)
        guard !Transcript.isTranscript(text) else {
            return .lines(Transcript.inputs(in: text).map { Line(text: $0.text, number: $0.number, isInput: true) })
        }
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        guard parsed.diagnostics.isEmpty else { return .bad(parsed.diagnostics, sources) }
        let scenarios = parsed.block.statements.filter { $0.verb == "scenario" }
        guard scenarios.count == 1 else { return .lines(parsed.block.writtenStatements.map { line($0) }) }
        return .lines(
            parsed.block.writtenStatements.flatMap { phrase in
                phrase.verb == "scenario" || phrase.verb == "before"
                    ? phrase.blockPhrases.map { line($0) } : [line(phrase)]
            })
    }

    private func line(_ phrase: Phrase) -> Line {
        Line(
            text: source.text(in: phrase.range), number: source.position(at: phrase.range.lowerBound).line)
    }
}

extension Phrase {
    /// The statements of its first block.
    package var blockPhrases: [Phrase] {
        body?.writtenStatements ?? []
    }
}

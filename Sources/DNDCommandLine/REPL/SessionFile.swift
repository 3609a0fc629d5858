internal import DNDLanguage
internal import SourceText

/// A file as lines of a session: its declarations, then the steps of its scenario. A file of several scenarios keeps
/// them whole; they run on their own.
struct SessionFile {
    struct Line {
        let text: String
        let number: Int
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
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        guard parsed.diagnostics.isEmpty else { return .bad(parsed.diagnostics, sources) }
        let scenarios = parsed.block.statements.filter { $0.verb == "scenario" }
        guard scenarios.count == 1 else { return .lines(parsed.block.statements.map { line($0) }) }
        return .lines(
            parsed.block.statements.flatMap { phrase in
                phrase.verb == "scenario" || phrase.verb == "before" ? phrase.inner.map { line($0) } : [line(phrase)]
            })
    }

    private func line(_ phrase: Phrase) -> Line {
        Line(
            text: source.text(in: phrase.range), number: source.position(at: phrase.range.lowerBound).line)
    }
}

extension Phrase {
    fileprivate var verb: String? {
        guard case .argument(let argument)? = head.first, case .word(let word) = argument.kind else { return nil }
        return word
    }

    /// The statements of its first block.
    fileprivate var inner: [Phrase] {
        for element in head + tail {
            if case .block(let block) = element { return block.statements }
        }
        return []
    }
}

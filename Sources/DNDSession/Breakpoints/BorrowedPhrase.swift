internal import DNDInterpreter
internal import DNDLanguage
internal import SourceText

/// A phrase of the language after a word of the REPL: `watch gap` is read as `expect gap`.
///
/// Diagnostics refer to the line as typed.
struct BorrowedPhrase {
    /// The line as typed, and the byte offset of the borrowed part.
    private let typed: TypedLine
    private let typedOffset: Int

    /// The borrowed part, and the text that precedes and follows it in the language.
    private let part: String
    private let prefix: String
    private let suffix: String

    /// Creates a phrase from the end of a line, with the text that precedes and follows it in the language.
    init(_ part: String, of typed: TypedLine, prefix: String, suffix: String) {
        self.typed = typed
        typedOffset = max(0, typed.text.utf8.count - part.utf8.count)
        self.part = part
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The phrase in the language.
    var text: String { prefix + part + suffix }

    enum Reading {
        case statements([Statement])
        case fact(FactReference)
        case bad([Diagnostic])
    }

    /// Parses the phrase in the context of a session.
    func read(in session: ReplSession) -> Reading {
        reading(in: session) { block, source in
            var environment = session.declared.environment
            let checked = Checker.engine.checkLine(block, of: source, environment: &environment)
            let range = block.statements.first?.range
            let statements = checked.items.compactMap { item in range.flatMap { item.statement(of: $0) } }
            return (.statements(statements), checked.diagnostics)
        }
    }

    /// Parses the phrase as the subject of an expectation, without a value.
    func readFact(in session: ReplSession) -> Reading {
        reading(in: session) { block, source in
            let checked = Checker.engine.checkFact(block, of: source, environment: session.declared.environment)
            return (checked.fact.map { .fact($0) } ?? .statements([]), checked.diagnostics)
        }
    }

    private func reading(
        in session: ReplSession, _ check: (Block, SourceFile) -> (reading: Reading, diagnostics: [Diagnostic])
    ) -> Reading {
        let line = SourceFile(name: typed.name, text: typed.text, firstLine: typed.number)
        let file = session.texts.sources.add(line)
        let source = SourceFile(name: typed.name, text: text)
        let parsed = Parser.parse(file: file, source: source, for: Checker.engine)
        let checked = check(parsed.block, source)
        let errors = (parsed.diagnostics + checked.diagnostics).filter { $0.severity == .error }
        return errors.isEmpty ? checked.reading : .bad(errors.map { moved($0, in: file) })
    }

    // MARK: - Places

    private func moved(_ diagnostic: Diagnostic, in file: FileID) -> Diagnostic {
        Diagnostic(
            code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
            reading: diagnostic.reading, range: moved(diagnostic.range, in: file), hints: diagnostic.hints,
            notes: diagnostic.notes.filter { $0.range.file != file })
    }

    private func moved(_ range: SourceRange, in file: FileID) -> SourceRange {
        guard range.file == file else { return range }
        let lower = moved(Int(range.lowerBound))
        return SourceRange(
            file: file, lowerBound: Int32(lower), upperBound: Int32(max(lower, moved(Int(range.upperBound)))))
    }

    /// Clamps an offset in the prefix or suffix to the typed part.
    private func moved(_ offset: Int) -> Int {
        min(max(offset - prefix.utf8.count, 0) + typedOffset, typed.text.utf8.count)
    }
}

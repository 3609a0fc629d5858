internal import SourceText

/// A scenario that may have a table of cases.
extension Expander {
    /// Adds the scenario, or one for each row of its table.
    mutating func expandScenario(_ phrase: Phrase) {
        guard let index = phrase.blockIndex, case .block(let block) = phrase.head[index] else {
            expansion.statements.append(Expansion.Statement(phrase: phrase))
            return
        }
        let (phrases, words) = definitions(in: block.statements, known: words)
        let tables = phrases.filter { $0.verb == "examples" }
        var rest = phrase
        rest.head[index] = .block(Block(statements: phrases.filter { $0.verb != "examples" }, range: block.range))
        guard let first = tables.first else { return addCase(rest, words: words) }
        for table in tables.dropFirst() {
            report(.duplicateExamples, "a scenario has one table of cases", at: table.verbRange)
        }
        guard let table = CaseTable(first) else { return addOnly(first, of: phrase, at: index, block) }
        addCases(of: table, rest, words: words)
    }

    /// A table with a fault: the checker reports it, and nothing that follows from it.
    private mutating func addOnly(_ table: Phrase, of phrase: Phrase, at index: Int, _ block: Block) {
        var phrase = phrase
        phrase.head[index] = .block(Block(statements: [table], range: block.range))
        expansion.statements.append(Expansion.Statement(phrase: phrase))
    }

    private mutating func addCase(_ phrase: Phrase, words: [String: Word]) {
        var substitution = Substitution(names: [], values: [])
        let written = substitution.apply(to: phrase)
        expansion.diagnostics += substitution.diagnostics
        add(written, words: words, caseRange: nil)
    }

    private mutating func addCases(of table: CaseTable, _ phrase: Phrase, words: [String: Word]) {
        reportColumns(of: table)
        if table.rows.isEmpty { report(.noCases, "the table has no cases", at: table.range) }
        var used: Set<String> = []
        var unknown: [String] = []
        for row in table.rows {
            guard let values = values(of: row, in: table) else { continue }
            var substitution = Substitution(names: table.columnNames, values: values)
            let written = substitution.apply(to: phrase)
            expansion.diagnostics += substitution.diagnostics
            used.formUnion(substitution.used)
            unknown = substitution.unknown
            add(written, words: words, caseRange: row.range)
        }
        reportUnused(table, used, unknown: unknown)
    }

    /// Without a row of the right width nothing was used, and that was reported.
    private mutating func reportUnused(_ table: CaseTable, _ used: Set<String>, unknown: [String]) {
        let hasRow = table.rows.contains { PhraseToken.tokens(of: $0).count == table.columns.count }
        for column in table.columns where hasRow && !used.contains(column.text) {
            let near = Suggestion(for: column.text, in: unknown, at: column.range)
            report(
                .unusedColumn, "nothing uses the column '\(column.text)'", at: column.range,
                hints: near.hints(or: "Use it as $\(column.text), or remove it."), edit: near.edit)
        }
    }

    private mutating func reportColumns(of table: CaseTable) {
        var seen: Set<String> = []
        for column in table.columns where !seen.insert(column.text).inserted {
            report(.duplicateColumn, "the column '\(column.text)' stands twice", at: column.range)
        }
    }

    private mutating func values(of row: Phrase, in table: CaseTable) -> [Argument]? {
        let tokens = PhraseToken.tokens(of: row)
        let values = tokens.compactMap { $0.argument }
        guard values.count == tokens.count, values.count == table.columns.count else {
            report(
                .rowWidth, "the row has \(tokens.count.counted("value")) for \(table.columns.count.counted("column"))",
                at: row.range,
                hints: ["Several values for one column stand in brackets."],
                notes: [Diagnostic.Note("the columns", at: table.columnsRange)])
            return nil
        }
        return values
    }

    private mutating func add(_ phrase: Phrase, words: [String: Word], caseRange: SourceRange?) {
        for phrase in expandWords(in: [phrase], words: words, stack: []) {
            expansion.statements.append(Expansion.Statement(phrase: phrase, caseRange: caseRange))
        }
    }
}

/// `examples (from to) { 0 1; 1 0 }`, read.
struct CaseTable {
    let columns: [Name]
    let columnsRange: SourceRange
    let rows: [Phrase]
    let range: SourceRange

    /// Nil when the phrase is not one, or a column is not a word.
    init?(_ phrase: Phrase) {
        guard let match = PhraseReading(phrase, in: .scenario).match(phrase),
            let argument = match.argument(.parameters), case .list(let columns) = argument.kind,
            let block = match.blocks.first
        else { return nil }
        let names = columns.compactMap { column -> Name? in
            guard case .word(let text) = column.kind else { return nil }
            return Name(text, range: column.range)
        }
        guard names.count == columns.count, !names.isEmpty else { return nil }
        self.columns = names
        columnsRange = argument.range
        rows = block.statements
        range = phrase.verbRange
    }

    var columnNames: [String] { columns.map { $0.text } }
}

extension Phrase {
    /// The first word; nil for a phrase that begins with something else.
    package var verb: String? {
        guard case .argument(let argument)? = head.first, case .word(let text) = argument.kind else { return nil }
        return text
    }

    /// Where the first argument stands.
    var verbRange: SourceRange {
        guard case .argument(let argument)? = head.first else { return range }
        return argument.range
    }

    fileprivate var blockIndex: Int? {
        head.firstIndex { if case .block = $0 { true } else { false } }
    }

    /// True for what an included file may not hold.
    var isStepOrScenario: Bool {
        guard let verb else { return false }
        let entries = Vocabulary.entries(verb, in: .file)
        return !entries.isEmpty && !entries.contains { $0.form.isDeclaration }
    }
}

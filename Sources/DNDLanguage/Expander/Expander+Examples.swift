internal import SourceText

/// Scenarios with a table of cases.
extension Expander {
    /// Adds the scenario, or one for each row of its table.
    mutating func addScenario(_ phrase: Phrase) {
        guard let index = phrase.blockIndex, case .block(let block) = phrase.tokens[index] else {
            expansion.statements.append(Expansion.Statement(phrase: phrase))
            return
        }
        if words.isEmpty, !phrase.mayMentionParameters, !block.hasWordsOrTables {
            return add(phrase, words: words, caseRange: nil)
        }
        let (phrases, words) = definitions(in: block.statements, known: words)
        let tables = phrases.filter { $0.keyword == .examples }
        var rest = phrase
        rest.tokens[index] = .block(Block(statements: phrases.filter { $0.keyword != .examples }, range: block.range))
        guard let first = tables.first else {
            return addCase(rest, words: words, lacksTable: phrases.contains { $0.isNearlyTable })
        }
        for table in tables.dropFirst() {
            report(.duplicateExamples, "a scenario has one table of cases", at: table.verbRange)
        }
        guard let table = CaseTable(first) else { return addOnly(first, of: phrase, at: index, block) }
        addCases(of: table, rest, words: words)
    }

    /// Adds the scenario of a faulty table once. The checker reports the table, but no consequences.
    private mutating func addOnly(_ table: Phrase, of phrase: Phrase, at index: Int, _ block: Block) {
        var phrase = phrase
        phrase.tokens[index] = .block(Block(statements: [table], range: block.range))
        expansion.statements.append(Expansion.Statement(phrase: phrase))
    }

    /// Adds a case. Columns are not reported as unknown when a table appears to be mistyped.
    private mutating func addCase(_ phrase: Phrase, words: [String: Word], lacksTable: Bool) {
        var substitution = Substitution(names: [], values: [])
        substitution.fileNames = included.fileNames
        let written = substitution.apply(to: phrase)
        if !lacksTable { expansion.diagnostics += substitution.diagnostics }
        add(written, words: words, caseRange: nil)
    }

    private mutating func addCases(of table: CaseTable, _ phrase: Phrase, words: [String: Word]) {
        reportColumns(of: table)
        if table.rows.isEmpty { report(.noCases, "the table has no cases", at: table.range) }
        var used: Set<String> = []
        var unknown: [UnknownName] = []
        let (count, argumentCount) = (phrase.statementCount, phrase.argumentCount)
        for row in table.rows {
            guard let values = values(of: row, in: table) else { continue }
            guard grows(at: row.range, by: { $0.add(phraseCount: count, argumentCount: argumentCount) }) else { break }
            var substitution = Substitution(names: table.columns, values: values, growth: growth)
            substitution.fileNames = included.fileNames
            let written = substitution.apply(to: phrase)
            guard grows(at: row.range, by: { $0 = substitution.growth }) else { break }
            used.formUnion(substitution.used)
            unknown += substitution.unknown
            guard staysShallow([written], at: row.range) else { continue }
            add(written, words: words, caseRange: row.range)
        }
        report(table, unused: table.columns.filter { !used.contains($0.text) }, unknown)
    }

    /// Reports unused columns. Without a row of the right width nothing was used, which is already reported. A column
    /// with a mistyped use is reported at the use.
    private mutating func report(_ table: CaseTable, unused: [Name], _ unknown: [UnknownName]) {
        expansion.diagnostics += Substitution.diagnostics(about: unknown, unused: unused)
        let hasRow = table.rows.contains { $0.tokens.count == table.columns.count }
        let meant = Set(unknown.compactMap { $0.near })
        for column in unused where hasRow && !meant.contains(column.text) {
            report(
                .unusedColumn, "nothing uses the column '\(column.text)'", at: column.range,
                hints: ["Use it as $\(column.text), or remove it."])
        }
    }

    private mutating func reportColumns(of table: CaseTable) {
        var seen: Set<String> = []
        for column in table.columns where !seen.insert(column.text).inserted {
            report(.duplicateColumn, "the column '\(column.text)' stands twice", at: column.range)
        }
    }

    private mutating func values(of row: Phrase, in table: CaseTable) -> [Argument]? {
        let tokens = row.tokens
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
        for phrase in expandWords(in: [phrase], words: words) {
            expansion.statements.append(Expansion.Statement(phrase: phrase, caseRange: caseRange))
        }
    }
}

/// A parsed table: `examples (from to) { 0 1; 1 0 }`.
package struct CaseTable {
    package let columns: [Name]
    let columnsRange: SourceRange
    package let rows: [Phrase]
    let range: SourceRange

    /// Nil for another phrase, or when a column is not a word.
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
}

extension Block {
    /// Whether a part of it needs expansion.
    fileprivate var hasWordsOrTables: Bool {
        statements.indices.contains { index in
            let verb = statements[index].keyword
            return verb == .define || verb == .examples
        }
    }
}

extension Phrase {
    /// Whether the phrase is a table of cases with a mistyped verb.
    fileprivate var isNearlyTable: Bool {
        guard let verb, Vocabulary.entries(verb).isEmpty else { return false }
        return verb.utf8.count > 2 && "examples".hasPrefix(verb)
            || !NearNames.nearest(to: verb, in: ["examples"]).isEmpty
    }

    /// The number of statements, including itself and those of its blocks, but not of nested blocks.
    fileprivate var statementCount: Int {
        tokens.reduce(1) { count, token in
            if case .block(let block) = token { count + block.statements.count } else { count }
        }
    }

    /// The number of arguments and marks, including those in lists and blocks.
    fileprivate var argumentCount: Int {
        bodies.reduce(tokens.argumentCount) { count, block in
            block.statements.reduce(count) { $0 + $1.argumentCount }
        }
    }

    fileprivate var blockIndex: Int? {
        tokens.firstIndex { $0.isBlock }
    }

    /// Whether an included file must not contain the phrase.
    package var isStepOrScenario: Bool {
        guard let keyword else { return false }
        let entries = Vocabulary.entries(keyword, in: .file)
        return !entries.isEmpty && !entries.contains { $0.isDeclaration }
    }
}

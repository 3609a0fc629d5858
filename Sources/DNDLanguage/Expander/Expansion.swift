internal import SourceText

/// A text with its includes, words and tables of cases written out.
struct Expansion {
    struct Statement {
        var phrase: Phrase

        /// The phrase as somebody wrote it: a word of one's own stands for all phrases of its body.
        var writtenRange: SourceRange?

        /// The row of the table that made this case of a scenario.
        var caseRange: SourceRange?
    }

    /// An `include` phrase and the file that it brought in: a file that comes in twice has two numbers.
    struct Inclusion {
        let file: FileID
        let path: String

        /// What the include calls it.
        let name: String?
        let at: SourceRange

        var note: Diagnostic.Note { Diagnostic.Note("included here" + (name.map { " as \($0)" } ?? ""), at: at) }
    }

    /// A use of a word and the body that replaced it.
    struct Use {
        let name: String
        let body: SourceRange
        let at: SourceRange
    }

    var statements: [Statement] = []
    var inclusions: [Inclusion] = []

    /// The texts of the included files.
    var sources: [FileID: SourceFile] = [:]
    var uses: [Use] = []
    var diagnostics: [Diagnostic] = []

    /// What is said of parameters of files that nothing uses, and the uses that are told with them.
    var parameterDiagnostics: [Diagnostic] = []
    var toldUses: Set<SourceRange> = []

    /// Where values of parameters stand in a file, by the place where they are given.
    var valueUses: [SourceRange: [SourceRange]] = [:]

    /// An include is at fault in another way.
    var lacksPart = false

    /// True when a file that should have been included was not.
    var lacksInclude: Bool {
        let faults: [Fault] = [.includeMissing, .includeOutsideRoot, .includeCycle, .includeTooDeep]
        return lacksPart || diagnostics.contains { diagnostic in faults.contains { $0.code == diagnostic.code } }
    }

    /// The diagnostics in the order of the text, each once.
    ///
    /// Notes lead from an included file, or the body of a word, to where it is used.
    func annotated(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let open = diagnostics.filter { $0.code != Fault.unknownParameter.code || !toldUses.contains($0.range) }
        let all = RepeatedInclusions(of: inclusions).merged((open + parameterDiagnostics).map { ($0, annotated($0)) })
        return all.filter { seen.insert($0).inserted }.sorted { $0.stands(before: $1) }
    }

    private func annotated(_ diagnostic: Diagnostic) -> Diagnostic {
        let notes = useNotes(diagnostic.range) + inclusionNotes(diagnostic.range.file)
        let isUnknown = diagnostic.code == Fault.unknownParameter.code
        return diagnostic.adding((isUnknown ? [] : valueNotes(diagnostic.range)) + notes)
    }

    /// From a value to the places in the file where it stands, and from there to the include that has given it.
    private func valueNotes(_ range: SourceRange) -> [Diagnostic.Note] {
        valueUses[range, default: []].flatMap { use in
            [Diagnostic.Note("the value stands here", at: use)]
                + (use.file == range.file ? [] : inclusionNotes(use.file))
        }
    }

    private func useNotes(_ range: SourceRange) -> [Diagnostic.Note] {
        guard let use = uses.first(where: { $0.body.contains(range) && !$0.body.contains($0.at) }) else { return [] }
        return [Diagnostic.Note("in the word '\(use.name)', used here", at: use.at)] + useNotes(use.at)
    }

    private func inclusionNotes(_ file: FileID) -> [Diagnostic.Note] {
        guard let inclusion = inclusions.first(where: { $0.file == file }) else { return [] }
        return [inclusion.note] + inclusionNotes(inclusion.at.file)
    }
}

extension Diagnostic {
    func adding(_ notes: [Note]) -> Diagnostic {
        guard !notes.isEmpty else { return self }
        return Diagnostic(
            code: code, severity: severity, message: message, reading: reading, range: range, hints: hints, edit: edit,
            notes: self.notes + notes)
    }

    fileprivate func stands(before other: Diagnostic) -> Bool {
        if range.file != other.range.file { return range.file.rawValue < other.range.file.rawValue }
        return range.lowerBound < other.range.lowerBound
    }
}

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

    /// An `include` phrase and the file that it brought in.
    struct Inclusion {
        let file: FileID
        let at: SourceRange
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

    /// True when a file that should have been included was not.
    var lacksInclude: Bool {
        let faults: [Fault] = [.includeMissing, .includeOutsideRoot, .includeCycle, .includeTooDeep]
        return diagnostics.contains { diagnostic in faults.contains { $0.code == diagnostic.code } }
    }

    /// The diagnostics in the order of the text, each once.
    ///
    /// Notes lead from an included file, or the body of a word, to where it is used.
    func annotated(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.map(annotated).filter { seen.insert($0).inserted }.sorted { $0.stands(before: $1) }
    }

    private func annotated(_ diagnostic: Diagnostic) -> Diagnostic {
        let notes = useNotes(diagnostic.range) + inclusionNotes(diagnostic.range.file)
        guard !notes.isEmpty else { return diagnostic }
        return Diagnostic(
            code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
            reading: diagnostic.reading, range: diagnostic.range, hints: diagnostic.hints, edit: diagnostic.edit,
            notes: diagnostic.notes + notes)
    }

    private func useNotes(_ range: SourceRange) -> [Diagnostic.Note] {
        guard let use = uses.first(where: { $0.body.contains(range) && !$0.body.contains($0.at) }) else { return [] }
        return [Diagnostic.Note("in the word '\(use.name)', used here", at: use.at)] + useNotes(use.at)
    }

    private func inclusionNotes(_ file: FileID) -> [Diagnostic.Note] {
        guard let inclusion = inclusions.first(where: { $0.file == file }) else { return [] }
        return [Diagnostic.Note("included here", at: inclusion.at)] + inclusionNotes(inclusion.at.file)
    }
}

extension Diagnostic {
    fileprivate func stands(before other: Diagnostic) -> Bool {
        if range.file != other.range.file { return range.file.rawValue < other.range.file.rawValue }
        return range.lowerBound < other.range.lowerBound
    }
}

internal import SourceText

/// A text with its includes, words and tables of cases expanded.
struct Expansion {
    struct Statement {
        var phrase: Phrase

        /// The range of the phrase as written: a user-defined word stands for all phrases of its body.
        var writtenRange: SourceRange?

        /// The row of the table that produced this case.
        var caseRange: SourceRange?
    }

    /// An `include` phrase and its file. A file that is included twice has two IDs.
    struct Inclusion {
        let file: FileID
        let path: String

        /// The name that the include gives the file; nil for none.
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
    private(set) var uses: [Use] = []
    private var usedBodies: Set<SourceRange> = []
    var diagnostics = DiagnosticList()

    /// Diagnostics about unused parameters of files, and the uses that they mention.
    var parameterDiagnostics = DiagnosticList()
    var toldUses: Set<SourceRange> = []

    /// The uses of parameter values in a file, keyed by the range of the value.
    var valueUses: [SourceRange: [SourceRange]] = [:]

    /// Whether an include is faulty in another way.
    var lacksPart = false

    /// Whether a file is missing that should be included.
    var lacksInclude: Bool {
        let faults: [Fault] = [.includeMissing, .includeOutsideRoot, .includeCycle, .includeTooDeep]
        return lacksPart || diagnostics.all.contains { diagnostic in faults.contains { $0.code == diagnostic.code } }
    }

    /// Adds a use: the first one of a word, which diagnostics mention, or each.
    mutating func add(_ use: Use, keepsAll: Bool) {
        if usedBodies.insert(use.body).inserted || keepsAll { uses.append(use) }
    }

    /// The diagnostics in the order of the text, without duplicates.
    ///
    /// Notes lead from an included file, or the body of a word, to its use.
    func annotated(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let open = diagnostics.filter { $0.code != Fault.unknownParameter.code || !toldUses.contains($0.range) }
        let all = RepeatedInclusions(of: inclusions).merged(
            (open + parameterDiagnostics.all).map { ($0, annotated($0)) })
        var ordered: [Diagnostic] = []
        for diagnostic in all.inOrder({ $0.stands(before: $1) }) {
            let alike = ordered.reversed().prefix { !$0.stands(before: diagnostic) }
            if !alike.contains(diagnostic) { ordered.append(diagnostic) }
        }
        return ordered
    }

    private func annotated(_ diagnostic: Diagnostic) -> Diagnostic {
        let notes = useNotes(diagnostic.range) + inclusionNotes(diagnostic.range.file)
        let isUnknown = diagnostic.code == Fault.unknownParameter.code
        return diagnostic.adding((isUnknown ? [] : valueNotes(diagnostic.range)) + notes)
    }

    /// Notes from a value to its uses in the file, and from there to the include that passed it.
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

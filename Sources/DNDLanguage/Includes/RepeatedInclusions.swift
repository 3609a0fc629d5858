internal import SourceText

/// Merges equal diagnostics of a file that was included several times into one, with a note for each include.
struct RepeatedInclusions {
    /// The maximum number of includes that one diagnostic lists.
    private static let noteCountMax = 4

    /// The first inclusion of the same file, for every later one.
    private var firsts: [FileID: FileID] = [:]

    init(of inclusions: [Expansion.Inclusion]) {
        guard inclusions.count > 1 else { return }
        var byPath: [String: FileID] = [:]
        for inclusion in inclusions {
            if let first = byPath[inclusion.path] {
                firsts[inclusion.file] = first
            } else {
                byPath[inclusion.path] = inclusion.file
            }
        }
    }

    /// Merges diagnostics that differ only in their include chain.
    func merged(_ pairs: [(plain: Diagnostic, annotated: Diagnostic)]) -> [Diagnostic] {
        guard !firsts.isEmpty else { return pairs.map { $0.annotated } }
        var result: [Diagnostic] = []
        var plains: [Diagnostic] = []
        for pair in pairs {
            let plain = moved(pair.plain)
            if let place = plains.firstIndex(of: plain) {
                let open = max(0, Self.noteCountMax - result[place].notes.count)
                let told = Set(result[place].notes.map { moved($0) })
                let fresh = pair.annotated.notes.filter { !told.contains(moved($0)) }
                result[place] = result[place].adding(Array(fresh.prefix(open)))
            } else {
                plains.append(plain)
                result.append(pair.annotated)
            }
        }
        return result
    }

    /// The diagnostic as if the file had been included once.
    private func moved(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
            reading: diagnostic.reading, range: moved(diagnostic.range), hints: diagnostic.hints,
            edit: diagnostic.edit.map { TextEdit(range: moved($0.range), replacement: $0.replacement) },
            notes: diagnostic.notes.map { moved($0) })
    }

    private func moved(_ note: Diagnostic.Note) -> Diagnostic.Note {
        Diagnostic.Note(note.message, at: moved(note.range))
    }

    private func moved(_ range: SourceRange) -> SourceRange {
        guard let first = firsts[range.file] else { return range }
        return SourceRange(file: first, lowerBound: range.lowerBound, upperBound: range.upperBound)
    }
}

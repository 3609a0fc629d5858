internal import JSON
internal import SourceText

/// Findings as a JSON document of version 1, which is only ever extended.
package enum LintJSON {
    package static func text(of files: [LintedFile]) -> String {
        let findings = files.flatMap { file in file.findings.map { finding($0, in: file) } }
        return JSONTree.object([
            ("version", .number(1)), ("files", .array(files.map { .string($0.name) })), ("findings", .array(findings)),
        ]).text
    }

    private static func finding(_ finding: LintedFile.Finding, in file: LintedFile) -> JSONTree {
        let diagnostic = finding.diagnostic
        var members: [(String, JSONTree)] = [
            ("code", .string(diagnostic.code)), ("severity", .string(diagnostic.severity.word)),
            ("message", .string(diagnostic.message)),
        ]
        members += place(diagnostic.range, in: file.sources)
        members.append(("hints", .array(diagnostic.hints.map { .string($0) })))
        members.append(("notes", .array(diagnostic.notes.map { note($0, in: file.sources) })))
        if let edit = diagnostic.edit {
            let replacement = [("replacement", JSONTree.string(edit.replacement))]
            members.append(("fix", .object(place(edit.range, in: file.sources) + replacement)))
        }
        if let reason = finding.ignoredBecause { members.append(("ignoredBecause", .string(reason))) }
        return .object(members)
    }

    private static func note(_ note: Diagnostic.Note, in sources: SourceSet) -> JSONTree {
        .object([("message", .string(note.message))] + place(note.range, in: sources))
    }

    private static func place(_ range: SourceRange, in sources: SourceSet) -> [(String, JSONTree)] {
        let file = sources[range.file]
        let (start, end) = (file.position(at: range.lowerBound), file.position(at: range.upperBound))
        return [
            ("file", .string(file.name)), ("line", .number(start.line)), ("column", .number(start.column)),
            ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
        ]
    }
}

extension Diagnostic.Severity {
    /// The severity's name in JSON and SARIF.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }
}

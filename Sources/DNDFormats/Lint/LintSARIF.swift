internal import JSON
internal import SourceText

/// Findings as a SARIF 2.1.0 log with one run (OASIS, Static Analysis Results Interchange Format).
package enum LintSARIF {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    package static func text(of files: [LintedFile], rules: [LintedRule], version: String) -> String {
        let results = files.flatMap { file in file.findings.map { result($0, in: file.sources, rules) } }
        let driver: [(String, JSONTree)] = [
            ("name", .string("dnd lint")), ("version", .string(version)),
            ("rules", .array(rules.map { self.rule($0) })),
        ]
        let run: [(String, JSONTree)] = [
            ("tool", .object([("driver", .object(driver))])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
        ]
        return JSONTree.object([
            ("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([.object(run)])),
        ]).text
    }

    private static func rule(_ rule: LintedRule) -> JSONTree {
        .object([
            ("id", .string(rule.code)), ("name", .string(rule.name)),
            ("shortDescription", message(rule.title)), ("fullDescription", message(rule.explanation)),
            ("help", message("`dnd explain \(rule.code)` shows an example and how to mend it.")),
            ("defaultConfiguration", configuration(rule.severity)),
        ])
    }

    private static func configuration(_ severity: Diagnostic.Severity?) -> JSONTree {
        guard let severity else { return .object([("enabled", .boolean(false))]) }
        return .object([("level", .string(severity.word))])
    }

    private static func result(
        _ finding: LintedFile.Finding, in sources: SourceSet, _ rules: [LintedRule]
    ) -> JSONTree {
        let diagnostic = finding.diagnostic
        var members: [(String, JSONTree)] = [("ruleId", .string(diagnostic.code))]
        if let index = rules.firstIndex(where: { $0.code == diagnostic.code }) {
            members.append(("ruleIndex", .number(index)))
        }
        let text = ([diagnostic.message] + diagnostic.hints).joined(separator: "; ")
        members += [
            ("level", .string(diagnostic.severity.word)), ("message", message(text)),
            ("locations", .array([.object([("physicalLocation", place(diagnostic.range, in: sources))])])),
        ]
        members += related(diagnostic.notes, in: sources) + fixes(diagnostic, in: sources)
        if let reason = finding.ignoredBecause {
            let suppression = [("kind", JSONTree.string("inSource")), ("justification", .string(reason))]
            members.append(("suppressions", .array([.object(suppression)])))
        }
        return .object(members)
    }

    private static func related(_ notes: [Diagnostic.Note], in sources: SourceSet) -> [(String, JSONTree)] {
        guard !notes.isEmpty else { return [] }
        let locations = notes.map { note in
            JSONTree.object([("physicalLocation", place(note.range, in: sources)), ("message", message(note.message))])
        }
        return [("relatedLocations", .array(locations))]
    }

    private static func fixes(_ diagnostic: Diagnostic, in sources: SourceSet) -> [(String, JSONTree)] {
        guard let edit = diagnostic.edit else { return [] }
        let replacement: [(String, JSONTree)] = [
            ("deletedRegion", region(edit.range, in: sources[edit.range.file])),
            ("insertedContent", message(edit.replacement)),
        ]
        let change: [(String, JSONTree)] = [
            ("artifactLocation", artifact(sources[edit.range.file])), ("replacements", .array([.object(replacement)])),
        ]
        let fix: [(String, JSONTree)] = [
            ("description", message(diagnostic.hints.first ?? diagnostic.message)),
            ("artifactChanges", .array([.object(change)])),
        ]
        return [("fixes", .array([.object(fix)]))]
    }

    private static func message(_ text: String) -> JSONTree {
        .object([("text", .string(text))])
    }

    private static func place(_ range: SourceRange, in sources: SourceSet) -> JSONTree {
        let file = sources[range.file]
        return .object([("artifactLocation", artifact(file)), ("region", region(range, in: file))])
    }

    private static func region(_ range: SourceRange, in file: SourceFile) -> JSONTree {
        let (start, end) = (file.position(at: range.lowerBound), file.position(at: range.upperBound))
        return .object([
            ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
            ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
        ])
    }

    private static func artifact(_ file: SourceFile) -> JSONTree {
        let path = percentEncoded(file.name)
        return .object([("uri", .string(path.hasPrefix("/") ? "file://" + path : path))])
    }

    /// Percent-encodes a path; characters that RFC 3986, section 3.3, allows in a path stay.
    private static func percentEncoded(_ path: String) -> String {
        let kept = Set("-._~/!$&'()*+,;=@".utf8)
        return path.utf8.reduce(into: "") { text, byte in
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if isLetter || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || kept.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}

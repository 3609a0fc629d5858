import DNDLanguage
import DNDLint
import SourceText

/// A parsed, checked and linted text, with the files that it can include.
struct LintedText {
    let source: SourceFile
    let findings: [LintFinding]

    /// The errors that prevent linting.
    let errors: [String]

    static let words = ["words.dnd": "define go { settle }\n"]
    private static let checker = Checker(catalog: TestCatalog.catalog)

    init(_ text: String, levels: LintLevels = LintLevels(), others: [String: String] = words) {
        var sources = SourceSet()
        source = SourceFile(name: "main.dnd", text: text)
        let main = sources.add(source)
        let load = IncludedTexts(others, after: sources).load
        let parsed = Parser.parse(file: main, source: source)
        let checked = Self.checker.check(
            parsed.block, of: source, title: "main", path: "main.dnd", hasSyntaxErrors: !parsed.diagnostics.isEmpty,
            include: load)
        errors = (parsed.diagnostics + checked.diagnostics).map { "\($0.code) \($0.message)" }
        findings = Linter(levels: levels).findings(in: parsed.block, of: source, path: "main.dnd", include: load)
    }

    /// The codes of the findings that no comment ignores.
    var codes: [String] { findings.filter { $0.ignoredBecause == nil }.map { $0.diagnostic.code } }

    /// `2:5 DND1304 the same is expected already`, one line each.
    var report: String {
        findings.filter { $0.ignoredBecause == nil }.map { finding in
            let at = source.position(at: finding.diagnostic.range.lowerBound)
            return "\(at.line):\(at.column) \(finding.diagnostic.code) \(finding.diagnostic.message)"
        }.joined(separator: "\n")
    }

    /// The text after all fixes, formatting last.
    var mended: String {
        var text = source
        for _ in 0..<10 {
            let open = LintedText(String(decoding: text.utf8, as: UTF8.self)).findings.filter {
                $0.ignoredBecause == nil && $0.diagnostic.edit != nil
            }
            let others = open.filter { $0.rule != .notFormatted }
            let edits = (others.isEmpty ? open : others).compactMap { $0.diagnostic.edit }
            if edits.isEmpty { break }
            text = SourceFile(name: "main.dnd", text: text.applying(edits))
        }
        return String(decoding: text.utf8, as: UTF8.self)
    }
}

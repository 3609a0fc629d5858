import DNDLanguage
import SourceText

/// A parsed and checked text, with the files that it can include.
struct CheckedText {
    let sources: SourceSet
    let program: Program
    let diagnostics: [Diagnostic]

    private static let checker = Checker(catalog: TestCatalog.catalog)

    init(_ text: String, path: String = "main.dnd", others: [String: String] = [:]) {
        var sources = SourceSet()
        let main = sources.add(SourceFile(name: path, text: text))
        let parsed = Parser.parse(
            file: main, source: sources[main], for: CheckedText.checker)
        let files = IncludedTexts(others, after: sources)
        let checked = CheckedText.checker.check(
            parsed.block, of: sources[main], title: path, path: path, hasSyntaxErrors: !parsed.diagnostics.isEmpty,
            include: files.load)
        self.sources = files.sources
        program = checked.program
        diagnostics = parsed.diagnostics + checked.diagnostics
    }

    var codes: [String] { diagnostics.map { $0.code } }
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The number of expectations that a run would judge.
    var checkCount: Int {
        program.scenarios.reduce(0) { count, scenario in
            count + scenario.body.filter { if case .expect = $0.kind { true } else { false } }.count
        }
    }

    func position(of diagnostic: Diagnostic) -> SourcePosition {
        sources[diagnostic.range.file].position(at: diagnostic.range.lowerBound)
    }

    /// The report with the notes of each diagnostic below it: `  included here as left main.dnd:1:9`.
    var reportWithNotes: String {
        zip(report.split(separator: "\n"), diagnostics).map { line, diagnostic in
            ([String(line)] + diagnostic.notes.map { "  \($0.message) \(place($0.range))" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func place(_ range: SourceRange) -> String {
        let at = sources[range.file].position(at: range.lowerBound)
        return "\(sources[range.file].name):\(at.line):\(at.column)"
    }

    /// `main.dnd:2:1 DND2101 unknown verb 'hovr' (did you mean 'hover'?)`, one line each.
    var report: String {
        diagnostics.map { diagnostic in
            let at = position(of: diagnostic)
            let hints = diagnostic.hints.isEmpty ? "" : " (" + diagnostic.hints.joined(separator: " ") + ")"
            return "\(sources[diagnostic.range.file].name):\(at.line):\(at.column) \(diagnostic.code) "
                + diagnostic.message + hints
        }.joined(separator: "\n")
    }
}

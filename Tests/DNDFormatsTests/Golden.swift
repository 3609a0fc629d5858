import DNDDrawing
import DNDFormats
import DNDInterpreter
import DNDLanguage
import DNDResults
import Foundation
import SourceText

/// A spec and the report of its run in one file: the spec, a line `====`, the report.
///
/// With `DND_RECORD=1` in the environment the current report is written into the file, and the test still fails.
struct Golden {
    static let separator = "====\n"

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens", isDirectory: true)

    /// The path in the folder of goldens: `order/swap.txt`.
    let path: String
    let input: String
    let expected: String

    static var paths: [String] {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".txt") }.sorted()
    }

    init(path: String) throws {
        self.path = path
        let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
        let parts = text.split(separator: Substring(Self.separator), maxSplits: 1, omittingEmptySubsequences: false)
        input = String(parts[0])
        expected = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The report: every scenario with its trace for the folder `trace`, otherwise failures only.
    var report: String {
        let isVerbose = path.hasPrefix("trace/")
        let style: Style = path.contains("colour") ? .coloured : .plain
        let result = Self.result(of: input, keepsTraces: isVerbose)
        let text = TextReport(style: style, isVerbose: isVerbose).text(of: result)
        var summary = RunSummary()
        summary.add(result)
        let line = SummaryText(summary, elapsed: "3 ms").line(style: style)
        return (text + line + "\n").replacing("\u{1B}", with: "\\e")
    }

    func record() throws {
        let text = input + Self.separator + report
        try text.write(to: Self.folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    /// Runs a text with the file name `spec.dnd`.
    static func result(of input: String, keepsTraces: Bool = true) -> FileResult {
        var sources = SourceSet()
        sources.builtIn = Textbook.source
        let source = SourceFile(name: "spec.dnd", text: input)
        let (block, faults) = Parser.parse(file: sources.add(source), source: source)
        let checker = Checker.engine
        let (program, others) = checker.check(block, title: "spec", path: "spec.dnd") { _ in .missing }
        let hasErrors = (faults + others).contains { $0.severity == .error }
        let scenarios = hasErrors ? [] : Interpreter(keepsTraces: keepsTraces).run(program)
        return FileResult(name: "spec.dnd", sources: sources, diagnostics: faults + others, scenarios: scenarios)
    }
}

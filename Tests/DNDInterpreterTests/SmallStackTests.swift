import DNDInterpreter
import DNDLanguage
import DNDLint
import DNDResults
import DragDrop
import SourceText
import Testing

/// Tests that 1 MB of stack suffices for every part that reads the deepest texts, valid or not, within all limits.
///
/// `DepthTests` play the kinds of blocks of a script.
@Suite struct SmallStackTests {
    struct DeepText: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var text: String
        var others: [String: String] = [:]

        /// The number of scenarios that it has; 0 when it has errors.
        var scenarioCount = 1
    }

    @Test(arguments: DeepText.all)
    func `A deep text is read, formatted, linted and played on a small stack`(deep: DeepText) throws {
        let results = try #require(try SmallStack.run { Self.played(deep) })
        #expect(results.count == deep.scenarioCount)
        #expect(results.allSatisfy { $0.mismatches.isEmpty }, "\(results.flatMap { $0.mismatches })")
    }

    @Test(arguments: DeepText.all)
    func `A deep text is a line of the REPL on a small stack`(deep: DeepText) throws {
        let itemCount = try #require(try SmallStack.run { Self.lineItems(deep).count })
        #expect(itemCount > 0 || deep.scenarioCount == 0)
    }

    /// Everything that `dnd run`, `dnd fmt` and `dnd lint` do with a text.
    private static func played(_ deep: DeepText) -> [ScenarioResult] {
        let source = SourceFile(name: "deep.dnd", text: deep.text)
        let formatted = SourceFile(name: "deep.dnd", text: Formatter.format(source))
        let parsed = parsed(formatted)
        let files = Files(deep.others)
        let checked = Checker.engine.check(
            parsed.block, of: formatted, title: "deep", path: "deep.dnd", hasSyntaxErrors: !parsed.diagnostics.isEmpty,
            include: files.load)
        guard (parsed.diagnostics + checked.diagnostics).allSatisfy({ $0.severity != .error }) else { return [] }
        _ = Linter().findings(in: parsed.block, of: formatted, path: "deep.dnd", include: files.load)
        return Interpreter(keepsTraces: true).run(checked.program)
    }

    private static func lineItems(_ deep: DeepText) -> [LineItem] {
        let source = SourceFile(name: "input", text: deep.text)
        var environment = CheckEnvironment()
        return Checker.engine.checkLine(
            parsed(source).block, of: source, environment: &environment, include: Files(deep.others).load
        ).items
    }

    private static func parsed(_ source: SourceFile) -> (block: Block, diagnostics: [Diagnostic]) {
        Parser.parse(file: FileID(rawValue: 0), source: source, for: Checker.engine)
    }
}

/// The files that a deep text includes.
private final class Files {
    private let texts: [String: String]
    private var count: Int32 = 0

    init(_ texts: [String: String]) {
        self.texts = texts
    }

    func load(_ path: String) -> IncludeAnswer {
        guard let text = texts[path] else { return .missing }
        count += 1
        return .file(FileID(rawValue: count), SourceFile(name: path, text: text))
    }
}

extension SmallStackTests.DeepText {
    typealias DeepText = SmallStackTests.DeepText

    static let all: [DeepText] =
        [nested(separator: " "), nested(separator: "\n"), words, wordsAndBlocks, values, includes, lists, batches]
        + broken

    private static let depth = SyntaxLimits.nestingDepth
    private static let end = "\ndrag A; hover C; drop; settle\nexpect state: idle\n"
    private static let head = "table list: A B C D\n"

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Blocks on one line, and on as many lines as the formatter writes.
    private static func nested(separator: String) -> DeepText {
        let count = depth - 2
        let blocks = repeated("if local {\(separator)", count) + "list reload" + repeated("\(separator)}", count)
        return DeepText(
            testDescription: "nested blocks with \(separator == " " ? "blanks" : "line ends")",
            text: head + "delegate { dropSessionDidEnd {\n\(blocks)\n} }" + end)
    }

    /// Words that use one another, as many as may.
    private static let words = DeepText(
        testDescription: "words",
        text: head + "define w0 (a) { select $a; deselect }\n"
            + (1..<ExpansionLimits.wordDepthMax).map { "define w\($0) (a) { w\($0 - 1) $a }\n" }.joined()
            + "w\(ExpansionLimits.wordDepthMax - 1) A" + end)

    /// Words of which each adds a block.
    private static let wordsAndBlocks = DeepText(
        testDescription: "words with blocks",
        text: head + "define w0 { list reload }\n"
            + (1...(depth - 2)).map { "define w\($0) { if local { w\($0 - 1) } }\n" }.joined()
            + "delegate { dropSessionDidEnd { w\(depth - 2) } }" + end)

    /// A list that each word puts into another.
    private static let values = DeepText(
        testDescription: "values in lists",
        text: head + "define w0 (a) { select $a }\n"
            + (1..<ExpansionLimits.wordDepthMax).map { "define w\($0) (a) { w\($0 - 1) ($a) }\n" }.joined()
            + "w\(ExpansionLimits.wordDepthMax - 1) A" + end)

    private static let includes: DeepText = {
        let last = ExpansionLimits.includeDepthMax - 1
        var files = ["f0.dnd": "parameters { v A }\ntable list: A B C D\ndefine go { select $v in list; deselect }\n"]
        for level in 1...last {
            files["f\(level).dnd"] = "parameters { v A }\ninclude \"f\(level - 1).dnd\" { v $v }\n"
        }
        return DeepText(
            testDescription: "includes", text: "include \"f\(last).dnd\" { v B }\ngo" + end, others: files)
    }()

    private static let batches = DeepText(
        testDescription: "batches",
        text: head + repeated("performBatchUpdates { ", depth) + repeated("}", depth) + end)

    private static let lists = DeepText(
        testDescription: "lists",
        text: head + "scenario \"s\" { examples \(repeated("(", depth - 2))a\(repeated(")", depth - 2)) { 1 } }\n",
        scenarioCount: 0)

    /// Texts with an error at their greatest depth, or beyond it.
    private static let broken = [
        ("unclosed blocks", repeated("if local { ", depth + 1)), ("unclosed lists", repeated("select ( ", depth + 1)),
        ("a typo inside", repeated("if locl { ", depth) + "lsit reload" + repeated(" }", depth)),
        ("scenarios", repeated("scenario \"s\" { ", depth) + repeated("}", depth)),
        ("tags", repeated("@a(", depth + 1)), ("alternatives", repeated("if local { } else { ", depth)),
        ("calls of Swift", repeated("f(a: [", depth)), ("loops", repeated("for item in items { ", depth)),
        ("delegates", repeated("with performDropWith { ", depth) + repeated("}", depth)),
    ].map { DeepText(testDescription: $0, text: head + $1 + end, scenarioCount: 0) }
}

import SourceText
import Testing
import Thoroughness

@testable import DNDLanguage

/// Tests that a text is checked the same scenario by scenario as it is read, and from its syntax tree.
@Suite struct FileCheckTests {
    private static let checker = Checker(catalog: TestCatalog.catalog)

    /// The result of checking a text.
    private struct Verdict: Equatable {
        let program: String
        let inclusions: [FileID: Diagnostic.Note]
        let diagnostics: [Diagnostic]
        let scenarioRanges: [SourceRange]
    }

    private static let mutantCount = Thoroughness.count(400, all: 1500)

    private static func texts() throws -> [Corpus.File] {
        try Corpus.files(in: "checker/good") + Corpus.files(in: "checker/bad") + Corpus.files(in: "good")
    }

    @Test func `the corpus reads the same from its text and from its syntax tree`() throws {
        for file in try Self.texts() {
            let (read, whole) = (Self.read(file.text), Self.whole(file.text))
            #expect(read == whole, "\(file.name)")
            #expect(Self.faults(file.text) == whole.diagnostics, "\(file.name)")
        }
    }

    @Test func `A text with a line too few, too many, or elsewhere reads the same in both ways`() throws {
        var random = SplitMix64(seed: 20_261_122)
        let files = try Self.texts()
        for number in 0..<Self.mutantCount {
            let text = Self.mutant(of: files[number % files.count].text, &random)
            let whole = Self.whole(text)
            try #require(Self.read(text) == whole, "\(text)")
        }
    }

    @Test(arguments: [
        "table people: A B", "before { select A in people }", "define go { drag A in people; cancel }",
        "collection late: A B", "delegate in people { itemsForBeginning -> none }", "device phone",
        "app Photos { view album: sunset }", "item A { type: public.png }", "parameters { rows A B }",
        "include \"other.dnd\"", "include \"other.dnd\" as left", "type com.example.card conforms public.text",
    ])
    func `A declaration holds wherever it stands at top level`(declaration: String) {
        let scenarios = [
            "scenario \"one\" { drag A in people; cancel; expect order in people: A B }",
            "scenario \"two\" { drag B in people; hover 0 in people; drop; expect order in people: B A }",
        ]
        let people =
            declaration.contains(" people:") || declaration == "include \"other.dnd\"" ? "" : "table people: A B\n"
        let first = Self.verdict(of: people + declaration + "\n" + scenarios.joined(separator: "\n"))
        for number in 1...2 {
            var lines = scenarios
            lines.insert(declaration, at: number)
            #expect(Self.verdict(of: people + lines.joined(separator: "\n")) == first, "\(declaration)")
        }
    }

    @Test func `all faults of a text are reported, wherever they stand`() {
        let text = """
            scenario "one" { table: A B; expect order: A C }
            scenario "one" { table: A B; drag 7; expect order: A B }
            select A
            scenario "two" { table: A B; drag 1 }
            """
        let codes = ["DND2105", "DND2114", "DND2205", "DND2305", "DND2304"]
        #expect(Self.read(text).diagnostics.map { $0.code } == codes)
        #expect(Self.whole(text).diagnostics.map { $0.code } == codes)
    }

    // MARK: - Both ways

    private static let path = "main.dnd"

    private static func read(_ text: String) -> Verdict {
        let (source, file, files) = opened(text)
        return verdict(checker.read(source, as: file, title: path, path: path, include: files.load))
    }

    private static func faults(_ text: String) -> [Diagnostic] {
        let (source, file, files) = opened(text)
        return checker.faults(of: source, as: file, title: path, path: path, include: files.load).diagnostics
    }

    private static func whole(_ text: String) -> Verdict {
        let (source, file, files) = opened(text)
        let (block, syntaxDiagnostics) = Parser.parse(file: file, source: source, for: checker)
        let (program, diagnostics) = checker.check(
            block, of: source, title: path, path: path, hasSyntaxErrors: !syntaxDiagnostics.isEmpty,
            include: files.load)
        return verdict(
            CheckedSource(
                program: program, diagnostics: syntaxDiagnostics + diagnostics,
                scenarioRanges: block.statements.filter { $0.verb == "scenario" }.map { $0.range }))
    }

    /// The scenarios and the codes of the diagnostics, without their places.
    private static func verdict(of text: String) -> [String] {
        let verdict = read(text)
        return verdict.diagnostics.map { $0.code + $0.message } + ["\(verdict.scenarioRanges.count)"]
    }

    private static func verdict(_ read: CheckedSource) -> Verdict {
        var program = read.program
        program.inclusions = [:]
        return Verdict(
            program: "\(program)", inclusions: read.program.inclusions, diagnostics: read.diagnostics,
            scenarioRanges: read.scenarioRanges)
    }

    private static func opened(_ text: String) -> (SourceFile, FileID, IncludedTexts) {
        var sources = SourceSet()
        let source = SourceFile(name: path, text: text)
        let file = sources.add(source)
        let included = Corpus.includes.merging(["other.dnd": "table people: A B"]) { first, _ in first }
        return (source, file, IncludedTexts(included, after: sources))
    }

    /// The text with some lines removed, repeated or moved.
    private static func mutant(of text: String, _ random: inout SplitMix64) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 0...2, using: &random) where !lines.isEmpty {
            let index = Int.random(in: lines.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: index)
            default: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
            }
        }
        return lines.joined(separator: "\n")
    }
}

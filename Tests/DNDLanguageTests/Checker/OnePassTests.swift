import Foundation
import SourceText
import Testing

@testable import DNDLanguage

/// Tests that checking a text scenario by scenario gives the same result as checking it as a whole.
@Suite struct OnePassTests {
    private static let checker = Checker(catalog: TestCatalog.catalog)

    /// The result of checking a text.
    private struct Verdict: Equatable {
        let program: String
        let inclusions: [FileID: Diagnostic.Note]
        let diagnostics: [Diagnostic]
        let scenarioRanges: [SourceRange]
    }

    private static let mutantCount = ProcessInfo.processInfo.environment["DND_THOROUGH"] == nil ? 400 : 1500

    private static func texts() throws -> [Corpus.File] {
        try Corpus.files(in: "checker/good") + Corpus.files(in: "checker/bad") + Corpus.files(in: "good")
    }

    @Test func `The corpus reads the same in one pass and as a whole`() throws {
        for file in try Self.texts() {
            let (read, whole) = (Self.read(file.text), Self.whole(file.text))
            #expect(read == whole, "\(file.name)")
            #expect(Self.faults(file.text) == whole.diagnostics, "\(file.name)")
        }
    }

    @Test func `A text with a line too few, too many, or elsewhere reads the same in both ways`() throws {
        var random = SplitMix64(seed: 20_261_122)
        let files = try Self.texts()
        var onePassCount = 0
        for number in 0..<Self.mutantCount {
            let text = Self.mutant(of: files[number % files.count].text, &random)
            let whole = Self.whole(text)
            try #require(Self.read(text) == whole, "\(text)")
            if Self.isReadInOnePass(text) { onePassCount += 1 }
        }
        // Both ways are exercised.
        let share = Double(onePassCount) / Double(Self.mutantCount)
        #expect(share > 0.05 && share < 0.95, "\(onePassCount) in one pass")
    }

    @Test(arguments: [
        ("table: A B\nscenario \"one\" { drag 1; expect order: A B }\nscenario \"two\" { expect order: A B }", true),
        ("table: A B; drag 1; expect order: A B # a comment", true),
        ("# nothing\n", true),
        ("scenario \"one\" { table: A B; expect order: A B }; define move { drag 1 }", false),
        ("scenario \"one\" { table: A B; expect order: A C }", false),
        ("scenario \"one\" { table: A B; drag 1 }", false),
        ("scenario \"one\" { table: A B; expect order: A B } }", false),
        ("include \"other.dnd\" as left; scenario \"one\" { table: A B; expect order: A B }", false),
        ("parameters { rows A B }; table: $rows; scenario \"one\" { expect order: A B }", false),
    ])
    func `Only a text without faults that declares first is read in one pass`(text: String, isOnePass: Bool) {
        #expect(Self.isReadInOnePass(text) == isOnePass)
        #expect(Self.read(text) == Self.whole(text))
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
        let (block, syntaxDiagnostics) = Parser.parse(file: file, source: source, names: checker.methodNames)
        let (program, diagnostics) = checker.check(
            block, of: source, title: path, path: path, hasSyntaxErrors: !syntaxDiagnostics.isEmpty,
            include: files.load)
        return verdict(
            CheckedSource(
                program: program, diagnostics: syntaxDiagnostics + diagnostics,
                scenarioRanges: block.statements.filter { $0.verb == "scenario" }.map { $0.range }))
    }

    private static func isReadInOnePass(_ text: String) -> Bool {
        let (source, file, files) = opened(text)
        var check = OnePassCheck(source, as: file, path: path, methods: checker.methods, load: files.load)
        return check?.program(title: path, file: file) { _ in } != nil
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

import DNDDrawing
import DNDInterpreter
import DNDLanguage
import DNDResults
import Foundation
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDSpecs

/// Tests that the names of a file's scenes do not affect the results.
@Suite struct RenamingTests {
    private static let seeds: ClosedRange<UInt64> = 1...60

    @Test(arguments: seeds)
    func `A file plays under a name as it plays when the names are written out`(seed: UInt64) throws {
        let fixture = RandomFixture(seed: seed, hasRowsNamedAsScenes: seed % 2 == 0)
        let own = Array(RandomFixture.sceneNames.prefix(fixture.sceneCount))
        let full = own.count == 1 ? ["x"] : own.map { "x.\($0)" }
        // Given the file by itself, under a name, and with the names written out
        let program = try Program(files: [
            "list.dnd": fixture.declarations(scenes: own),
            "alone.dnd": "include \"list.dnd\"\n" + fixture.scenario(),
            "named.dnd": "include \"list.dnd\" as x\n" + fixture.scenario(wordPrefix: "x."),
            "written.dnd": fixture.declarations(scenes: full, wordPrefix: "x.") + fixture.scenario(wordPrefix: "x."),
        ])
        defer { program.remove() }

        // When each is played
        let named = try played("named.dnd", in: program)
        let written = try played("written.dnd", in: program)
        let alone = try played("alone.dnd", in: program)

        // Then they are the same, up to the names
        let text = try program.text(of: "list.dnd")
        #expect(named == written, "seed \(seed)\n\(text)")
        guard seed % 2 != 0 else { return }
        let names = Dictionary(uniqueKeysWithValues: zip(own, full))
        #expect(alone.map { $0.words(renamed: names) } == named.map { $0.words(renamed: [:]) }, "seed \(seed)")
    }

    /// Without the place, which differs.
    private func headline(of mismatch: Mismatch, in sources: SourceSet) -> String {
        let line = MismatchText(mismatch, sources: sources).lines.first?.plain ?? ""
        return line.split(separator: ": ", maxSplits: 1).last.map { String($0) } ?? line
    }

    private func played(_ name: String, in program: Program) throws -> [String] {
        let loader = SpecLoader(root: program.folder.path)
        let path = program.folder.appendingPathComponent(name).path
        let spec = try loader.load(SpecFile(source: .file(path), name: name)).get()
        let texts = spec.diagnostics.map { DiagnosticSnippet.text(of: $0, in: spec.sources) }
        try #require(texts.isEmpty, "\(texts.joined(separator: "\n"))")
        return Interpreter(keepsTraces: true).run(spec.program).flatMap { result in
            TraceText(result.trace).lines().map { $0.plain }
                + result.mismatches.map { headline(of: $0, in: spec.sources) }
        }
    }
}

extension String {
    /// Without the blanks that align columns, and with scenes renamed.
    fileprivate func words(renamed names: [String: String]) -> [String] {
        split(separator: " ").map { word in
            let name = word.prefix { $0.isLetter }
            return (names[String(name)] ?? String(name)) + word.dropFirst(name.count)
        }
    }
}

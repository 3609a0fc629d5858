import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Foundation
import Testing

@testable import DNDExploration

/// Tests that a state's key leaves nothing out: each stored property is written, or excused in words.
@Suite struct StateCoverageTests {
    /// The words of each extension in the files that write keys, by the type that it extends.
    private static let words: [String: Set<String>] = {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        return files.filter {
            $0.lastPathComponent.hasSuffix("+State.swift") || $0.lastPathComponent == "StateWritable.swift"
        }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .flatMap { $0.components(separatedBy: "\nextension ") }
        .reduce(into: [:]) { words, part in
            let type = String(part.prefix { $0.isLetter || $0 == "." })
            words[type, default: []].formUnion(part.split { !$0.isLetter && !$0.isNumber }.map { String($0) })
        }
    }()

    /// Whether an extension that writes the type names the property; of a type without one, whether any does.
    private static func isWritten(_ property: String) -> Bool {
        let name = property.split(separator: ".").last.map { String($0) } ?? ""
        guard let own = words[UnwrittenState.type(of: property)] else {
            return words.values.contains { $0.contains(name) }
        }
        return own.contains(name)
    }

    /// The properties of the states on random walks.
    private static func properties(of text: String) throws -> Set<String> {
        let scene = ExploredScene(try program(text), scenario: nil, invariants: [])
        var random = SeededGenerator(seed: 5)
        var properties: Set<String> = []
        for _ in 0..<3 {
            var player = scene.begin()
            for number in 0..<12 {
                guard let step = ExploreVerb.random(scene, player.engine, &random) else { break }
                player.play(step.statement)
                guard number % 3 == 2 else { continue }
                properties.formUnion(StateDump(of: player, leavingOut: UnwrittenState.isExcused).properties)
            }
        }
        return properties
    }

    @Test(arguments: MergedStateTests.scenes + [StateDumpTests.loading])
    func `Every stored property of a state is written into its key, or excused`(text: String) throws {
        for property in try Self.properties(of: text).sorted() where !UnwrittenState.isExcused(property) {
            #expect(Self.isWritten(property) || property.hasSuffix(".rawValue"), "\(property)")
        }
    }

    @Test func `No excuse is left over`() throws {
        let found = try (MergedStateTests.scenes + [StateDumpTests.loading]).reduce(into: Set<String>()) {
            $0.formUnion(try Self.properties(of: $1))
        }
        let types = Set(found.map { UnwrittenState.type(of: $0) })
        for property in UnwrittenState.properties.keys.sorted() {
            #expect(found.contains(property) || !types.contains(UnwrittenState.type(of: property)), "\(property)")
        }
    }
}

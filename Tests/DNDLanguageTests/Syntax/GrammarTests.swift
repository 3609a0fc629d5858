import DNDLanguage
import Foundation
import SourceText
import Testing

@Suite struct GrammarTests {
    static let sentenceCount = 1000

    static func grammar() throws -> Grammar {
        let url = SyntaxCheck.root.appending(path: "grammar/dnd.ebnf")
        return try Grammar(text: String(contentsOf: url, encoding: .utf8))
    }

    @Test func everyNameInTheGrammarHasOneProduction() throws {
        let productions = try Self.grammar().productions
        let names = productions.map(\.name)
        #expect(Set(names).count == names.count)
        for production in productions {
            for name in Self.names(in: production.expression) { #expect(names.contains(name), "\(production.text)") }
        }
    }

    @Test func eachProductionStandsAboveTheFunctionThatReadsIt() throws {
        let productions = try Self.grammar().productions
        let above = try Self.productionsInSources()
        #expect(Set(above.map(\.text)) == Set(productions.map(\.text)))
        #expect(above.count == productions.count)
        for (text, declaration) in above {
            let production = try #require(productions.first { $0.text == text })
            guard production.isSyntax else { continue }
            let name = Self.camelCase(production.name)
            #expect(declaration.contains("func \(name)"), "\(production.name) stands above \(declaration)")
        }
    }

    @Test(arguments: [1, 2026, 0xD4A6] as [UInt64])
    func sentencesOfTheGrammarAreAcceptedAndFormattedWithoutLoss(seed: UInt64) throws {
        let grammar = try Self.grammar()
        var generator = SentenceGenerator(grammar, seed: seed)
        for number in 0..<Self.sentenceCount {
            let sentence = generator.sentence()
            let diagnostics = SyntaxCheck.parse(sentence).diagnostics
            try #require(diagnostics.isEmpty, "seed \(seed), sentence \(number): \(sentence.debugDescription)")
            let once = SyntaxCheck.format(sentence)
            let twice = SyntaxCheck.format(once)
            let (dump, dumpOnce) = (
                SyntaxDump.text(of: SyntaxCheck.parse(sentence).block),
                SyntaxDump.text(of: SyntaxCheck.parse(once).block)
            )
            try #require(twice == once, "seed \(seed), sentence \(number): \(sentence.debugDescription)")
            try #require(dump == dumpOnce, "seed \(seed), sentence \(number): \(sentence.debugDescription)")
        }
        for production in grammar.productions {
            #expect(generator.uses[production.name, default: 0] > 0, "seed \(seed): \(production.name)")
            for key in Self.alternatives(in: production.expression, of: production.name) {
                #expect(generator.uses[key, default: 0] > 0, "seed \(seed): \(key)")
            }
        }
    }

    private static func productionsInSources() throws -> [(text: String, declaration: String)] {
        var found: [(String, String)] = []
        for folder in ["SourceText", "DNDLanguage/Lexer", "DNDLanguage/Parser"] {
            let url = SyntaxCheck.root.appending(path: "Sources/\(folder)")
            for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            where file.pathExtension == "swift" {
                let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                for (index, line) in lines.enumerated() where line.hasPrefix("/// ") && line.hasSuffix(" ;") {
                    let declaration = lines[index...].first { !$0.hasPrefix("///") } ?? ""
                    found.append((String(line.dropFirst(4)), declaration))
                }
            }
        }
        return found
    }

    private static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
    }

    private static func names(in expression: Grammar.Expression) -> [String] {
        switch expression {
        case .name(let name): [name]
        case .terminal, .special: []
        case .choice(let parts, _), .sequence(let parts): parts.flatMap(names)
        case .option(let part, _), .repetition(let part, _): names(in: part)
        }
    }

    private static func alternatives(in expression: Grammar.Expression, of name: String) -> [String] {
        switch expression {
        case .name, .terminal, .special: []
        case .sequence(let parts): parts.flatMap { alternatives(in: $0, of: name) }
        case .choice(let parts, let id):
            parts.indices.map { "\(name).\(id).\($0)" } + parts.flatMap { alternatives(in: $0, of: name) }
        case .option(let part, let id), .repetition(let part, let id):
            ["\(name).\(id).0", "\(name).\(id).1"] + alternatives(in: part, of: name)
        }
    }
}

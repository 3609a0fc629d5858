import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Foundation
import SourceText

@testable import DNDCommandLine

/// Finds the shortest spec for every rule, and writes the specs as Swift source.
///
/// A candidate is a scenario tagged with the rule, with the declarations of its file and without the other scenarios.
/// It must pass. If any candidate fails when the rule is omitted, or under the question's other answer, only such
/// candidates count. Unnecessary declarations are removed.
struct ExampleGenerator {
    /// The maximum number of suitable candidates that are tried, shortest first.
    private static let triedAtMost = 4

    private var candidates: [Citation: [Candidate]] = [:]

    private struct Candidate {
        /// The scenario and the declarations, as written.
        var declarations: [String]
        let scenario: String

        var text: String {
            Formatter.format(
                SourceFile(name: "example.dnd", text: (declarations + [scenario]).joined(separator: "\n") + "\n"))
        }

        /// The candidate without one of the declarations.
        func without(_ index: Int) -> Candidate {
            var copy = self
            copy.declarations.remove(at: index)
            return copy
        }
    }

    /// Reads the specs, except those with includes, whose scenarios are not self-contained.
    init(_ specs: [Repository.File]) {
        for spec in specs {
            guard let text = spec.text else { continue }
            let source = SourceFile(name: spec.path, text: text)
            let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
            guard !block.statements.contains(where: { $0.verb == "include" }) else { continue }
            let declarations = block.statements.filter { $0.verb != "scenario" }.map { source.text(of: $0) }
            for phrase in block.statements where phrase.verb == "scenario" {
                let candidate = Candidate(declarations: declarations, scenario: source.text(of: phrase))
                for cited in phrase.citations { candidates[cited, default: []].append(candidate) }
            }
        }
    }

    /// The example of a rule or a question; nil if no passing scenario is tagged with it.
    func example(of cited: Citation) -> String? {
        let sorted = (candidates[cited] ?? []).sorted { $0.text.utf8.count < $1.text.utf8.count }
        let passing = sorted.filter { Self.passes($0.text) }
        let proving = passing.filter { Self.proves($0.text, cited) }
        let isProven = !proving.isEmpty
        let texts = (isProven ? proving : passing).prefix(Self.triedAtMost).map {
            Self.trimmed($0, cited, proving: isProven).text
        }
        return texts.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    private static func trimmed(_ candidate: Candidate, _ cited: Citation, proving: Bool) -> Candidate {
        var trimmed = candidate
        for index in candidate.declarations.indices.reversed() {
            let less = trimmed.without(index)
            if passes(less.text), !proving || proves(less.text, cited) { trimmed = less }
        }
        return trimmed
    }

    // MARK: - Running

    /// Whether a text has no diagnostics and passes.
    static func passes(_ text: String) -> Bool { run(text) == true }

    /// Whether it fails when the engine omits the rule, or takes the other answer to the question.
    static func proves(_ text: String, _ cited: Citation) -> Bool {
        var rulebook = Rulebook()
        switch cited {
        case .rule(let rule): rulebook.omit(rule)
        case .question(let question): rulebook.assume(question, other: true)
        }
        return run(text, rulebook) == false
    }

    /// Nil for a text with diagnostics, or without a run.
    private static func run(_ text: String, _ rulebook: Rulebook = Rulebook()) -> Bool? {
        let source = SourceFile(name: "example.dnd", text: text)
        let parsed = Parser.parse(file: FileID(rawValue: 0), source: source)
        let checked = Checker.engine.check(parsed.block, title: "example", path: "example.dnd") { _ in
            .missing
        }
        guard parsed.diagnostics.isEmpty, checked.diagnostics.isEmpty else { return nil }
        let results = Interpreter(rulebook: rulebook).run(checked.program)
        guard !results.isEmpty else { return nil }
        return results.allSatisfy { $0.state == .passed }
    }
}

extension Phrase {
    /// The rules and questions in its tags; none for a scenario tagged `@skip` or `@todo`.
    fileprivate var citations: Set<Citation> {
        guard !annotations.contains(where: { $0.name == "skip" || $0.name == "todo" }) else { return [] }
        let words = annotations.filter { $0.name == "rule" }.flatMap { $0.arguments }.compactMap { argument in
            if case .word(let word) = argument.kind { word } else { nil }
        }
        return Set(words.compactMap { Citation($0) })
    }

    /// The start of its first word.
    fileprivate var lowerBound: Int32 {
        guard case .argument(let first)? = head.first else { return range.lowerBound }
        return first.range.lowerBound
    }
}

extension SourceFile {
    /// The phrase without its annotations.
    fileprivate func text(of phrase: Phrase) -> String {
        String(decoding: utf8[Int(phrase.lowerBound)..<Int(phrase.range.upperBound)], as: UTF8.self)
    }
}

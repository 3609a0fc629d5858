import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Foundation
import Testing

@testable import DNDCommandLine
@testable import DNDSpecs

/// Tests that every rule of the contract is implemented and has a spec, or is left out for a documented reason.
@Suite struct FidelityTests {
    @Test(arguments: RuleID.Family.allCases)
    func `A rule has a spec that fails without it, or a reason why there is none`(family: RuleID.Family) {
        for rule in Rule.all where rule.id.family == family {
            switch rule.coverage {
            case .outOfScope(let reason):
                #expect(!reason.isEmpty, "\(rule.id)")
                #expect(TaggedSpecs.shared[.rule(rule.id)].isEmpty, "\(rule.id) is out of scope and has a spec")
            case .modelled, .consisting:
                #expect(failsWithout(rule.id), "\(rule.id): no spec fails")
            }
        }
    }

    @Test func `A rule that consists of others names some, and none twice`() {
        for rule in Rule.all {
            guard case .consisting(let parts) = rule.coverage else { continue }
            #expect(!parts.isEmpty && Set(parts).count == parts.count && !parts.contains(rule.id), "\(rule.id)")
        }
    }

    @Test func `An open question has specs for both answers`() {
        for question in OpenQuestion.withAlternative {
            var rulebook = Rulebook()
            rulebook.assume(question.id, other: true)
            let isDecided = fails(.question(question.id), by: rulebook)
            #expect(isDecided, "\(question.id): no spec fails when the other answer is assumed")
            let hasOther = TaggedSpecs.shared[.question(question.id)].contains { $0.assumesOther(question.id) }
            #expect(hasOther, "\(question.id): no spec assumes the other answer")
        }
    }

    @Test func `With every rule in force all specs pass`() {
        for spec in TaggedSpecs.shared.files {
            let failed = Interpreter().run(spec.program).filter { $0.state.isFailure }
            #expect(failed.isEmpty, "\(spec.file.name): \(failed.map(\.name))")
        }
    }

    /// Whether a scenario tagged with the rule fails when the engine omits the rule.
    private func failsWithout(_ rule: RuleID) -> Bool {
        var rulebook = Rulebook()
        rulebook.omit(rule)
        return fails(.rule(rule), by: rulebook)
    }

    /// Whether a scenario tagged with a rule or a question fails under a rulebook.
    private func fails(_ cited: Citation, by rulebook: Rulebook) -> Bool {
        let interpreter = Interpreter(rulebook: rulebook)
        return TaggedSpecs.shared[cited].contains { spec in
            interpreter.run(spec.program) { $0.isTagged(cited) }.contains { $0.state.isFailure }
        }
    }
}

/// The specs of the repository, by the rules and questions in their tags.
private struct TaggedSpecs: Sendable {
    static let shared = TaggedSpecs()

    let files: [LoadedSpec]
    private var byCitation: [Citation: [LoadedSpec]] = [:]

    init() {
        let search = SpecSearch([Repository.shared.root.appending(path: "specs").path])
        let loader = SpecLoader(root: search.root)
        files = search.files.compactMap { try? loader.load($0).get() }
        for spec in files {
            for cited in Set(spec.program.scenarios.flatMap { $0.citations }) {
                byCitation[cited, default: []].append(spec)
            }
        }
    }

    subscript(cited: Citation) -> [LoadedSpec] { byCitation[cited] ?? [] }
}

extension LoadedSpec {
    fileprivate func assumesOther(_ question: QuestionID) -> Bool {
        let fixtures = [program.fixture] + program.scenarios.map { $0.fixture }
        return fixtures.flatMap { $0.assumptions }.contains { assumption in
            assumption.takesOther && QuestionID(assumption.question.text) == question
        }
    }
}

extension Scenario {
    fileprivate var citations: [Citation] {
        tags.filter { $0.name == "rule" }.flatMap { $0.arguments.compactMap { Citation($0) } }
    }

    fileprivate func isTagged(_ cited: Citation) -> Bool { citations.contains(cited) }
}

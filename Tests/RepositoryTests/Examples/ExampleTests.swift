import DNDCommandLine
import DNDExplanation
import DragDrop
import Foundation
import Testing

/// Tests that the examples in the program are up to date with the specs, and run.
@Suite struct ExampleTests {
    private static let generator = ExampleGenerator(Repository.shared.files(in: "specs", extensions: ["dnd"]))

    @Test(arguments: ExampleSource.all)
    func `The examples of a family are the shortest specs`(source: ExampleSource) throws {
        let text = source.text(Self.generator)
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try text.write(
                to: Repository.shared.root.appending(path: source.path), atomically: true, encoding: .utf8)
            Issue.record("\(source.path): written; read the difference, build, and run again without DND_RECORD")
        } else {
            #expect(try Repository.shared.text(of: source.path) == text, "write it anew: make examples")
        }
    }

    /// Questions whose answers no example distinguishes: those with a single answer.
    private static let unproven = OpenQuestion.all.filter { $0.alternative == nil }.map { Citation.question($0.id) }

    @Test(arguments: ExampleSource.all)
    func `An example runs, and fails without its rule`(source: ExampleSource) {
        for cited in source.citations {
            guard let text = RuleExample.text(of: cited) else { continue }
            #expect(ExampleGenerator.passes(text), "\(cited): \(text)")
            guard !Self.unproven.contains(cited) else { continue }
            #expect(ExampleGenerator.proves(text, cited), "\(cited) is not needed: \(text)")
        }
    }

    @Test func `Every rule has an example but those out of scope`() {
        for rule in Rule.all {
            if case .outOfScope = rule.coverage {
                #expect(RuleExample.text(of: .rule(rule.id)) == nil, "\(rule.id)")
            } else {
                #expect(RuleExample.text(of: .rule(rule.id)) != nil, "\(rule.id)")
            }
        }
    }
}

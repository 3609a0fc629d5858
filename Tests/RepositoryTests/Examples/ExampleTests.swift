import DNDCommandLine
import DNDExplanation
import DragDrop
import Testing

/// Tests that the examples in the program are up to date with the specs, and run.
@Suite struct ExampleTests {
    private static let generator = ExampleGenerator(Repository.shared.files(in: "specs", extensions: ["dnd"]))

    @Test(arguments: ExampleSource.all)
    func `The examples of a family are the shortest specs`(source: ExampleSource) throws {
        try GeneratedFile.check(source.text(Self.generator), at: source.path, command: "make examples")
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

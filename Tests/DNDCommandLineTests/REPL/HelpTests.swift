import DNDDrawing
import DNDLanguage
import Foundation
import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite(.serialized) struct HelpTests {
    @Test(arguments: HelpTopic.all.indices)
    func `the lines of a topic can be typed into a fresh session`(index: Int) throws {
        let topic = HelpTopic.all[index]
        try check(topic.example, of: "help \(topic.name)")
        #expect(Typed().type("help \(topic.name)").contains(topic.title))
        for word in topic.related { #expect(HelpText(word, style: .plain).text != nil, "\(topic.name): \(word)") }
    }

    @Test(arguments: MetaWord.all.indices)
    func `the lines of a word of the REPL can be typed into a fresh session`(index: Int) throws {
        let word = MetaWord.all[index]
        try check(word.example, of: "help \(word.name)")
        #expect(Typed().type("help \(word.name)").contains(word.meaning))
    }

    @Test func `every word of the REPL has a place in the table`() {
        #expect(MetaWord.all.map { $0.kind } == MetaWord.Kind.allCases)
    }

    @Test func `every verb has help with its signature, its meaning and an example that runs`() throws {
        for entry in Vocabulary.entries {
            guard let verb = entry.verb else { continue }
            let text = Typed().type("help \(verb)")
            #expect(text.contains(entry.notation) && text.contains(entry.meaning), "\(verb)")
        }
        // Phrases that need a file or a Swift program are tested with the vocabulary.
        let others = ["include", "before"]
        for entry in Vocabulary.entries
        where !others.contains(where: { entry.example.contains($0) }) && !entry.notation.hasSuffix("from host") {
            try check([entry.example], of: entry.notation)
        }
    }

    /// Types lines in a temporary folder; none may fail but one that the next line fixes.
    private func check(_ lines: [String], of what: String) throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let input = lines.joined(separator: "\n") + "\n"
        guard lines.contains(where: { $0.hasPrefix("save") || $0.hasPrefix("load") }) else {
            let typed = Typed()
            let lines = LogicalLines(input).lines
            for (index, line) in lines.enumerated() {
                let text = typed.type(line.text)
                let isFixed = lines.dropFirst(index + 1).first?.text == "fix"
                if typed.reaction != .goOn, typed.reaction != .leave, !isFixed {
                    Issue.record("\(what): \(line.text)\n\(text)")
                }
            }
            return
        }
        let output = try program.run([], input: input)
        #expect(output.status == 0, "\(what): \(output.output)")
    }

    @Test(arguments: ["topics", "verbs", "methods"])
    func `lists lead to the pages`(list: String) {
        let text = Typed().type("help \(list)")
        #expect(text.split(separator: "\n").count > 10)
    }

    @Test func `what has no help is answered with what is near`() {
        #expect(
            Typed(isScript: true).type("help tabels")
                == "error: there is no help about tabels; did you mean tables?\n")
        #expect(Typed().type("help tabels") == "tabels is read as tables.\n" + Typed().type("help tables"))
    }

    @Test func `nothing that help writes is wider than a wide terminal`() {
        for topic in HelpTopic.all {
            let lines = Typed().type("help \(topic.name)").split(separator: "\n", omittingEmptySubsequences: false)
            for line in lines.prefix(while: { !$0.hasPrefix("see also") }) { #expect(line.count <= 110, "\(line)") }
        }
    }
}

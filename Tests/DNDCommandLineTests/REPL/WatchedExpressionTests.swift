import Testing

@testable import DNDCommandLine
@testable import DNDInterpreter
@testable import DNDLanguage
@testable import DNDSession

@Suite struct WatchedExpressionTests {
    @Test func `a value is shown after every step`() {
        let typed = Typed("watch gap")
        #expect(typed.type("drag 1; hover 4").hasSuffix("  1  gap  [0, 4] after removal\n"))
        #expect(typed.type("back").hasSuffix("  1  gap  [0, 1] after removal\n"))
        #expect(typed.type("expect gap: [0, 1]") == "  holds\n")
        #expect(typed.type("cancel").hasSuffix("  1  gap  none\n"))
    }

    @Test func `asking changes nothing`() {
        let plain = Typed("drag 1; hover 4; drop")
        let watching = Typed()
        for fact in Fact.all { watching.type("watch \(fact.example)") }
        watching.type("watch list count 0")
        watching.type("drag 1; hover 4; drop")
        #expect(watching.repl.session.portrait == plain.repl.session.portrait)
    }

    @Test(arguments: Fact.all.indices)
    func `everything in the table can be watched`(index: Int) {
        let typed = Typed("watch \(Fact.all[index].example)")
        #expect(typed.reaction == .goOn)
        #expect(typed.repl.watches.count == 1)
    }

    @Test func `whatever an expectation of the vocabulary speaks of can be watched`() {
        for entry in Vocabulary.entries where entry.isExpectation {
            let words = entry.notation.split(separator: " ").dropFirst().prefix { !"[(:{".contains($0.first ?? " ") }
            let isOneOfSeveral = words.isEmpty
            let isKnown = Fact.all.contains { $0.words.split(separator: " ").prefix(1) == words.prefix(1) }
            #expect(isKnown || isOneOfSeveral, "\(entry.notation)")
        }
    }

    @Test(arguments: [
        ("order", "drag 1; hover 4; drop", "A C D E B F"), ("order", "model move A to 3", "A B C D E F"),
        ("call performDropWith", "drag 1; hover 4; drop", "1"), ("state", "lift B", "lifted"),
        ("proposal", "drag 1; hover 4", "move insertAt"), ("operation", "drag 1; cancel", "cancel"),
        ("selected", "select B C", "B C"), ("drop of B", "drag 1; hover 4; drop", "to [0, 4]"),
        ("silence moveRowAt", "drag 1; hover 4; drop", "R132"), ("list count 0", "list reload", "6"),
        ("exception", "list delete 9", "attempt to delete row 9"), ("finding DND1004", "model move B to 4", "yes"),
        ("placeholders", "placeholder insert at 0 for A", "0"), ("returned", "list count 0", "6"),
        ("types of B", "drag 1", "public.utf8-plain-text"),
    ])
    func `a value reads as the language writes it`(expression: String, line: String, value: String) {
        let typed = Typed("watch \(expression)")
        let text = typed.type(line)
        let shown = text.split(separator: "\n").last { $0.contains(expression) } ?? ""
        #expect(shown.contains(value), "\(text)")
    }

    @Test func `watches are listed and forgotten`() {
        let typed = Typed("watch gap", "watch state")
        #expect(typed.type("watch") == "  1  gap    none\n  2  state  idle\n")
        #expect(typed.type("watch gap") == "error: gap is watched already\n")
        #expect(typed.type("unwatch stale") == "stale is read as state.\n")
        typed.type("watch state")
        typed.type("unwatch gap")
        #expect(typed.type("watch") == "  1  state  idle\n")
        typed.type("unwatch all")
        #expect(typed.type("watch") == "nothing is watched; try: watch gap\n")
    }

    @Test func `what cannot be watched is told at its place`() {
        #expect(Typed().type("watch prposal") == "prposal is read as proposal.\n  1  proposal  none\n")
        #expect(
            Typed().type("watch gap in lst") == """
                input:1:14: error: unknown list 'lst' [DND2104]
                 1 | watch gap in lst
                   |              ^^^
                   hint: did you mean 'list'?


                """)
    }
}

import Testing

@testable import DNDSession

/// Tests that the REPL takes the edit of a diagnostic.
@Suite struct FixTests {
    @Test func `A rejected line is shown as it should be, and fix plays it`() {
        let typed = Typed()
        let rejected = typed.type("drga 1; hover 4")
        #expect(rejected.hasSuffix("\n`fix` plays: drag 1; hover 4\n"))
        let fixed = typed.type("fix")
        #expect(fixed == Typed().type("drag 1; hover 4"))
        #expect(typed.reaction == .goOn)
    }

    @Test func `A tap selects, and during a drag it adds`() {
        let typed = Typed()
        #expect(typed.type("tap C").hasSuffix("`fix` plays: select C\n"))
        typed.type("drag 1")
        #expect(typed.type("tap 3").hasSuffix("`fix` plays: add 3\n"))
        #expect(typed.type("fix").hasPrefix("add [0, 3]\n"))
        typed.type("undo")
        typed.type("undo")
        typed.type("lift 2")
        #expect(!typed.type("tap C").contains("`fix`"))
    }

    @Test func `Several mistakes are fixed one by one`() {
        let typed = Typed()
        #expect(typed.type("drga 1; hovr 4").hasSuffix("`fix` plays: drag 1; hovr 4\n"))
        #expect(typed.type("fix").hasSuffix("`fix` plays: drag 1; hover 4\n"))
        typed.type("fix")
        #expect(typed.reaction == .goOn)
    }

    @Test(arguments: [[], ["drag 1"], ["nonsense"], ["drga 1", "drag 1"], ["drga 1", "fix"]])
    func `There is nothing to fix after a line that was played, or has no edit`(lines: [String]) {
        let typed = Typed()
        for line in lines { typed.type(line) }
        #expect(typed.type("fix") == "error: there is nothing to fix: the last line was played, or has no edit\n")
    }

    @Test func `Words in between keep the edit, and the listener hears of the fixed line`() {
        let typed = Typed()
        var kept: [String] = []
        typed.repl.listener.keeps = { kept.append($0.text) }
        for line in ["drga 1", "order", "fix"] { typed.type(line) }
        #expect(kept == ["drag 1"])
    }

    @Test func `A script offers nothing, since it ends there`() {
        #expect(!Typed(isScript: true).type("drga 1").contains("`fix`"))
    }
}

import DNDDrawing
import DNDInterpreter
import DNDResults
import DragDrop
import Testing

@testable import DNDCommandLine
@testable import DNDSession

/// Tests the REPL without a terminal.
@Suite struct ReplSessionTests {
    private final class Transcript {
        var text = ""
        var lines: [Substring] { text.split(separator: "\n") }
    }

    /// Plays lines, and returns the output and the reaction to the last line.
    private func play(_ lines: [String], isScript: Bool = false) -> (text: String, reaction: Repl.Reaction, repl: Repl)
    {
        let transcript = Transcript()
        let repl = Repl(style: .plain, isScript: isScript, environment: .withFiles) { transcript.text += $0 + "\n" }
        var reaction = Repl.Reaction.goOn
        for (index, line) in lines.enumerated() { reaction = repl.run(line, line: index + 1) }
        return (transcript.text, reaction, repl)
    }

    @Test func `undo and redo are inverse`() {
        let (_, _, repl) = play(["drag 1; hover 4; drop", "drag 0; hover 2; drop"])
        let rows = rows(of: repl)
        _ = repl.run("undo")
        #expect(self.rows(of: repl) == ["A", "C", "D", "E", "B", "F"])
        _ = repl.run("redo")
        #expect(self.rows(of: repl) == rows)
    }

    @Test func `an alias of several phrases is one phrase, which is played and undone once`() {
        let (text, _, repl) = play(["drag A, B to D"])
        #expect(text.split(separator: "performDropWith:)").count == 2)
        #expect(rows(of: repl) == ["C", "D", "A", "B", "E", "F"])
        _ = repl.run("undo")
        #expect(rows(of: repl) == ["A", "B", "C", "D", "E", "F"])
    }

    @Test func `a step that cannot be made leaves the session as it was`() {
        let (text, reaction, repl) = play(["drag 1; hover 9"])
        #expect(reaction == .failed(.failed))
        #expect(text.contains("[0, 9]"))
        #expect(repl.session.engine.drag == nil)
    }

    @Test func `a declaration begins the scene anew`() {
        let (_, _, repl) = play(["drag 1; hover 4; drop", "delegate in list { dropSessionDidUpdate -> forbidden }"])
        #expect(rows(of: repl) == ["A", "B", "C", "D", "E", "F"])
    }

    @Test(arguments: [
        ["drag 1; hover 4; drop"],
        ["drag 1; hover 4"],
        ["table a { section X: A B; section Y: C }", "collection b: D E", "drag A; hover end of Y in a; drop"],
        ["table people: A \"B C\" end1", "drag A; hover \"B C\"", "drop", "expect order: A"],
        ["list delete 0"],
        ["delegate in list { dropSessionDidUpdate -> forbidden }", "drag 0; hover 3; drop"],
        ["app Photos { view album: sunset }", "drag sunset from album; hover 1 in list; drop"],
        ["model move A to 3"], ["lift B"], ["drag 1; drop", "undo", "drag 2; hover 0; drop"],
        ["table t: A B { data diffable; reorders }", "drag A; hover B; drop"],
        ["view v: X", "drag X; hover in v; drop; settle"],
        ["parameters { rows A B C }", "table people: A B", "drag A; hover B; drop"],
        ["parameters { rows A B; other C }", "table people: $rows", "drag A; hover B; drop"],
    ])
    func `a saved session is a spec that passes and loads again`(lines: [String]) throws {
        // Given a session
        let (_, _, repl) = play(lines)
        let saved = SavedSpec(repl.session, title: "session").text

        // When the saved text is run as a spec
        let (text, reaction, _) = play([saved])

        // Then it passes
        #expect(reaction == .goOn, "\(saved)\n\(text)")
        #expect(text.contains("passed  session"), "\(saved)\n\(text)")
    }

    @Test func `an expectation that fails is shown, and left out of what is saved`() {
        let (text, reaction, repl) = play(["drag 1; hover 4; drop; expect order: A"])
        #expect(reaction == .failed(.failed))
        #expect(text.contains("To make this pass"), "\(text)")
        #expect(!SavedSpec(repl.session, title: "session").text.contains("expect order: A\n"))
    }

    @Test(arguments: [
        ("wacth gap", "did you mean 'watch'?"), ("frobnicate", "unknown verb"),
        ("why frobnicate", "no delegate has a method"),
        ("why", "why takes a delegate method"), ("explain", "explain takes a number"),
        ("explain R999", "no rule"), ("load nowhere.dnd", "no such file"), ("save", "the name of a file"),
        ("redo", "nothing to play again"), ("undo", "nothing to take back"), ("help frobnicate", "no help"),
        ("drag 1; drag 2", "a drag is under way already"), ("drop", "nothing is being dragged"),
    ])
    func `bad input is answered`(line: String, answer: String) {
        let (text, reaction, _) = play([line])
        #expect(text.contains(answer), "\(text)")
        #expect(reaction != .goOn)
    }

    private func rows(of repl: Repl) -> [String] {
        repl.session.engine.shownLabels(of: repl.session.engine.lists[0].id, section: 0)
    }
}

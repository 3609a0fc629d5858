import DNDInterpreter
import DNDResults
import DragDrop
import Foundation
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite struct BreakpointTests {
    @Test func `the play stops before the call, and tells who calls and why`() {
        // Given a breakpoint
        let typed = Typed("break on performDropWith")

        // When the call is about to be made
        let text = typed.type("drag 1; hover 4; drop; expect order: A C D E B F")

        // Then the rows are unchanged, and the call is shown with its rule
        #expect(
            text.hasSuffix(
                """
                drop
                   × not called: moveRowAt                                                     R132
                before performDropWith at [0, 4]
                  UIKit calls tableView(_:performDropWith:)
                  because R132  A table whose data source has no moveRowAt sends that drop to performDropWith.
                  single source: app source comment
                  list  A (B) C D E | F   move insertAt, gap [0, 4] after removal
                answer ANSWER, step, continue or undo

                """), "\(text)")
        #expect(!text.contains("holds"))

        // And the rest of the line is played from there
        let rest = typed.type("continue")
        #expect(rest.contains("performBatchUpdates") && rest.contains("  holds\n"), "\(rest)")
        #expect(typed.type("order") == "  list  A C D E B F\n")
    }

    @Test func `what a stopped play comes to is what it would have been without the stop`() {
        for lines in [["drag 1; hover 4; drop"], ["drag A", "hover D; leave; hover gap in list", "drop; settle"]] {
            let plain = Typed()
            let stopping = Typed()
            for line in lines {
                plain.type(line)
                stopping.type("step \(line)")
                while stopping.repl.session.stoppedLine != nil { stopping.type("step") }
            }
            #expect(stopping.repl.session.portrait == plain.repl.session.portrait)
        }
    }

    /// A call, an answer, the rows afterwards, and the saved answer.
    static let answers: [(method: String, answer: String, rows: String, saved: String)] = [
        ("dropSessionDidUpdate at [0, 4]", "forbidden", "A B C D E F", "dropSessionDidUpdate at [0, 4] -> forbidden"),
        ("dropSessionDidUpdate at [0, 4]", "move insertAt", "A C D E B F", "at [0, 4] -> move insertAt"),
        ("canHandle", "false", "A B C D E F", "answer canHandle -> false"),
        ("itemsForBeginning", "none", "A B C D E F", "answer itemsForBeginning at [0, 1] -> none"),
        ("itemsForBeginning", "C", "A C D E C F", "answer itemsForBeginning at [0, 1] -> C"),
        ("performDropWith", "{ list reload }", "A B C D E F", "answer performDropWith at [0, 4] {"),
        ("performDropWith", "", "A B C D E F", "answer performDropWith at [0, 4] {"),
    ]

    @Test(arguments: answers.indices)
    func `an answer by hand takes the place of the delegate's, and is saved`(index: Int) throws {
        // Given a line that has stopped before a call
        let (method, answer, rows, saved) = Self.answers[index]
        let typed = Typed("break on \(method)", "drag 1; hover 4; drop")
        try #require(typed.repl.session.stoppedLine != nil)

        // When the call is answered
        let text = typed.type("answer \(answer)")

        // Then the line continues with this answer
        #expect(typed.type("order").contains(rows), "\(text)")

        // And the saved spec passes
        let spec = SavedSpec(typed.repl.session, title: "session")
        #expect(spec.text.contains(saved), "\(spec.text)")
        #expect(spec.refusal(of: typed.repl.session, path: "a.dnd") == nil, "\(spec.text)")
    }

    @Test func `of several calls that look alike each can be answered`() {
        let typed = Typed("break on dropSessionDidUpdate", "drag 1; hover 4; hover 3; hover 4; drop")
        typed.type("continue")
        typed.type("answer copy")
        typed.type("continue")
        typed.type("answer forbidden")
        let text = SavedSpec(typed.repl.session, title: "session").text
        #expect(text.contains("answer dropSessionDidUpdate at [0, 4] -> copy"), "\(text)")
        #expect(text.contains("answer dropSessionDidUpdate at [0, 4] -> forbidden"), "\(text)")
        #expect(typed.type("order") == "  list  A B C D E F\n")
    }

    @Test func `the number counts the calls of one phrase that no other answer has taken`() {
        // Given a phrase in which UIKit asks the same question several times
        let typed = Typed(
            "define walk { hover 4; hover 3; hover 4; hover 3; hover 4 }", "break on dropSessionDidUpdate at 4")
        typed.type("drag 1; walk")
        typed.type("continue")
        typed.type("answer copy")
        typed.type("answer forbidden")

        // Then the ordinals count the calls without another saved answer
        let text = SavedSpec(typed.repl.session, title: "session").text
        #expect(text.contains("answer dropSessionDidUpdate at [0, 4]: 2 -> copy"), "\(text)")
        #expect(text.contains("answer dropSessionDidUpdate at [0, 4]: 2 -> forbidden"), "\(text)")
        #expect(typed.repl.session.engine.proposal(in: nil).map { Spelling.proposal($0) } == "forbidden")
    }

    @Test(arguments: [
        ("answer true", "dropSessionDidUpdate cannot answer 'true'"), ("answer moove", "dropSessionDidUpdate cannot"),
        ("answer { nonsense }", "unknown verb 'nonsense'"), ("drag 2", "UIKit waits for the answer"),
        ("save a.dnd", "UIKit waits for the answer"), ("step drop", "UIKit waits for the answer"),
    ])
    func `before a call only what answers it is taken`(line: String, message: String) {
        let typed = Typed("break on dropSessionDidUpdate", "drag 1")
        #expect(typed.type(line).contains(message))
        #expect(typed.repl.session.stoppedLine != nil)
    }

    @Test func `a wrong answer is shown at its place in the line`() {
        let typed = Typed("break on dropSessionDidUpdate", "drag 1")
        #expect(
            typed.type("answer mve insertAt") == """
                input:1:8: error: dropSessionDidUpdate cannot answer 'mve' [DND2206]
                 1 | answer mve insertAt
                   |        ^^^^^^^^^^^^
                   hint: did you mean 'move'?


                """)
    }

    @Test func `undo before a call takes the line back`() {
        let typed = Typed("drag 1", "break on dropSessionDidUpdate", "hover 4; drop", "undo")
        #expect(typed.repl.session.stoppedLine == nil)
        #expect(typed.type("steps") == "> 1  drag 1\n")
    }

    @Test func `breakpoints are listed and removed`() {
        let typed = Typed("break on canHandle", "break on performDropWith at 4")
        #expect(typed.type("break") == "  1  canHandle\n  2  performDropWith at 4\n")
        #expect(typed.type("break on canHandle").contains("there is a breakpoint on canHandle already"))
        #expect(typed.type("unbreak hover") == "error: there is no breakpoint hover\n")
        #expect(typed.type("unbreak canHandl") == "canHandl is read as canHandle.\n")
        typed.type("break on canHandle")
        typed.type("unbreak 2")
        #expect(typed.type("break") == "  1  performDropWith at 4\n")
        typed.type("unbreak all")
        #expect(typed.type("break") == "no breakpoints; try: break on performDropWith\n")
    }

    @Test func `a breakpoint on an absent method says that nobody asks for it`() {
        #expect(
            Typed().type("break on dropSessionDidEnter") == """
                stops before dropSessionDidEnter
                No delegate has dropSessionDidEnter now: UIKit does not ask for it.

                """)
    }

    @Test func `a script that ends before a call fails`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let output = try program.run([], input: "break on canHandle\ndrag 1\n")
        #expect(output.status == 1)
        #expect(output.output.hasSuffix("error: the script ends while UIKit waits for the answer to canHandle\n"))
    }
}

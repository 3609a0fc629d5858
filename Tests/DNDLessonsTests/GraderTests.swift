import DNDInterpreter
import DNDLessons
import JSON
import Testing

/// Tests verdicts on answers.
@Suite struct GraderTests {
    private func text(_ answer: String, _ lesson: String = "1") throws -> String {
        let lesson = try #require(Fixture.course.lesson(lesson))
        let verdict = Grader().verdict(
            on: answer, to: lesson.first, lesson.kind, misconceptions: lesson.misconceptions)
        return VerdictText(verdict, lesson).sheet.text
    }

    /// Answers to the first lesson, and the whole verdict, or its beginning.
    private static let verdicts: [(calls: String, verdict: String)] = [
        (Fixture.begin, "Right."),
        ("???", "Not an answer yet: a hole ??? is left."),
        ("itemsForBeginning; ???; ???", "Not an answer yet: 2 holes ??? are left."),
        ("...", "Not an answer yet: `...` stands for anything, and a prediction says what."),
        (
            "canHandle; itemsForBeginning",
            """
            Call 1: You expected `canHandle` here; UIKit calls `itemsForBeginning` first
            (R082).
            The items come first, always.
            """
        ),
        (
            "itemsForBeginning; performDropWith",
            """
            Call 2: You expected `performDropWith` here; UIKit calls `canHandle` (R093),
            and `performDropWith` not at all.
            R093: A list is asked canHandle first; after a no its drop delegate hears
            nothing more of the session.
            `performDropWith` is not called: R037: A touch that the system takes away ends
            the drag with cancel.
            """
        ),
        (
            "itemsForBeginning; itemsForBeginning",
            """
            Call 2: You expected `itemsForBeginning` once more; UIKit calls `canHandle`
            (R093).
            R093: A list is asked canHandle first; after a no its drop delegate hears
            nothing more of the session.
            """
        ),
        (
            "itemsForBeginning at 0; canHandle; dropSessionDidUpdate",
            "Call 1: You expected `itemsForBeginning at [0, 0]`; UIKit's call is\n`itemsForBeginning at [0, 1] -> B` "
        ),
        (
            "itemsForBeginning; canHandle; dropSessionDidUpdate; canHandle",
            "Call 4: You expected `canHandle` once more; UIKit makes no further call.\nThis lesson is about R082: "
        ),
        ("itemsForBeginning; canHandle -> flase", "This cannot be played yet:\nanswer.dnd:6:37: error: "),
    ]

    @Test(arguments: verdicts)
    func `A prediction gets the first difference, its rule and why`(calls: String, verdict: String) throws {
        let text = try text(Fixture.scene("drag B; cancel", calls))
        #expect(text == verdict || verdict.last != "." && text.hasPrefix(verdict), "\(text)")
    }

    @Test func `No calls at all may be predicted in the short form`() throws {
        let none = Fixture.scene("drag B; cancel", "???").replacing(/calls \{[^}]*\}/, with: "calls: none")
        #expect(
            try text(none).hasPrefix(
                "Call 1: You expected no further call; UIKit also calls `itemsForBeginning at"))
    }

    @Test func `A hole before a colon is one, and a call behind dots is compared with the nearest`() throws {
        let start = Fixture.scene("drag B; cancel", "...; dropSessionDidUpdate at ???").replacing(
            "  expect calls",
            with: "  expect call canHandle: ???\n  expect call itemsForBeginning at ???: once\n  expect calls"
        )
        let scene = Lesson.Scene(start: start, solution: start.replacing("at ???", with: "at 1"))
        #expect(Grader().verdict(on: start, to: scene, .predict).sentence == "3 holes ??? are left.")
        let text = start.replacing(": ???", with: ": once").replacing("???:", with: "1:")
        let verdict = Grader().verdict(on: text.replacing("???", with: "2"), to: scene, .predict)
        #expect(
            verdict.sentence == "\"it is dragged\": `dropSessionDidUpdate at [0, 2]` was not called, but "
                + "`dropSessionDidUpdate at [0, 1] -> move insertAt` was.")
        #expect(Grader().verdict(on: text.replacing("???", with: "1"), to: scene, .predict).isRight)
    }

    @Test func `A reply is given to its own outcome alone`() throws {
        #expect(
            try text(Fixture.scene("drag B; cancel", "canHandle -> false; itemsForBeginning"))
                .hasSuffix("The items come first, always."))
        #expect(!(try text(Fixture.repaired("list reload; list reload"), "3").hasSuffix("Nothing moves.")))
    }

    @Test func `A file changed elsewhere is not graded, and the lost line is named`() throws {
        let changed = Fixture.scene("drag B; hover C; cancel", Fixture.begin)
        #expect(
            try text(changed) == """
                This cannot be graded: the file was changed outside of what is asked.
                The lesson has this line there: drag B; cancel
                Put it back, or let `dnd learn reset` write the file anew; your text is kept
                beside it.
                """)
        #expect(try text("no lesson at all").hasPrefix("This cannot be graded"))
        #expect(try text("").hasPrefix("This cannot be graded"))
        #expect(try text(Fixture.scene("drag B; cancel", Fixture.begin) + "@skip").hasPrefix("This cannot be graded"))
    }

    @Test func `The wrong line is marked`() throws {
        #expect(
            try text(Fixture.marked("-"), "2")
                == "Not an answer yet: write # here at the end of the line that is wrong.")
        let both = Fixture.marked("  canHandle -> true").replacing("forbidden", with: "forbidden # here")
        #expect(try text(both, "2") == "Not an answer yet: one line is wrong, and 2 are marked.")
        #expect(try text(Fixture.marked("  dropSessionDidUpdate -> forbidden"), "2") == "Right.")
        let wrong = try text(Fixture.marked("  canHandle -> true"), "2")
        #expect(wrong.hasPrefix("`canHandle -> true` is not the wrong line.\n  Without an error there, this still"))
        #expect(wrong.hasSuffix("\nIt is handled."))
        #expect(try text(Fixture.marked("-", true), "2").hasPrefix("This cannot be graded"))
    }

    @Test func `A delegate is judged by what it does`() throws {
        #expect(try text(Fixture.repaired(Fixture.move), "3") == "Right.")
        let other =
            "model remove item; list delete item.source; model insert item at destination; list insert destination"
        #expect(try text(Fixture.repaired(other), "3") == "Right.")
        #expect(try text(Fixture.repaired("model move item to destination"), "3").hasSuffix("\nThe list is not told."))
        let weaker = Fixture.repaired(Fixture.move).replacing("expect order: B C A", with: "")
        #expect(try text(weaker, "3").hasPrefix("This cannot be graded"))
    }

    @Test func `An answer that does not end is ended, and nothing is graded`() throws {
        let lesson = try #require(Fixture.course.lesson("1"))
        let grader = Grader {
            var limits = ScenarioLimits()
            limits.realMilliseconds = 2_000
            limits.isOverdue = { true }
            return limits
        }
        let answer = Fixture.scene("drag B; cancel", Fixture.begin)
        let verdict = grader.verdict(on: answer, to: lesson.first, lesson.kind)
        #expect(!verdict.isAnswer)
        #expect(
            VerdictText(verdict).sheet.text
                == "This answer does not end: it took longer than 2 s. Nothing was graded.")
    }

    @Test func `Every gesture is played where a lesson asks for it`() throws {
        let body = "list move item.source to destination; model move item to destination"
        let lesson = Fixture.repaired(body)
        let hidden = Fixture.repaired("if item.source { \(body) }").replacing(
            "  performDropWith", with: "  dropSessionDidUpdate at 0 -> copy insertAt\n  performDropWith")
        let scene = Lesson.Scene(start: Fixture.repaired(""), solution: lesson)
        #expect(Grader().verdict(on: lesson, to: scene, .make).isRight)
        #expect(Grader().verdict(on: hidden, to: scene, .make).isRight)
        let verdict = Grader().verdict(
            on: lesson.replacing("item to destination", with: "item to 2"), to: scene, .make, isExplored: true)
        guard case .wrong(let difference, nil) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(difference.sentence.hasPrefix("The scenarios pass, but not every gesture does: "))
        #expect(difference.detail.first?.hasPrefix("These steps lead there: drag ") ?? false)
    }

    @Test func `Answers of a folder are results for programs`() throws {
        var graded = GradedAnswers(Fixture.course)
        let files = [
            "ann/01-first/start.dnd": Fixture.scene("drag B; cancel", Fixture.begin),
            "ann/01-first/second.dnd": Fixture.scene("drag B; hover C; drop", Fixture.begin),
            "bob/01-first/start.dnd": Fixture.scene("drag B; cancel", "canHandle; itemsForBeginning"),
            "bob/09-other/start.dnd": "", "bob/01-first/notes.dnd": "",
        ]
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            graded.add(CourseFile(path: path, text: text), Grader())
        }
        #expect(graded.answers.map { $0.verdict.word } == ["wrong", "right", "wrong"])
        #expect(graded.answers.map { $0.learner } == ["ann", "ann", "bob"])
        #expect(graded.unknownPaths == ["bob/09-other/start.dnd"])
        let text = graded.json.text(in: .compact)
        #expect(text.contains(#""misconception":"drop","path":"bob/01-first/start.dnd","rules":["R082"]"#), "\(text)")
        #expect(text.contains(#""counts":{"changed":0,"endless":0,"incomplete":0,"right":1,"#), "\(text)")
    }
}

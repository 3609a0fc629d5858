import DNDDrawing
import DNDLessons
import JSON
import Testing

/// Tests a learner's way through the course.
@Suite struct LearnerTests {
    private let right = Fixture.scene("drag B; cancel", Fixture.begin)
    private let wrong = Fixture.scene("drag B; cancel", "canHandle; itemsForBeginning")
    private let rightSecond = Fixture.scene(
        "drag B; hover C; drop", Fixture.begin + "; dropSessionDidUpdate; performDropWith")

    private func learner() -> Learner {
        var learner = Learner(Fixture.course)
        learner.place = "answers"
        return learner
    }

    @Test func `A lesson begins with its text, its file and no trace`() throws {
        var learner = learner()
        let sheet = learner.next()
        #expect(
            sheet.text == """
                Lesson 1: Who is first
                predict, unit 1 Lift

                A table, and a finger.

                  people  A B C

                Your file: answers/01-first/start.dnd
                Write the calls in place of ???, and save.
                """)
        #expect(sheet.file?.name == "01-first/start.dnd")
        #expect(sheet.file?.text == Fixture.files["01-first/start.dnd"])
    }

    @Test func `A right answer says why, draws the calls, and opens the second scene`() throws {
        var learner = learner()
        _ = learner.next()
        let sheet = learner.check(right)
        #expect(sheet.text.hasPrefix("Right.\n\nUIKit does so.\n\nperson\n"))
        #expect(sheet.text.contains("itemsForBeginning:at:) at [0, 1] → B"))
        #expect(
            sheet.text.hasSuffix("Your file: answers/01-first/second.dnd\nWrite the calls in place of ???, and save."))
        #expect(sheet.file?.name == "01-first/second.dnd")
        #expect(sheet.lines.allSatisfy { $0.plain.count <= 80 })
    }

    @Test func `The second scene is graded once`() throws {
        var learner = learner()
        _ = learner.next()
        _ = learner.check(right)
        // What was shown is no answer here, and neither is a hole.
        #expect(learner.check(right).text.hasPrefix("This cannot be graded"))
        _ = learner.check(Fixture.scene("drag B; hover C; drop", "???"))
        #expect(learner.progress.entry("01-first").secondGrade == nil)
        let sheet = learner.check(Fixture.scene("drag B; hover C; drop", Fixture.begin))
        #expect(sheet.text.contains("The right answer:\n  table people: A B C"))
        #expect(sheet.text.hasSuffix("Lesson 1 is finished. It will be asked again. `dnd learn next` goes on."))
        #expect(learner.progress.entry("01-first").secondGrade == false)
        _ = learner.reset("1")
        let again = learner.check(right)
        #expect(again.text.hasSuffix("The second scene was graded before; `dnd learn next` goes on."))
        #expect(learner.progress.entry("01-first").secondGrade == false)
        #expect(learner.progress.finished == ["01-first"])
    }

    @Test func `The same text counts once, and the first answer is remembered`() {
        var learner = learner()
        _ = learner.next()
        for _ in 0..<3 { _ = learner.check(wrong) }
        _ = learner.check(right)
        let entry = learner.progress.entry("01-first")
        #expect(entry.answerCount == 2)
        #expect(entry.isFirstAnswerRight == false)
    }

    @Test func `Three hints, then the solution`() {
        var learner = learner()
        #expect(learner.hint().text == "No lesson is open: `dnd learn next` begins one.")
        _ = learner.next()
        #expect(learner.hint().text == "Hint 1 of 3: First hint.")
        #expect(learner.hint().text == "Hint 2 of 3: Second hint.")
        #expect(learner.hint().text == "Hint 3 of 3: Third hint.")
        let sheet = learner.hint()
        #expect(sheet.text.hasPrefix("The solution:\n  table people: A B C"))
        #expect(sheet.file?.name == "01-first/second.dnd")
        #expect(learner.progress.entry("01-first").sawSolution)
        #expect(learner.hint().isComplaint)
    }

    @Test func `A missing file and an unknown lesson are complained of, and nothing is lost`() {
        var learner = learner()
        _ = learner.next()
        let before = learner.progress
        let sheet = learner.check(nil)
        #expect(
            sheet.text == """
                answers/01-first/start.dnd is missing: `dnd learn reset` writes it anew. Your
                progress is kept.
                """)
        #expect(learner.open("77").text == "there is no lesson 77; they go from 1 to 3")
        #expect(learner.reset("77").text == "there is no lesson 77; they go from 1 to 3")
        #expect(learner.progress == before)
        learner.progress.task = .second("09-gone")
        #expect(learner.check("").isComplaint)
    }

    @Test func `Next goes on through lessons, and names the way round one`() {
        var learner = learner()
        #expect(learner.next().text.hasPrefix("Lesson 1"))
        #expect(learner.next().text.hasSuffix("It is not finished yet. To leave it out for now: dnd learn 2"))
        _ = learner.check(right)
        _ = learner.check(rightSecond)
        #expect(learner.next().text.hasPrefix("Lesson 2"))
        for name in ["02-line", "03-mend"] { learner.progress.finished.append(name) }
        learner.progress.task = nil
        #expect(learner.next().text == "That was the last lesson: all 3 are finished.")
    }

    @Test func `Questions come back after 3, 10 and 20 lessons, and a wrong answer begins again`() {
        var learner = learner()
        _ = learner.next()
        _ = learner.check(right)
        _ = learner.check(rightSecond)
        var dueAfter: [Int] = []
        for count in 1...60 {
            learner.progress.finished.append("more-\(count)")
            guard learner.progress.dueReview != nil else { continue }
            dueAfter.append(count)
            let sheet = learner.next()
            #expect(sheet.text.hasPrefix("A review of lesson 1: Who is first\n"))
            let isSecond = sheet.file?.text == Fixture.files["01-first/second.dnd"]
            #expect(isSecond != dueAfter.count.isMultiple(of: 2))
            let isWrong = dueAfter.count == 2
            let answer = isWrong ? sheet.file?.text.replacing("???", with: "canHandle") : isSecond ? rightSecond : right
            _ = learner.check(answer)
            #expect(learner.progress.task == nil)
        }
        // 3, then 10 with a wrong answer, then anew from there: 3, 10 and 20.
        #expect(dueAfter == [3, 10, 13, 20, 30])
    }

    @Test func `The quiz says where to begin, and known units come last`() {
        var learner = learner()
        let sheet = learner.quiz()
        #expect(sheet.text.hasPrefix("Entry quiz, question 1 of 2\nIt is about unit 1: Lift."))
        let second = learner.check(Fixture.scene("drag A; cancel", Fixture.begin))
        #expect(second.file?.name == "quiz/2.dnd")
        #expect(learner.next().text.hasSuffix("`dnd learn N` begins any lesson."))
        #expect(learner.progress.quiz == [true, false])
        #expect(learner.isKnown(unit: 1))
        #expect(learner.list().text.contains("Unit 1: Lift  (known, by the entry quiz)"))
        #expect(learner.next().text.hasPrefix("Lesson 1"))
    }

    @Test func `The list fits the screen and says where the learner is`() {
        var learner = learner()
        #expect(learner.list().text.hasSuffix("`dnd learn quiz` finds out where to, with eight\nquestions."))
        _ = learner.next()
        #expect(learner.list().text.contains("   1  Who is first"))
        #expect(learner.list().lines.contains { $0.plain.hasSuffix("  now") })
        _ = learner.check(right)
        _ = learner.check(rightSecond)
        #expect(learner.list().lines.contains { $0.plain.hasSuffix("  done") })
        #expect(learner.list().lines.allSatisfy { $0.plain.count <= 80 })
    }

    @Test func `Progress is the same after JSON, and anything else is none`() throws {
        var learner = learner()
        _ = learner.quiz()
        _ = learner.next()
        _ = learner.next()
        _ = learner.check(wrong)
        _ = learner.hint()
        _ = learner.check(right)
        _ = learner.check(rightSecond)
        let text = learner.progress.json.text(in: .compact)
        let bytes = Array(text.utf8)
        #expect(Progress(bytes: bytes) == learner.progress)
        // A torn file at any place is recognised.
        for count in 0..<bytes.count { #expect(Progress(bytes: Array(bytes[..<count])) == nil) }
    }
}

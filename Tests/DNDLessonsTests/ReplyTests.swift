import DNDDrawing
import DNDLessons
import Testing

/// Tests which reply a wrong answer gets, and how a verdict is written.
@Suite struct ReplyTests {
    private let course = Fixture.course

    private func lines(_ answer: String, _ number: String, isSecond: Bool = false) throws -> [String] {
        let lesson = try #require(course.lesson(number))
        let verdict = Grader().verdict(
            on: answer, to: isSecond ? lesson.second : lesson.first, lesson.kind, isSecond: isSecond,
            misconceptions: lesson.misconceptions)
        return VerdictText(verdict, lesson).sheet.lines.map { $0.plain }
    }

    private func text(_ answer: String, _ number: String, isSecond: Bool = false) throws -> String {
        try lines(answer, number, isSecond: isSecond).joined(separator: " ")
    }

    // MARK: - Replies

    @Test func `A path that is wrong in its own way gets no reply to another path`() throws {
        let replied = Fixture.scene("drag B; cancel", "itemsForBeginning at 0; canHandle")
        let (course, faults) = Fixture.read { files in
            files["01-first/wrong/place.dnd"] = Fixture.reply("A is row 0.", replied)
        }
        #expect(faults == [])
        let lesson = try #require(course.lesson("1"))
        func verdict(_ calls: String) -> String {
            let answer = Fixture.scene("drag B; cancel", calls)
            let verdict = Grader().verdict(
                on: answer, to: lesson.first, lesson.kind, misconceptions: lesson.misconceptions)
            return VerdictText(verdict, lesson).sheet.text
        }
        #expect(verdict("itemsForBeginning at 0").hasSuffix("A is row 0."))
        #expect(!verdict("itemsForBeginning at 2").contains("A is row 0."))
    }

    @Test func `In the second scene the reply of the first is quoted where the same methods are confused`() throws {
        let order = Fixture.scene("drag B; hover C; drop", "canHandle; itemsForBeginning")
        #expect(
            try text(order, "1", isSecond: true).hasSuffix(
                "In the first scene this was the reply to such an answer: The items come first, always."))
        let other = Fixture.scene("drag B; hover C; drop", "itemsForBeginning; dropSessionDidUpdate")
        #expect(try text(other, "1", isSecond: true).contains("R093: A list is asked canHandle first"))
        let line = Fixture.marked("  canHandle -> true").replacing("A B C", with: "A B C D")
        #expect(try text(line, "2", isSecond: true).hasSuffix("to such an answer: It is handled."))
    }

    @Test func `A second scene as the lesson gives it is no answer yet`() throws {
        let mend = try #require(course.lesson("3"))
        let untouched = "Not an answer yet: the text is as the lesson gives it."
        #expect(try text(mend.second.start, "3", isSecond: true) == untouched)
        #expect(try text("# a remark\n" + mend.second.start, "3", isSecond: true) == untouched)
        #expect(try text(mend.first.start, "3").hasPrefix("\"it is moved\": "))
        var learner = Learner(course)
        _ = learner.open("3")
        _ = learner.check(mend.first.solution)
        let sheet = learner.check(mend.second.start)
        #expect(sheet.verdict?.word == "incomplete")
        #expect(learner.progress.entry("03-mend").secondGrade == nil)
        let line = try #require(course.lesson("2"))
        #expect(try text(line.second.start, "2", isSecond: true).hasPrefix("Not an answer yet: write # here"))
        var graded = GradedAnswers(course)
        graded.add(CourseFile(path: "ann/03-mend/second.dnd", text: mend.second.start), Grader())
        #expect(graded.answers.map { $0.verdict.word } == ["incomplete"])
    }

    // MARK: - Words

    @Test func `Names keep their case, and tables their columns`() throws {
        let lines = try lines(Fixture.repaired("model move item to destination"), "3")
        #expect(lines.first == "\"it is moved\": the rows of people are in another order.")
        let rows = lines.filter { $0.hasPrefix("  ≠  ") || $0.hasPrefix("     ") }
        #expect(lines.contains("        expected  shown  data"), "\(lines)")
        #expect(rows.contains("  ≠  0  B         A      B"), "\(lines)")
    }

    @Test func `UIKit's long sentence is wrapped`() throws {
        let lines = try lines(Fixture.repaired("list delete item.source"), "3")
        #expect(lines.contains { $0.hasPrefix("  ") && $0.contains("Invalid update") }, "\(lines)")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    }
}

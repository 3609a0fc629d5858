import DNDDrawing
import DNDLessons
import Testing

/// Tests answers that would take long: each ends at the same place on every machine, with a sentence.
@Suite struct EndlessAnswerTests {
    private func verdict(_ number: String, _ change: (String) -> String) throws -> Verdict {
        let lesson = try #require(BuiltInCourse.course.lesson(number))
        return Grader().verdict(
            on: change(lesson.first.solution), to: lesson.first, lesson.kind, isExplored: lesson.isExplored,
            misconceptions: lesson.misconceptions)
    }

    private static let sentence =
        "This answer does not end: it does the work of more than \(PlayedAnswer.phrasesMax) phrases. "
        + "Nothing was graded."

    private func expectEndless(_ verdict: Verdict) {
        #expect(!verdict.isAnswer)
        #expect(VerdictText(verdict).sheet.lines.map { $0.plain }.joined(separator: " ") == Self.sentence)
    }

    /// For two dragged items, 30 nested loops play their body 2^30 times.
    @Test(arguments: [
        "list count 0", "batch { list reload }", "model insert item at destination; list insert destination",
        "load item { list reload }", "coordinator drop item to destination",
    ])
    func `Nested loops end`(_ body: String) throws {
        let loops = String(repeating: "each item { ", count: 30) + body + String(repeating: " }", count: 30)
        expectEndless(
            try verdict("25") {
                $0.replacing("performDropWith {", with: "performDropWith {\n\(loops)\n", maxReplacements: 1)
            })
    }

    @Test func `Steps from words of one's own end`() throws {
        let words = """
            define move { \(String(repeating: "hover C; ", count: 300)) }
              drag A
              \(String(repeating: "move; ", count: 300))
              drop

            """
        expectEndless(try verdict("11") { $0.dropLast(2) + words + "}\n" })
    }

    /// Each gesture plays few phrases, and all gestures together too many.
    @Test func `The play of every gesture ends`() throws {
        let phrases = String(repeating: "list count 0\n", count: 1_000)
        let update = "performDropWith {\n\(phrases)"
        #expect(try verdict("31") { $0 }.isRight)
        expectEndless(try verdict("31") { $0.replacing("performDropWith {", with: update) })
    }

    @Test func `A text that is too long is not read`() throws {
        let verdict = try verdict("1") { $0 + String(repeating: "# \n", count: Grader.bytesMax / 3) }
        #expect(!verdict.isAnswer && verdict.word == "unreadable")
        let text = VerdictText(verdict).sheet.text
        #expect(text.hasPrefix("This cannot be graded: the text has ") && text.contains("at most"), "\(text)")
    }
}

import DNDLessons
import DragDrop
import Testing

/// Tests the reader of courses, and the checks for teachers.
@Suite struct CourseReaderTests {
    @Test func `A lesson is read with its texts`() throws {
        let (course, faults) = Fixture.read()
        #expect(faults == [])
        let lesson = try #require(course.lesson("1"))
        #expect(lesson.title == "Who is first")
        #expect(lesson.kind == .predict)
        #expect(lesson.rules.map { $0.description } == ["R082"])
        #expect(lesson.hints == ["First hint.", "Second hint.", "Third hint."])
        #expect(lesson.text == ["A table, and a finger.", "", "{rows}"])
        #expect(lesson.misconceptions.map { $0.reply }.first == "The items come first, always.")
        #expect(course.units.map { $0.title } == ["Lift", "Drop"])
        #expect(course.units.map { $0.summary } == ["Who is asked.", "Who ends."])
        #expect(course.quiz.count == 2)
    }

    @Test func `A course without faults has none`() {
        #expect(Fixture.messages { _ in } == [])
    }

    /// Changes of a file, and what the check says of it.
    @Test(
        arguments: [
            ("01-first/solution.dnd", nil, "01-first/solution.dnd: the file is missing"),
            ("01-first/lesson.md", "kind: P\nunit: 1\n", "01-first/lesson.md: the first line is not a title"),
            ("01-first/lesson.md", "# T\nkind: X\n", "01-first/lesson.md: `kind:` cannot be 'X'"),
            ("01-first/lesson.md", "# T\nkind: P\n", "01-first/lesson.md: the line `unit: …` is missing"),
            ("01-first/lesson.md", "# T\nunit: x\n", "01-first/lesson.md: `unit:` cannot be 'x'"),
            ("01-first/lesson.md", "# T\nrules: R999\n", "01-first/lesson.md: there is no rule R999"),
            ("01-first/lesson.md", "# T\n", "01-first/lesson.md: the section `## Why` is missing"),
            ("01-first/lesson.md", "# T\n", "01-first/lesson.md: 0 hints instead of 3"),
            ("01-first/lesson.md", "# T\nexplore: some\n", "01-first/lesson.md: `explore:` cannot be 'some'"),
            ("01-first/lesson.md", "# T\nunit: 7\n", "01-first/lesson.md: units.md has no unit 7"),
            ("first/lesson.md", "# T\n", "first: the name of the folder does not begin with a number"),
            (
                "01-first/wrong/drop.dnd", "# What?\n",
                "01-first/wrong/drop.dnd: the first line is not a comment `# Reply: …`"
            ),
            ("01-first/wrong/drop.dnd", "# Reply: x\n", "01-first/wrong/drop.dnd: it differs from the start outside"),
            (
                "02-line/wrong/handle.dnd", "# Reply: x\n" + Fixture.marked("-"),
                "the misconception is no answer: Not an answer"
            ),
            ("01-first/wrong/drop.dnd", nil, "01-first/wrong: 2 misconceptions, fewer than 3"),
        ] as [(String, String?, String)])
    func `A fault names the file and says what is wrong`(path: String, text: String?, message: String) {
        let messages = Fixture.messages { $0[path] = text }
        #expect(messages.contains { $0.contains(message) }, "\(messages)")
    }

    @Test func `A long or wide text is a fault`() {
        let page = Fixture.page("T", "P", "R082")
        let long = page.replacing("{rows}", with: String(repeating: "x\n", count: 30))
        let wide = page.replacing("{rows}", with: String(repeating: "x", count: 81))
        #expect(
            Fixture.messages { $0["01-first/lesson.md"] = long }.contains {
                $0.hasPrefix("01-first/lesson.md: the text has ") && $0.hasSuffix(" lines, more than 25")
            })
        #expect(
            Fixture.messages { $0["01-first/lesson.md"] = wide }
                == ["01-first/lesson.md: line 3 is wider than 80 columns"])
    }

    @Test func `Scenes that cannot be graded are faults`() {
        let solution = Fixture.scene("drag B; cancel", Fixture.begin)
        #expect(
            Fixture.messages { $0["01-first/solution.dnd"] = Fixture.scene("drag B; cancel", "canHandle") }
                .contains { $0.hasPrefix("01-first/solution.dnd: the solution does not pass: Call 1: You expected") })
        #expect(
            Fixture.messages { $0["01-first/start.dnd"] = solution }.contains(
                "01-first/start.dnd: there is no hole ???"))
        #expect(
            Fixture.messages { $0["01-first/start.dnd"] = solution }.contains(
                "01-first/start.dnd: the start passes as it is"))
        #expect(
            Fixture.messages { $0["01-first/wrong/drop.dnd"] = "# Reply: x\n" + solution }.contains(
                "01-first/wrong/drop.dnd: the misconception passes"))
        let short = Fixture.scene("drag B; cancel", "itemsForBeginning")
        #expect(
            Fixture.messages { $0["01-first/wrong/too.dnd"] = "# Reply: x\n" + short }.contains(
                "01-first/wrong/too.dnd: its outcome is that of short.dnd, so it cannot be told apart"))
        let copied = Fixture.messages { files in
            files["01-first/second.dnd"] = Fixture.scene("drag C; cancel", "???")
            files["01-first/second-solution.dnd"] = Fixture.scene("drag C; cancel", Fixture.begin)
        }
        #expect(copied == ["01-first/second.dnd: the answer to the first scene, copied, passes here, too"])
        let freed = Fixture.messages { files in
            files["03-mend/solution.dnd"] = Fixture.repaired(Fixture.move).replacing(
                "order: B C A", with: "shown: B C A")
        }
        #expect(freed.contains("03-mend/start.dnd: what is to be edited contains an expectation that is no hole"))
    }

    @Test func `An unknown lesson is complained of with the nearest name`() {
        #expect(Fixture.course.complaint(ofUnknown: "9") == "there is no lesson 9; they go from 1 to 3")
        #expect(
            Fixture.course.complaint(ofUnknown: "01-frist") == "there is no lesson 01-frist; did you mean 01-first?")
    }
}

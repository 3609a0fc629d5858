import Testing

@testable import DNDLessons

/// Tests lessons in Swift, up to the compiler: `make lesson` builds the one of the course.
@Suite struct SwiftLessonTests {
    private static func addLesson(to files: inout [String: String]) {
        let texts = [
            "lesson.md": Fixture.page("In Swift", "M", "R134").replacing("{sequence}", with: ""),
            "start.swift": "start", "solution.swift": "solution", "second.swift": "second",
            "second-solution.swift": "second solution", "Package.swift": "package", "specs/a.dnd": "specs",
            "wrong/swap.swift": "// Reply: A move\n// is no swap.\n// Fails: a: it is\n// wrong\n// Fails: b: other\n",
            "wrong/late.swift": "// Reply: Earlier.\n// Fails: b: other\n",
            "wrong/never.swift": "// Reply: At all.\n// Fails: c: none\n",
        ]
        for (path, text) in texts { files["04-swift/\(path)"] = text }
    }

    private func lesson(_ change: (inout [String: String]) -> Void = { _ in }) -> (Course, [String]) {
        let (course, faults) = Fixture.read { files in
            Self.addLesson(to: &files)
            change(&files)
        }
        return (course, CourseCheck(course, readFaults: faults).faults.map { $0.message })
    }

    @Test func `Its package is what the learner does not write`() throws {
        let (course, faults) = lesson()
        #expect(faults == ["04-swift/start.swift: a lesson in Swift, whose answers are built: not checked here"])
        let lesson = try #require(course.lesson("4"))
        #expect(lesson.isSwift && lesson.program.map { $0.path } == ["Package.swift", "specs/a.dnd"])
        let swap = try #require(lesson.misconceptions.last)
        #expect(swap.reply == "A move is no swap." && swap.failures == ["a: it is wrong", "b: other"])
    }

    @Test(
        arguments: [
            ("second.swift", nil, "second.swift: the file is missing"),
            (
                "wrong/late.swift", "// Reply: Earlier.\n",
                "wrong/late.swift: no comment `// Fails: SCENARIO: TITLE` says"
            ),
            (
                "wrong/never.swift", "// Reply: x\n// Fails: b: other\n",
                "wrong/never.swift: its outcome is that of late.swift"
            ),
            ("wrong/never.swift", nil, "wrong: 2 misconceptions, fewer than 3"),
            ("wrong/never.swift", "import UIKit\n", "wrong/never.swift: the first line is not a comment"),
        ] as [(String, String?, String)])
    func `Its faults are found`(path: String, text: String?, message: String) {
        let (_, faults) = lesson { $0["04-swift/\(path)"] = text }
        #expect(faults.contains { $0.hasPrefix("04-swift/\(message)") }, "\(faults)")
    }

    @Test func `Its answers are told by what the specs report`() throws {
        var learner = Learner(lesson().0)
        #expect(learner.open("4").file?.name == "04-swift/start.swift")
        func answer(_ text: String, _ built: BuiltAnswer) throws -> String {
            let task = try #require(learner.progress.task)
            let question = try #require(learner.question(of: task))
            return learner.take(question.verdict(on: text) { built }, on: text).text
        }
        let swapped = BuiltAnswer.failed(report: "a failed", failures: ["a: it is wrong", "b: other"])
        #expect(try answer("start", swapped) == "The program does not pass yet:\na failed")
        #expect(try answer("x", .unbuilt("x.swift: error")) == "The program does not pass yet:\nx.swift: error")
        #expect(learner.progress.entry("04-swift").answerCount == 0)
        #expect(try answer("y", swapped).hasPrefix("The program does not pass yet:\na failed\nA move is no swap.\n"))
        #expect(try !answer("z", .failed(report: "d", failures: ["d: new"])).contains("swap"))
        #expect(learner.progress.entry("04-swift").answerCount == 2)
        #expect(try answer("solution", .passed).contains("04-swift/second.swift"))
        // The second scene is graded once, and its misconceptions are its own.
        #expect(try answer("second", .passed).hasPrefix("Not an answer yet: the text is as the lesson gives it."))
        #expect(learner.progress.entry("04-swift").secondGrade == nil)
        #expect(try !answer("w", swapped).contains("swap"))
        #expect(learner.progress.entry("04-swift").secondGrade == false)
        #expect(learner.progress.isFinished("04-swift") && learner.progress.reviews.isEmpty)
    }
}

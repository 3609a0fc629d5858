import DNDLessons
import Foundation
import Testing

/// Tests that the commands in the texts of lessons are real: each is run on the solution of its lesson.
@Suite struct LessonCommandTests {
    /// `dnd run start.dnd`, with options.
    private static var command: Regex<(Substring, Substring)> { /dnd ((?:run|explore) start\.dnd(?: --[a-z]+)*)/ }

    private static var commands: [(lesson: Lesson, words: [String])] {
        CourseReader.read(LessonSource.course).course.lessons.flatMap { lesson in
            lesson.text.joined(separator: " ").matches(of: command).map { match in
                (lesson, match.1.split(separator: " ").map { String($0) })
            }
        }
    }

    @Test func `The commands of the texts succeed with the solutions`() throws {
        let commands = Self.commands
        #expect(commands.map { $0.words[0] } == ["run", "explore"])
        for (lesson, words) in commands {
            let folder = FileManager.default.temporaryDirectory.appending(path: "lesson-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "start.dnd")
            try lesson.first.solution.write(to: file, atomically: true, encoding: .utf8)
            let program = Repository.shared.root.appending(path: ".build/debug/dnd").path
            let output = try Command([program] + words, in: folder).run()
            #expect(output.status == 0, "\(lesson.name): \(words): \(output.text)")
            // The text of the lesson quotes how an exploration ends.
            if words[0] == "explore" { #expect(output.text.contains("proved"), "\(output.text)") }
        }
    }
}

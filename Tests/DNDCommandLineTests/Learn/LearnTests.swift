import DNDLessons
import Foundation
import Testing

/// Tests `dnd learn` as a program: its files, its progress, and what it says about bad ones.
@Suite struct LearnTests {
    static let lesson = "01-who-is-asked-first"
    private let state: String
    private let program: Program

    init() throws {
        program = try Program(files: [:])
        state = program.folder.appendingPathComponent(".state").path
    }

    private func learn(_ words: String...) throws -> Program.Output {
        try program.run(["learn"] + words, environment: ["XDG_STATE_HOME": state])
    }

    private func solution(_ name: String) throws -> String {
        try #require(BuiltInCourse.files.first { $0.path == "\(Self.lesson)/\(name).dnd" }).text
    }

    private var progress: String { "\(state)/dnd/learn/progress.json" }

    @Test func `A lesson from the list to the end`() throws {
        defer { program.remove() }
        #expect(try learn().output.contains("  1  Who is asked first"))
        let begun = try learn("next")
        #expect(begun.status == 0)
        #expect(
            begun.output.hasSuffix(
                "Your file: dnd-lessons/\(Self.lesson)/start.dnd\nWrite the calls in place of ???, and save.\n"))
        #expect(try learn("check").status == 1)
        try program.write(try solution("solution"), to: "dnd-lessons/\(Self.lesson)/start.dnd")
        #expect(try learn("check").output.hasPrefix("Right.\n"))
        try program.write(try solution("second-solution"), to: "dnd-lessons/\(Self.lesson)/second.dnd")
        let end = try learn("check")
        #expect(end.status == 0)
        #expect(end.output.hasSuffix("Lesson 1 is finished. `dnd learn next` goes on.\n"))
        #expect(try learn("next").output.hasPrefix("Lesson 2"))
        #expect(try learn().output.contains("1 of 32 lessons are finished."))
    }

    @Test func `Reset writes the file anew and keeps the text beside it`() throws {
        defer { program.remove() }
        _ = try learn("1", "--output", "mine")
        let path = "mine/\(Self.lesson)/start.dnd"
        let start = try program.text(of: path)
        try program.write("beyond recognition\n", to: path)
        let check = try learn("check")
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("This cannot be graded: the file was changed outside of what is asked.\n"))
        #expect(try learn("reset").status == 0)
        #expect(try program.text(of: path) == start)
        #expect(try program.text(of: path + ".old-1") == "beyond recognition\n")
        try FileManager.default.removeItem(at: program.folder.appendingPathComponent(path))
        let missing = try learn("check")
        #expect(missing.status == 66)
        #expect(
            missing.errors.hasPrefix("dnd: mine/\(Self.lesson)/start.dnd is missing: `dnd learn reset` writes it anew.")
        )
        #expect(try learn("next").status == 0)
        #expect(try program.text(of: path) == start)
    }

    @Test func `A torn progress file is put aside, and its copy has everything`() throws {
        defer { program.remove() }
        _ = try learn("1")
        _ = try learn("hint")
        let whole = try String(contentsOfFile: progress, encoding: .utf8)
        try String(whole.dropLast(20)).write(toFile: progress, atomically: true, encoding: .utf8)
        let hint = try learn("hint")
        #expect(hint.output.hasPrefix("Hint 2 of 3"))
        #expect(
            hint.errors.hasPrefix("dnd: The file of your progress was torn; its copy has everything. The torn one is "))
        #expect(try String(contentsOfFile: progress + ".torn-1", encoding: .utf8) == String(whole.dropLast(20)))
        try FileManager.default.removeItem(atPath: progress)
        let again = try learn("hint")
        #expect(again.output.hasPrefix("Hint 3 of 3"))
        #expect(again.errors.contains("was missing; its copy has everything."))
        for path in [progress, progress + ".copy"] {
            try "{".write(toFile: path, atomically: true, encoding: .utf8)
        }
        let lost = try learn("next")
        #expect(lost.errors.hasPrefix("dnd: Your progress cannot be read. The file is kept as "))
        #expect(lost.output.hasPrefix("Lesson 1"))
    }

    @Test func `Wrong words are answered with what there is`() throws {
        defer { program.remove() }
        #expect(try learn("nxt").errors == "dnd: dnd learn does not know 'nxt'\n     Did you mean 'next'?\n")
        #expect(try learn("nxt").status == 64)
        let unknown = try learn("77")
        #expect(unknown.status == 66)
        #expect(unknown.output.isEmpty && unknown.errors == "dnd: there is no lesson 77; they go from 1 to 32\n")
        #expect(try learn("hint").errors == "dnd: No lesson is open: `dnd learn next` begins one.\n")
        #expect(try learn("next", "--lessons", "nothing").errors.hasPrefix("dnd: no such file or folder: nothing\n"))
        try program.write("x", to: "empty/a.txt")
        #expect(try learn("next", "--lessons", "empty").errors.hasPrefix("dnd: there are no lessons in empty\n"))
        #expect(try learn("--check", "empty").status == 66)
        #expect(try learn("--grade", "empty").status == 3)
    }

    @Test func `The learner's folder may be unwritable`() throws {
        defer { program.remove() }
        try program.write("a file", to: "blocked")
        let output = try learn("next", "--output", "blocked")
        #expect(output.status == 73)
        #expect(output.errors.hasPrefix("dnd: your progress or your file cannot be written: "))
    }

    @Test func `A course of one's own has a progress of its own, and answers are graded`() throws {
        defer { program.remove() }
        for file in BuiltInCourse.files where file.path.hasPrefix(Self.lesson) || file.path == "units.md" {
            try program.write(file.text, to: "course/\(file.path)")
        }
        let check = try learn("--check", "course")
        #expect(check.output == "1 lessons, 0 questions of the quiz: no faults\n")
        #expect(check.status == 0)
        #expect(try learn("--lessons", "course").output.contains("0 of 1 lessons are finished."))
        try program.write(try solution("solution"), to: "answers/ann/\(Self.lesson)/start.dnd")
        try program.write(try solution("start"), to: "answers/bob/\(Self.lesson)/start.dnd")
        #expect(
            try learn("--grade", "answers", "--lessons", "course").output == """
                ann/\(Self.lesson)/start.dnd: right
                bob/\(Self.lesson)/start.dnd: incomplete: Not an answer yet: a hole ??? is left.
                1 of 2 answers are right

                """)
        let json = try learn("--grade", "answers", "--format", "json").output
        #expect(json.contains("\"verdict\": \"incomplete\""), "\(json)")
        try program.write("", to: "course/\(Self.lesson)/second.dnd")
        let faulty = try learn("--check", "course")
        #expect(faulty.status == 1)
        #expect(faulty.output.contains("\(Self.lesson)/second.dnd: there is no hole ???\n"))
    }

    @Test func `In the REPL it is the same course`() throws {
        defer { program.remove() }
        let output = try program.run(
            ["repl", "-"], input: "learn 2\nlearn hint\nlearn 77\n", environment: ["XDG_STATE_HOME": state])
        #expect(output.output.contains("Lesson 2: No items, no drag\n"))
        #expect(output.output.contains("Hint 1 of 3"))
        #expect(output.output.hasSuffix("there is no lesson 77; they go from 1 to 32\n"))
        #expect(output.status == 2)
        #expect(try learn("hint").output.hasPrefix("Hint 2 of 3"))
    }
}

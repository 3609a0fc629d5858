import DNDDrawing
import DNDLessons
import Foundation
import Testing

/// Tests the course: that the program contains it, that it can be graded, and that its calls are computed.
@Suite struct LessonTests {
    private let root = Repository.shared.root

    @Test func `The program contains the lessons`() throws {
        var texts = [LessonSource.listPath: LessonSource.list]
        for source in LessonSource.all { texts[source.path] = source.text }
        let present = Repository.shared.files.map { $0.path }.filter { $0.hasPrefix(LessonSource.generatedFolder) }
        if GeneratedFile.isRecorded {
            for path in present { try FileManager.default.removeItem(at: root.appending(path: path)) }
            for (path, text) in texts {
                try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
            }
            Issue.record("\(texts.count) files written; read the difference, build, and run again without DND_RECORD")
        } else {
            #expect(present.sorted() == texts.keys.sorted(), "write them anew: make lessons")
            for (path, text) in texts {
                #expect(try Repository.shared.text(of: path) == text, "write it anew: make lessons")
            }
        }
    }

    @Test func `The texts in the program are those of the folder`() {
        let files = Dictionary(uniqueKeysWithValues: BuiltInCourse.files.map { ($0.path, $0.text) })
        #expect(files == Dictionary(uniqueKeysWithValues: LessonSource.course.map { ($0.path, $0.text) }))
    }

    @Test(.enabled(if: Python.isThere)) func `The page is written with the same texts`() throws {
        let program = "import json, sys; sys.path.insert(0, 'Page'); import build; print(json.dumps(build.course()))"
        let output = try Command(["python3", "-B", "-c", program], in: root).run()
        let files = try JSONDecoder().decode([String: String].self, from: Data(output.text.utf8))
        #expect(files == Dictionary(uniqueKeysWithValues: BuiltInCourse.files.map { ($0.path, $0.text) }))
    }

    @Test func `The course has no faults`() {
        let (course, faults) = CourseReader.read(LessonSource.course)
        for fault in CourseCheck(course, readFaults: faults).faults where !fault.isRemark {
            Issue.record("lessons/\(fault.message)")
        }
    }

    @Test func `Every misconception is answered by its own sentence`() {
        let course = CourseReader.read(LessonSource.course).course
        // Tests/Learn/run.sh builds those in Swift.
        for lesson in course.lessons where !lesson.isSwift {
            for wrong in lesson.misconceptions {
                let verdict = Grader().verdict(
                    on: wrong.text, to: lesson.first, lesson.kind, isExplored: lesson.isExplored,
                    misconceptions: lesson.misconceptions)
                let lines = VerdictText(verdict, lesson).sheet.lines.map { $0.plain }
                let text = lines.joined(separator: " ")
                #expect(text.hasSuffix(Self.onOneLine(wrong.reply)), "\(lesson.name)/wrong/\(wrong.name).dnd: \(text)")
                #expect(lines.allSatisfy { $0.count <= 80 }, "\(lesson.name)/wrong/\(wrong.name).dnd: \(text)")
            }
        }
    }

    private static func onOneLine(_ text: String) -> String {
        text.split(separator: " ").joined(separator: " ")
    }

    @Test func `The calls of a solution are what dnd bless writes`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let solutions = LessonSource.course.filter { $0.path.hasSuffix("solution.dnd") && $0.text.contains(Self.calls) }
        for solution in solutions {
            let emptied = solution.text.replacing(Self.calls) { match in
                // Calls that `...` leaves open are kept, so that their places are made wrong instead.
                match.0.contains("...") ? match.0.replacing(/\d+\]/, with: "77]") : "\(match.1): none\n"
            }
            let path = folder.appending(path: solution.path.replacing("/", with: "+"))
            try emptied.write(to: path, atomically: true, encoding: .utf8)
        }
        guard !solutions.isEmpty else { return }
        let program = root.appending(path: ".build/debug/dnd").path
        _ = try Command(["env", "-u", "CI", program, "bless", folder.path], in: root).run()
        for solution in solutions {
            let path = folder.appending(path: solution.path.replacing("/", with: "+"))
            let blessed = try String(contentsOf: path, encoding: .utf8)
            #expect(blessed == solution.text, "lessons/\(solution.path): its calls are not those of dnd bless")
        }
    }

    /// `expect calls { … }` over several lines.
    private static var calls: Regex<(Substring, Substring)> { /(expect calls[^{\n]*?) \{\n[^}]*\}\n/ }
}

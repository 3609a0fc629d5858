import DNDLessons
import Foundation
import Testing

/// Tests that the grades of answers are what their schema describes.
@Suite struct LessonGradesTests {
    private let root = Repository.shared.root

    /// What `dnd learn --grade` writes about answers of every sort.
    private static func grades() throws -> String {
        let lesson = "01-who-is-asked-first"
        func text(_ name: String) throws -> String {
            try Repository.shared.text(of: "lessons/\(lesson)/\(name).dnd")
        }
        let start = try text("start")
        let answers = try [
            "ann/\(lesson)/start": text("solution"), "ann/\(lesson)/second": text("second"),
            "bob/\(lesson)/start": text("wrong/drop-delegate-first"), "cem/\(lesson)/start": start,
            "dan/\(lesson)/start": start.replacing("???", with: "..."), "eve/\(lesson)/start": "",
            "fay/\(lesson)/start": start.replacing("???", with: "canHandle -> flase"), "gil/99-none/start": start,
        ]
        let folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in answers {
            let file = folder.appending(path: path + ".dnd")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let program = Repository.shared.root.appending(path: ".build/debug/dnd").path
        return try Command([program, "learn", "--grade", folder.path, "--format", "json"], in: folder).run().text
    }

    /// Texts that are replaced by others, which the schema refuses.
    private static let changes = [
        ("", ""), (#""verdict": "wrong""#, #""verdict": "bad""#), (#""scene": "first""#, #""scene": "third""#),
        (#""counts": {"#, #""counts": { "unbuilt": 1,"#), (#""learner""#, #""pupil""#),
    ]

    @Test(.enabled(if: Consumer.jsonSchema.isInstalled), arguments: changes)
    func `The grades are valid by their schema, and a change of them is not`(old: String, new: String) throws {
        let text = try Self.grades()
        for word in ["right", "wrong", "incomplete", "vague", "changed", "unreadable"] {
            #expect(text.contains("\"verdict\": \"\(word)\""), "\(word) is missing: \(text)")
        }
        #expect(old.isEmpty || text.contains(old))
        let schema = root.appending(path: "docs/learn-grades.schema.json").path
        let output = try Consumer.jsonSchema.run(
            ["-c", Consumer.validation, schema], file: "trace.json", old.isEmpty ? text : text.replacing(old, with: new)
        )
        #expect((output.status == 0) == old.isEmpty, "\(output.text)")
    }
}

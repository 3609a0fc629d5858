import DNDLessons
import Foundation

/// The Swift file with the texts of one folder of `lessons`, and the file that lists them all.
struct LessonSource: Sendable {
    /// The folder: `07-exit-and-return`; empty for the files at the top.
    let folder: String
    let files: [CourseFile]

    static let generatedFolder = "Sources/DNDLessons/Generated/"
    static let listPath = generatedFolder + "BuiltInCourse+Texts.swift"

    /// The texts of the course in this repository, as far as the program needs them: of a misconception in Swift, which
    /// it cannot build, the comment.
    static let course: [CourseFile] = Repository.shared.files(in: "lessons", extensions: ["dnd", "md", "swift"]).map {
        let path = String($0.path.dropFirst("lessons/".count))
        let text = $0.text ?? ""
        guard path.contains("/wrong/"), path.hasSuffix(".swift") else { return CourseFile(path: path, text: text) }
        let comment = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
        return CourseFile(path: path, text: comment.map { $0 + "\n" }.joined())
    }

    static let all: [LessonSource] = {
        let folders = Dictionary(grouping: course) { file -> String in
            let parts = file.path.split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : ""
        }
        return folders.map { LessonSource(folder: $0.key, files: $0.value) }.sorted { $0.folder < $1.folder }
    }()

    /// `lesson07`, `quiz`, `units`
    var name: String {
        if folder.isEmpty { return "units" }
        let digits = folder.prefix { $0.isNumber }
        return digits.isEmpty ? folder : "lesson\(digits)"
    }

    var path: String { "\(Self.generatedFolder)BuiltInCourse+\(name.prefix(1).uppercased())\(name.dropFirst()).swift" }

    var text: String {
        let texts = files.map { file in
            "        CourseFile(path: \"\(file.path)\", text: #\"\"\"\n\(file.text)\n\"\"\"#),\n"
        }
        return Self.head + """
            extension BuiltInCourse {
                static func \(name)() -> [CourseFile] {
                    [
            \(texts.joined())        ]
                }
            }

            """
    }

    static var list: String {
        let names = all.map { "            \($0.name)(),\n" }.joined()
        return head + """
            extension BuiltInCourse {
                static func texts() -> [CourseFile] {
                    let folders: [[CourseFile]] = [
            \(names)        ]
                    return folders.flatMap { $0 }
                }
            }

            """
    }

    private static let head = """
        // Generated from lessons/ by `make lessons`: do not edit.
        // swift-format-ignore-file


        """
}

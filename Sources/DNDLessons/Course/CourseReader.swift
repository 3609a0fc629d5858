internal import SourceText

/// Reads a course from the texts of its folder.
package struct CourseReader {
    private let files: [String: String]
    private let names: [String]

    /// The defects, in the order of the files.
    package private(set) var faults: [LessonFault] = []

    /// The file of a lesson that says what it is about.
    private static let pageName = "lesson.md"

    /// Reads the files; faulty lessons are left out when a scene is missing.
    package static func read(_ files: [CourseFile]) -> (course: Course, faults: [LessonFault]) {
        var reader = CourseReader(files)
        let course = reader.course()
        return (course, reader.faults)
    }

    private init(_ files: [CourseFile]) {
        var texts: [String: String] = [:]
        for file in files { texts[file.path] = file.text }
        self.files = texts
        names = files.map { $0.path }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func course() -> Course {
        let units = readUnits()
        var lessons: [Lesson] = []
        for path in names where path.hasSuffix("/\(Self.pageName)") {
            let folder = String(path.dropLast(Self.pageName.count + 1))
            guard let lesson = lesson(folder, path) else { continue }
            if lessons.contains(where: { $0.number == lesson.number }) { add(.sameNumber(lesson.number), path) }
            if !units.isEmpty, !units.contains(where: { $0.number == lesson.unit }) {
                add(.unknownUnit(lesson.unit), path)
            }
            lessons.append(lesson)
        }
        lessons = lessons.inOrder { ($0.number, $0.name) < ($1.number, $1.name) }
        return Course(units: units, lessons: lessons, quiz: readQuiz())
    }

    private mutating func add(_ kind: LessonFault.Kind, _ path: String) {
        faults.append(LessonFault(kind, at: path))
    }

    private mutating func text(_ path: String) -> String? {
        if let text = files[path] { return text }
        add(.missingFile, path)
        return nil
    }

    // MARK: - Units and quiz

    /// `1. **Lift**: who is asked, and when.`, or a heading `## 1 Lift` with its sentence beneath.
    private func readUnits() -> [Course.Unit] {
        guard let text = files["units.md"] else { return [] }
        var units: [Course.Unit] = []
        for line in text.split(separator: "\n").map({ $0.withoutEdgeBlanks }) {
            if let unit = UnitLine(line) {
                units.append(Course.Unit(number: unit.number, title: unit.title, summary: unit.summary))
            } else if let last = units.last, !line.hasPrefix("#"), !line.isEmpty {
                let summary = last.summary.isEmpty ? line : "\(last.summary) \(line)"
                units[units.count - 1] = Course.Unit(number: last.number, title: last.title, summary: summary)
            }
        }
        return units
    }

    private mutating func readQuiz() -> [Course.Question] {
        var questions: [Course.Question] = []
        var number = 1
        while let start = files["quiz/\(number).dnd"] {
            if let solution = text("quiz/\(number)-solution.dnd") {
                questions.append(
                    Course.Question(unit: number, scene: Lesson.Scene(start: start, solution: solution)))
            }
            number += 1
        }
        return questions
    }

    // MARK: - Lessons

    private mutating func lesson(_ folder: String, _ path: String) -> Lesson? {
        var page = LessonPage(CourseFile(path: path, text: files[path] ?? ""))
        let (kind, unit, rules, isExplored) = (page.kind(), page.unit(), page.rules(), page.isExplored())
        faults += page.faults
        guard let number = Int(folder.prefix { $0.isNumber }) else {
            add(.badNumber, folder)
            return nil
        }
        let isSwift = files["\(folder)/start.swift"] != nil
        let language = isSwift ? "swift" : "dnd"
        guard let first = scene("\(folder)/start.\(language)", "\(folder)/solution.\(language)") else { return nil }
        guard let second = scene("\(folder)/second.\(language)", "\(folder)/second-solution.\(language)") else {
            return nil
        }
        return Lesson(
            name: folder, number: number, title: page.title, kind: kind, unit: unit, rules: rules,
            isExplored: isExplored, text: page.text, hints: page.hints, why: page.why, first: first, second: second,
            misconceptions: misconceptions(folder, language), program: isSwift ? program(folder) : [])
    }

    private mutating func scene(_ start: String, _ solution: String) -> Lesson.Scene? {
        guard let start = text(start), let solution = text(solution) else { return nil }
        return Lesson.Scene(start: start, solution: solution)
    }

    private mutating func misconceptions(_ folder: String, _ language: String) -> [Lesson.Misconception] {
        let prefix = "\(folder)/wrong/"
        return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".\(language)") }.compactMap { path in
            let text = files[path] ?? ""
            guard let comment = MisconceptionComment(text, mark: language == "swift" ? "//" : "#") else {
                add(.noReply, path)
                return nil
            }
            return Lesson.Misconception(
                name: String(path.dropFirst(prefix.count).dropLast(language.count + 1)), text: text,
                reply: comment.reply, failures: comment.failures)
        }
    }

    /// The files of the package that the learner does not write, by their paths in the folder: the manifest, the
    /// programs and their specs.
    private func program(_ folder: String) -> [CourseFile] {
        let own = Set([Self.pageName] + ["start", "solution", "second", "second-solution"].map { "\($0).swift" })
        return names.compactMap { path in
            let place = String(path.dropFirst(folder.count + 1))
            guard path.hasPrefix("\(folder)/"), !own.contains(place), !place.hasPrefix("wrong/") else { return nil }
            return CourseFile(path: place, text: files[path] ?? "")
        }
    }
}

/// A line of `units.md` that begins a unit.
private struct UnitLine {
    let number: Int
    let title: String
    let summary: String

    init?(_ line: String) {
        var rest = line[...]
        let isHeading = rest.hasPrefix("#")
        while rest.first == "#" || rest.first == " " { rest.removeFirst() }
        if rest.hasPrefix("Unit ") { rest = rest.dropFirst("Unit ".count) }
        let digits = rest.prefix { $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        while let first = rest.first, first == "." || first == ":" || first == " " || first == "*" {
            rest.removeFirst()
        }
        self.number = number
        let end = isHeading ? rest.endIndex : rest.firstIndex { $0 == "*" || $0 == ":" } ?? rest.endIndex
        title = rest[..<end].withoutEdgeBlanks
        var sentence = rest[end...]
        while let first = sentence.first, first == "*" || first == ":" || first == " " { sentence.removeFirst() }
        summary = String(sentence)
    }
}

internal import SourceText

/// A file of a course, by its path from the course's folder, separated by `/`.
package struct CourseFile: Hashable, Sendable {
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// The lessons in their order, in units, and the entry quiz.
package struct Course: Sendable {
    package struct Unit: Hashable, Sendable {
        package let number: Int
        package let title: String

        /// One sentence.
        package let summary: String
    }

    /// A question of the entry quiz: a prediction that belongs to a unit.
    package struct Question: Sendable {
        /// The number of its unit.
        package let unit: Int
        package let scene: Lesson.Scene
    }

    package let units: [Unit]

    /// By number.
    package let lessons: [Lesson]
    package let quiz: [Question]

    package init(units: [Unit], lessons: [Lesson], quiz: [Question]) {
        self.units = units
        self.lessons = lessons
        self.quiz = quiz
    }

    /// The lesson with a number, `7` or `07`, or with the name of its folder; nil for an unknown one.
    package func lesson(_ name: String) -> Lesson? {
        if let number = Int(name) { return lessons.first { $0.number == number } }
        return lessons.first { $0.name == name }
    }

    package func unit(_ number: Int) -> Unit? { units.first { $0.number == number } }

    /// "there is no lesson 40; they go from 1 to 32"
    package func complaint(ofUnknown name: String) -> String {
        if let near = NearNames.nearest(to: name, in: lessons.map { $0.name }).first {
            return "there is no lesson \(name); did you mean \(near)?"
        }
        guard let first = lessons.first, let last = lessons.last else { return "there is no lesson \(name)" }
        return "there is no lesson \(name); they go from \(first.number) to \(last.number)"
    }
}

package import JSON

/// What a page asks beside the requests.
extension Learner {
    /// The current task again; an empty sheet without one.
    package func current() -> Sheet { progress.task.map { shown($0) } ?? Sheet() }

    /// The units, lessons and progress for a page.
    package var contents: JSONTree { LessonList(self).json }

    /// Whether the current scene is not answered yet, so that its calls stay hidden.
    package var isSealed: Bool {
        switch progress.task {
        case nil: false
        case .first(let name)?: progress.entry(name).answerCount == 0
        case .second?, .review?, .quiz?: true
        }
    }

    /// Whether an answer to the current task can be judged here.
    package var isAnswerable: Bool {
        guard let task = progress.task, let question = question(of: task) else { return false }
        return shell == .terminal || question.lesson.map { !$0.isSwift } ?? true
    }
}

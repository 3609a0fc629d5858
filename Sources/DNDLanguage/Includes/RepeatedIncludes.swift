/// The files that a text asks for, kept for a second reading of the same text: each would get another number then.
final class RepeatedIncludes {
    private let load: IncludeLoader
    private var answers: [(path: String, answer: IncludeAnswer)] = []

    /// The place in the answers of the next one to be given.
    private var next = 0

    init(_ load: @escaping IncludeLoader) {
        self.load = load
    }

    /// From here on the text is read again from its beginning.
    func restart() { next = 0 }

    /// What was answered the first time, as long as the questions are the same.
    func answer(_ path: String) -> IncludeAnswer {
        if next == answers.count || answers[next].path != path {
            answers.insert((path, load(path)), at: next)
        }
        next += 1
        return answers[next - 1].answer
    }
}

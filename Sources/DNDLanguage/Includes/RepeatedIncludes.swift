/// The files that a text includes, stored for another reading, which would otherwise assign other IDs.
final class RepeatedIncludes {
    private let load: IncludeLoader
    private var answers: [(path: String, answer: IncludeAnswer)] = []

    /// The index of the next answer.
    private var next = 0

    init(_ load: @escaping IncludeLoader) {
        self.load = load
    }

    /// Starts another reading of the text.
    func restart() { next = 0 }

    /// The answer from an earlier reading, if the requests are the same.
    func answer(_ path: String) -> IncludeAnswer {
        if next == answers.count || answers[next].path != path {
            answers.insert((path, load(path)), at: next)
        }
        next += 1
        return answers[next - 1].answer
    }
}

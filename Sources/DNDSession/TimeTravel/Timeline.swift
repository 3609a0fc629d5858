/// The phrases of a session in order, including undone ones, and the number of played ones.
///
/// Steps are counted from 1; step 0 is the scene as declared. Expectations belong to the preceding step.
struct Timeline {
    private(set) var phrases: [SessionPhrase] = []

    /// The number of played phrases.
    private(set) var count = 0

    var played: ArraySlice<SessionPhrase> { phrases[..<count] }

    /// The phrases that `redo` replays.
    var ahead: ArraySlice<SessionPhrase> { phrases[count...] }

    /// Adds a played phrase and discards the undone ones.
    mutating func append(_ phrase: SessionPhrase) {
        phrases.removeSubrange(count...)
        phrases.append(phrase)
        count += 1
    }

    mutating func move(to count: Int) {
        precondition(phrases.indices.contains(count) || count == phrases.count, "There is no phrase \(count).")
        self.count = count
    }

    // MARK: - Steps

    /// The number of the last played step.
    var step: Int { Self.steps(in: played) }

    /// The number of the last step.
    var lastStep: Int { Self.steps(in: phrases[...]) }

    private static func steps(in phrases: ArraySlice<SessionPhrase>) -> Int {
        phrases.reduce(0) { $0 + ($1.isStep ? 1 : 0) }
    }

    /// The number of phrases up to a step, including the expectations that follow it; nil for an unknown step.
    func phraseCount(afterStep step: Int) -> Int? {
        guard step >= 0, step <= lastStep else { return nil }
        var seen = 0
        for (index, phrase) in phrases.enumerated() where phrase.isStep {
            if seen == step { return index }
            seen += 1
        }
        return phrases.count
    }

    // MARK: - Lines

    /// The start of the last played line; nil when nothing was played.
    var startOfLastLine: Int? {
        guard let last = played.last else { return nil }
        return played.firstIndex { $0.line == last.line }
    }

    /// The end of the next undone line; nil for none.
    var endOfNextLine: Int? {
        guard let next = ahead.first else { return nil }
        return ahead.firstIndex { $0.line != next.line } ?? phrases.count
    }
}

/// The phrases of a session in order, those that were taken back included, and how far they have been played.
///
/// Steps are counted from 1; step 0 is the scene as declared. Expectations belong to the step before them.
struct Timeline {
    private(set) var phrases: [SessionPhrase] = []

    /// How many of the phrases are played.
    private(set) var count = 0

    var played: ArraySlice<SessionPhrase> { phrases[..<count] }

    /// What `redo` plays again.
    var ahead: ArraySlice<SessionPhrase> { phrases[count...] }

    /// Adds a phrase that has been played. What was ahead is forgotten.
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

    /// The number of the last step that was played.
    var step: Int { Self.steps(in: played) }

    /// The number of the last step that there is.
    var lastStep: Int { Self.steps(in: phrases[...]) }

    private static func steps(in phrases: ArraySlice<SessionPhrase>) -> Int {
        phrases.reduce(0) { $0 + ($1.isStep ? 1 : 0) }
    }

    /// How many phrases are played after a step, the expectations that follow it included; nil when there is no such
    /// step.
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

    /// Where the last line that was played begins; nil when nothing was played.
    var startOfLastLine: Int? {
        guard let last = played.last else { return nil }
        return played.firstIndex { $0.line == last.line }
    }

    /// Where the rest of the line that comes next ends; nil when nothing is ahead.
    var endOfNextLine: Int? {
        guard let next = ahead.first else { return nil }
        return ahead.firstIndex { $0.line != next.line } ?? phrases.count
    }
}

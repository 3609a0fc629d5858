internal import DNDLanguage

/// Back and forth between the steps of a session.
extension ReplSession {
    /// Takes the last line back, or what was played of it.
    mutating func undo() -> Bool {
        if let line = stoppedLine?.line {
            abandon(line)
            return true
        }
        guard let start = timeline.startOfLastLine else { return false }
        go(toPhrase: start)
        return true
    }

    /// Plays the rest of the line again that comes next.
    mutating func redo() -> Bool {
        guard let end = timeline.endOfNextLine else { return false }
        go(toPhrase: end)
        return true
    }

    /// Goes to where a number of steps had been made; false when there are not so many.
    mutating func go(toStep step: Int) -> Bool {
        guard let count = timeline.phraseCount(afterStep: step) else { return false }
        go(toPhrase: count)
        return true
    }

    /// O(phrases up to there) backwards, O(phrases between) forwards.
    private mutating func go(toPhrase count: Int) {
        steps.goBack(to: count)
        for phrase in timeline.phrases.prefix(count).dropFirst(timeline.count) { steps.play(phrase.statements) }
        timeline.move(to: count)
    }

    // MARK: - Forks

    /// All forks by name, the one at hand included, in the order in which they were made.
    var forks: [Fork] {
        var forks = otherForks
        let here = Fork(name: forkName, declared: declared, timeline: timeline)
        if let index = forks.firstIndex(where: { $0.name == forkName }) {
            forks[index] = here
        } else {
            forks.append(here)
        }
        return forks
    }

    /// Begins a fork with the steps up to here. What was ahead stays with the fork that is left.
    mutating func fork(_ name: String) {
        otherForks = forks
        forkName = name
        var own = Timeline()
        for phrase in timeline.played { own.append(phrase) }
        timeline = own
        otherForks.append(Fork(name: name, declared: declared, timeline: timeline))
    }

    /// Goes to where a fork was left; false when there is none of that name.
    mutating func go(toFork name: String) -> Bool {
        let known = forks
        guard let fork = known.first(where: { $0.name == name }) else { return false }
        otherForks = known
        forkName = name
        declared = fork.declared
        timeline = fork.timeline
        steps = freshPlayer()
        for phrase in timeline.played { steps.play(phrase.statements) }
        return true
    }

    // MARK: - Moments

    /// Where a session can be looked at: after a step of the fork at hand, or where another fork was left.
    enum Moment {
        case step(Int)
        case fork(String)
    }

    /// The session at another moment, without going there; nil when there is no such moment.
    func looking(at moment: Moment) -> ReplSession? {
        var copy = self
        switch moment {
        case .step(let step):
            guard let count = timeline.phraseCount(afterStep: step) else { return nil }
            copy.timeline.move(to: count)
        case .fork(let name):
            guard let fork = forks.first(where: { $0.name == name }) else { return nil }
            copy.declared = fork.declared
            copy.timeline = fork.timeline
        }
        copy.steps = copy.freshPlayer()
        for phrase in copy.timeline.played { copy.steps.play(phrase.statements) }
        return copy
    }
}

extension ReplSession {
    /// How far the trace was after a step that has been made, and the expectations after it.
    func entryCount(afterStep step: Int) -> Int {
        steps.entryCount(afterPhrases: min(timeline.phraseCount(afterStep: step) ?? 0, timeline.count))
    }
}

extension ReplSession {
    /// The same session once more: what is played there does not reach this one. Plays it anew, and so a line that
    /// stands before a call stands before it again.
    func copied() -> ReplSession {
        var copy = self
        copy.steps = freshPlayer()
        for phrase in timeline.played { copy.steps.play(phrase.statements) }
        return copy
    }
}

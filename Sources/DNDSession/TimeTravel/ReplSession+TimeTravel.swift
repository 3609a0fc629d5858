internal import DNDLanguage

/// Moves between the steps of a session.
extension ReplSession {
    /// Undoes the last line, or the played part of it.
    mutating func undo() -> Bool {
        if let line = stoppedLine?.line {
            abandon(line)
            return true
        }
        guard let start = timeline.startOfLastLine else { return false }
        go(toPhrase: start)
        return true
    }

    /// Replays the rest of the next line.
    mutating func redo() -> Bool {
        guard let end = timeline.endOfNextLine else { return false }
        go(toPhrase: end)
        return true
    }

    /// Goes to the state after a number of steps; returns false when there are fewer.
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

    /// All forks by name, including the current one, in the order of their creation.
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

    /// Begins a fork with the steps so far. Undone steps stay with the previous fork.
    mutating func fork(_ name: String) {
        otherForks = forks
        forkName = name
        var own = Timeline()
        for phrase in timeline.played { own.append(phrase) }
        timeline = own
        otherForks.append(Fork(name: name, declared: declared, timeline: timeline))
    }

    /// Resumes a fork; returns false for an unknown name.
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

    /// A moment of a session to look at: after a step of the current fork, or the saved state of another.
    enum Moment {
        case step(Int)
        case fork(String)
    }

    /// The session at another moment, without going there; nil for an unknown moment.
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
    /// The length of the trace after a step and its expectations.
    func entryCount(afterStep step: Int) -> Int {
        steps.entryCount(afterPhrases: min(timeline.phraseCount(afterStep: step) ?? 0, timeline.count))
    }
}

extension ReplSession {
    /// An independent copy of the session. Replays it, so a stopped line stops again.
    func copied() -> ReplSession {
        var copy = self
        copy.steps = freshPlayer()
        for phrase in timeline.played { copy.steps.play(phrase.statements) }
        return copy
    }
}

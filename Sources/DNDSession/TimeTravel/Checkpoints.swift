internal import DNDInterpreter

/// Players as they were after some of the phrases, so that going back does not play a long session from its beginning.
///
/// There are never more than a few: when they are too many, every second one goes, and the next ones lie twice as far
/// apart. A step back plays at most a sixteenth of the session, or a few dozen phrases.
struct Checkpoints {
    private struct Checkpoint {
        let phraseCount: Int
        let player: ScenarioPlayer
    }

    private static let countAtMost = 32

    /// Phrases between one and the next.
    private var distance = 32
    private var checkpoints: [Checkpoint] = []

    /// Notes the player after a number of phrases, if one is due. Mostly O(1); a noted trace is copied once.
    mutating func note(_ player: ScenarioPlayer, after phraseCount: Int) {
        guard phraseCount > 0, phraseCount % distance == 0 else { return }
        checkpoints.append(Checkpoint(phraseCount: phraseCount, player: player.copy()))
        guard checkpoints.count > Self.countAtMost else { return }
        distance *= 2
        checkpoints.removeAll { $0.phraseCount % distance != 0 }
    }

    /// The last one that is not behind a number of phrases, to play on from; those behind it are forgotten.
    mutating func goBack(to phraseCount: Int) -> (player: ScenarioPlayer, phraseCount: Int)? {
        while let last = checkpoints.last, last.phraseCount > phraseCount { checkpoints.removeLast() }
        return checkpoints.last.map { ($0.player.copy(), $0.phraseCount) }
    }
}

internal import DNDInterpreter
internal import DragDrop

/// Saved players after some of the phrases, so that going back does not replay a long session from its beginning.
///
/// Their number is bounded: at the limit, every second one is removed, and the distance between new ones doubles. A
/// step back replays at most a sixteenth of the session, or a few dozen phrases.
struct Checkpoints {
    private struct Checkpoint {
        let phraseCount: Int
        @CopyOnWrite private(set) var player: ScenarioPlayer
    }

    private static let countAtMost = 32

    /// The number of phrases between checkpoints.
    private var distance = 32
    private var checkpoints: [Checkpoint] = []

    /// Saves the player after a number of phrases, if a checkpoint is due. Usually O(1); a saved trace is copied once.
    mutating func note(_ player: ScenarioPlayer, after phraseCount: Int) {
        guard phraseCount > 0, phraseCount % distance == 0 else { return }
        checkpoints.append(Checkpoint(phraseCount: phraseCount, player: player.copy()))
        guard checkpoints.count > Self.countAtMost else { return }
        distance *= 2
        checkpoints = checkpoints.filter { $0.phraseCount % distance == 0 }
    }

    /// Returns the last checkpoint up to a number of phrases, and removes the later ones.
    mutating func goBack(to phraseCount: Int) -> (player: ScenarioPlayer, phraseCount: Int)? {
        while let last = checkpoints.last, last.phraseCount > phraseCount { checkpoints.removeLast() }
        return checkpoints.last.map { ($0.player.copy(), $0.phraseCount) }
    }
}

internal import DNDResults
internal import DragDrop

/// The work that a play and its copies may do together. Unlike a clock, it ends a play at the same place everywhere.
///
/// Its unit is the work of one phrase of a delegate. A step of a scenario or an exploration counts as several phrases.
/// Both count as more where there are many rows or much was played, since both are searched and copied.
package final class PlayBudget {
    /// The number of phrases that may be played.
    package let phrases: Int
    private var spent = 0

    package init(phrases: Int) {
        self.phrases = phrases
    }

    /// Whether nothing more may be played.
    package var isSpent: Bool { spent > phrases }

    /// Counts a phrase of a delegate.
    func countPhrase(_ engine: Engine) {
        spent += 1 + (Self.size(of: engine) + engine.trace.count) / Self.entriesOfPhrase
    }

    /// Counts a step, or an expectation.
    func countStep(_ engine: Engine) {
        spent += Self.stepPhrases + (Self.size(of: engine) + engine.trace.count) / Self.entriesOfStep
    }

    /// The phrases that a step counts for.
    private static let stepPhrases = 5

    /// The rows and trace entries with which a phrase or step takes as long as one more phrase.
    private static let entriesOfPhrase = 64
    private static let entriesOfStep = 8

    /// The number of rows and sections.
    private static func size(of engine: Engine) -> Int {
        engine.lists.reduce(0) { $0 + $1.model.itemCount + $1.model.sectionCount }
    }
}

extension ScenarioPlayer {
    /// Returns false when the budget is spent. Then nothing more is played.
    mutating func keepsToBudget() -> Bool {
        guard let budget = limits.budget, budget.isSpent else { return true }
        passedLimit = .phrases(budget.phrases)
        isStopped = true
        return false
    }
}

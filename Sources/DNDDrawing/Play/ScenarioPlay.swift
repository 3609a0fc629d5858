package import DNDResults

/// What a page shows of a played scenario: its calls, the lists before and after each step, and what the playground
/// needs to play it.
package struct ScenarioPlay: Hashable, Sendable {
    package var sequence: CallSequence

    /// The beginning, then the moment after each step; empty when no moments were kept.
    package var moments: [Moment]

    /// The account of a refused batch, line by line; empty without one.
    package var ledger: [String]

    /// The index of the message that decided the first failure; nil when none did.
    package var deciding: Int?

    /// The text of the spec; nil when the playground cannot play the scenario.
    package var source: String?

    /// The index of the scenario among those of the text.
    package var scenario: Int?

    /// Why the playground cannot play it, in one sentence.
    package var obstacle: String?

    package struct Moment: Hashable, Sendable {
        /// The step that led here, as written; nil for the beginning.
        package var step: String?

        /// The place of the step; the file only when it is not the scenario's.
        package var file: String?
        package var line: Int?

        /// The number of messages until then.
        package var messageCount: Int
        package var scene: SceneMoment

        package init(step: String?, file: String?, line: Int?, messageCount: Int, scene: SceneMoment) {
            self.step = step
            self.file = file
            self.line = line
            self.messageCount = messageCount
            self.scene = scene
        }
    }

    package init(
        sequence: CallSequence, moments: [Moment], ledger: [String], deciding: Int?, source: String?,
        scenario: Int?, obstacle: String?
    ) {
        self.sequence = sequence
        self.moments = moments
        self.ledger = ledger
        self.deciding = deciding
        self.source = source
        self.scenario = scenario
        self.obstacle = obstacle
    }
}

internal import DNDFormats
internal import DNDResults

/// What one piece of work came to.
package struct PlayedItem: Sendable {
    var file: FileEvent?

    /// The file is one of which nothing ran.
    var isBadFile = false
    var scenarios: [PlayedScenario] = []
}

/// What a run keeps of a scenario: for most that pass, no more than a count.
package struct PlayedScenario: Sendable {
    let number: Int
    let state: ScenarioState
    let isFailure: Bool
    let expectationCount: Int
    var event: ScenarioEvent?

    init(_ number: Int, _ result: ScenarioResult, event: ScenarioEvent?) {
        self.number = number
        state = result.state.word
        isFailure = result.state.isFailure
        expectationCount = result.expectationCount
        self.event = event
    }

    init(_ number: Int, _ event: ScenarioEvent) {
        self.number = number
        state = event.state
        isFailure = event.isFailure
        expectationCount = event.expectations
        self.event = event
    }
}

internal import DNDFormats
internal import DNDResults

/// The result of one unit of work.
package struct PlayedItem: Sendable {
    var file: FileEvent?

    /// Whether nothing of the file was run.
    var isBadFile = false
    var scenarios: [PlayedScenario] = []
}

/// The result of a scenario; most passed scenarios have no event and are only counted.
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

extension Fixture {
    /// Whether some list or view comes from a Swift program.
    package var isHosted: Bool { scenes.contains { $0.isFromHost } }
}

extension Program {
    /// Whether a scenario has a list or view of a Swift program.
    package func isHosted(_ scenario: Scenario) -> Bool {
        (fixture.scenes + scenario.fixture.scenes).contains { $0.isFromHost }
    }
}

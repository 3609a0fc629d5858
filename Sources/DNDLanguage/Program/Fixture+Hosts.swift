extension Fixture {
    /// Whether any list or view comes from a Swift program.
    package var isHosted: Bool { scenes.contains { $0.isFromHost } }
}

extension Program {
    /// Whether a scenario uses a list or view of a Swift program.
    package func isHosted(_ scenario: Scenario) -> Bool {
        (fixture.scenes + scenario.fixture.scenes).contains { $0.isFromHost }
    }
}

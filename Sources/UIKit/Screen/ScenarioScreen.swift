/// The screen of the scenario that is played. The tasks of its app inherit it, and do not keep it when it is over.
final class ScenarioScreen: Sendable {
    @TaskLocal static var current: ScenarioScreen?

    @MainActor private(set) weak var screen: Screen?

    @MainActor init(_ screen: Screen) {
        self.screen = screen
    }
}

extension Screen {
    /// Plays a scenario: lists that lie in no window are on this screen where tasks of its app touch them, whoever else
    /// plays meanwhile.
    package func playing<Result>(_ body: () async -> Result) async -> Result {
        await ScenarioScreen.$current.withValue(ScenarioScreen(self), operation: body)
    }
}

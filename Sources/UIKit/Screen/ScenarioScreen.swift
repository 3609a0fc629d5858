/// The screen of the running scenario. The tasks of its app inherit it, without keeping it alive after the end.
final class ScenarioScreen: Sendable {
    @TaskLocal static var current: ScenarioScreen?

    @MainActor private(set) weak var screen: Screen?

    @MainActor init(_ screen: Screen) {
        self.screen = screen
    }
}

extension Screen {
    /// Plays a scenario. Lists without a window that its tasks touch are on this screen, even when other scenarios run
    /// meanwhile.
    package func playing<Result>(_ body: () async -> Result) async -> Result {
        await ScenarioScreen.$current.withValue(ScenarioScreen(self), operation: body)
    }

    package func playingAtOnce(_ body: () -> Void) {
        ScenarioScreen.$current.withValue(ScenarioScreen(self), operation: body)
    }
}

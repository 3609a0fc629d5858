import Testing

@testable import UIKit

/// Tests which screen a list outside any window gets while a scenario is played.
@MainActor @Suite struct ScenarioScreenTests {
    /// Plays a scenario while others run, and checks in a task created by another one.
    private func isOnScreen(in task: (@escaping @MainActor () -> Bool) async -> Bool) async -> Bool {
        MainQueueDelays.hold(alone: false)
        defer { MainQueueDelays.endHold(of: nil) }
        let screen = Screen()
        return await screen.playing {
            screen.comeForward()
            return await task { Screen.of(UITableView()) === screen }
        }
    }

    @Test func `A task of the app gets the screen of the scenario`() async {
        #expect(await isOnScreen { body in await Task { body() }.value })
    }

    @Test func `A task of another test does not`() async {
        #expect(await !isOnScreen { body in await Task.detached { await body() }.value })
    }

    @Test func `A task that outlives its scenario does not keep the screen`() async {
        let task = await Screen().playing {
            Task { @MainActor in
                await Task.yield()
                return ScenarioScreen.current?.screen == nil
            }
        }
        #expect(await task.value)
    }
}

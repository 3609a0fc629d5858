internal import DNDInterpreter
internal import DragDrop
internal import UIKit

/// The engine of a scenario, which the screen of the scenario keeps too. The screen does not know the scenario: they
/// would keep each other.
@MainActor final class ScenarioEngine: EngineHolder {
    var player: ScenarioPlayer

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    func lendEngine(to body: (inout Engine) -> Void) {
        player.withEngine(body)
    }
}

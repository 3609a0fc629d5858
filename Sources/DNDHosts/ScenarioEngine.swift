internal import DNDInterpreter
internal import DragDrop
internal import UIKit

/// The engine of a scenario, which the scenario's screen retains, too. The screen must not retain the scenario, which
/// would be a reference cycle.
@MainActor final class ScenarioEngine: EngineHolder {
    var player: ScenarioPlayer

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    func lendEngine(to body: (inout Engine) -> Void) {
        player.withEngine(body)
    }
}

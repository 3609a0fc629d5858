internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

/// Where an exploration begins. Indirect, since it is moved more often than it is played.
indirect enum ExplorationStart {
    /// At the start of declared lists, after some statements.
    case declared(Stage, before: [Statement])

    /// Where a play stands.
    case reached(ScenarioPlayer)

    func player(within budget: PlayBudget?) -> ScenarioPlayer {
        switch self {
        case .declared(let stage, let before):
            var player = ScenarioPlayer(stage.copy())
            player.limits.budget = budget
            for statement in before { player.play(statement) }
            return player
        case .reached(let player):
            var player = player.copy()
            player.limits.budget = budget
            return player
        }
    }

    /// A copy for another thread.
    func copy() -> ExplorationStart {
        switch self {
        case .declared(let stage, let before): .declared(stage.copy(), before: before)
        case .reached(let player): .reached(player.copy())
        }
    }

    var engine: Engine {
        switch self {
        case .declared(let stage, _): stage.engine
        case .reached(let player): player.engine
        }
    }

    /// The number of mismatches from before the exploration.
    var mismatchCount: Int {
        switch self {
        case .declared: 0
        case .reached(let player): player.mismatches.count
        }
    }
}

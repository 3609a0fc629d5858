internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop
internal import UIKit

/// A play of a scene with fresh controllers of this program.
@MainActor protocol ExploredPlay {
    var player: ScenarioPlayer { get }

    /// The controllers of the program.
    var controllers: [UIViewController] { get }

    func play(_ statement: Statement) async

    /// Ends the play: blocks of its app that still wait for the main queue do not run.
    func end()
}

/// On a main thread that serves its queue itself, like that of a command, nothing suspends.
extension HostedSession: ExploredPlay {}

/// A play that waits for the main queue, like a test, which runs on it. Other tests may run meanwhile.
@MainActor final class AwaitedPlay: ExploredPlay {
    private let scenario: HostedScenario

    init(_ fixture: Fixture, _ rulebook: Rulebook, _ hosts: Hosts) async {
        let scenario = HostedScenario(Stage(fixture, rulebook: rulebook, hosts: hosts.names))
        self.scenario = scenario
        MainQueueDelays.hold(alone: false)
        await scenario.screen.playing {
            let shown = hosts.show(in: scenario)
            await scenario.screen.finishRealWork()
            hosts.attach(shown, to: scenario)
            scenario.noteException(in: fixture.scenes)
            scenario.readData()
        }
    }

    var player: ScenarioPlayer { scenario.player }

    var controllers: [UIViewController] { scenario.controllers }

    func play(_ statement: Statement) async {
        await scenario.screen.playing {
            await scenario.play(statement)
            scenario.readData()
        }
    }

    func end() { scenario.screen.endScenario() }
}

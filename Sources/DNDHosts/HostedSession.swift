internal import DNDInterpreter
internal import DNDLanguage
internal import DNDSession
internal import DragDrop
internal import Foundation
internal import UIKit

/// A session of the REPL with delegates of this program, in this process. A trap ends the process, so it must be a
/// child process.
final class HostedSession: HostedPlayer {
    private let scenario: HostedScenario

    /// Call it on the main thread, before the main queue is served.
    init(
        _ fixture: Fixture, _ rulebook: Rulebook, _ hosts: Hosts,
        willCall: @escaping @Sendable (DelegateCall, Engine) -> Void
    ) {
        scenario = MainActor.assumeIsolated { HostedScenario.begun(fixture, rulebook, hosts, willCall: willCall) }
    }

    var player: ScenarioPlayer {
        nonisolated(unsafe) var player: ScenarioPlayer?
        MainActor.assumeIsolated { [scenario] in player = scenario.player }
        guard let player else { preconditionFailure("The main actor has not run.") }
        return player
    }

    func play(_ statement: Statement) {
        MainActor.assumeIsolated { [scenario] in scenario.playAtOnce(statement) }
    }
}

extension HostedScenario {
    /// A scenario with fresh controllers, which has the process for itself. Call it before the main queue is served.
    static func begun(
        _ fixture: Fixture, _ rulebook: Rulebook, _ hosts: Hosts, willCall: @escaping (DelegateCall, Engine) -> Void
    ) -> HostedScenario {
        let stage = Stage(fixture, rulebook: rulebook, hosts: hosts.names)
        let scenario = HostedScenario(stage, willCall: willCall)
        MainQueueDelays.hold(alone: true)
        let shown = hosts.show(in: scenario)
        scenario.screen.finishRealWorkAtOnce()
        hosts.attach(shown, to: scenario)
        scenario.noteException(in: fixture.scenes)
        return scenario
    }
}

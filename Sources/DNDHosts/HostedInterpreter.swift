package import DNDInterpreter
package import DNDLanguage
package import DNDResults
package import DragDrop
internal import Foundation
internal import UIKit

/// Runs checked programs with lists of a Swift program in them.
@MainActor package struct HostedInterpreter {
    private let hosts: Hosts
    private let interpreter: Interpreter

    /// Whether nothing else runs in the process while a scenario is played.
    private let isAlone: Bool

    package init(_ hosts: Hosts, _ interpreter: Interpreter, isAlone: Bool = false) {
        self.hosts = hosts
        self.interpreter = interpreter
        self.isAlone = isAlone
    }

    /// Runs one scenario with a fresh controller for each list that comes from the program. It begins when the main
    /// queue has come to what the controllers have put there.
    ///
    /// `didRaise` is told of the exception of UIKit at once: the code that goes on after it may trap. `hasPlayed` is
    /// called when the program will not be called any more: to look up its symbols may take a while.
    package func run(
        _ scenario: Scenario, of program: Program, virtualTimeoutMilliseconds: Int? = nil,
        willCall: @escaping (DelegateCall, Engine) -> Void = { _, _ in },
        didRaise: @escaping (RaisedEarlier) -> Void = { _ in }, hasPlayed: () -> Void = {}
    ) async -> ScenarioResult {
        if let skipped = interpreter.skipped(scenario) { return skipped }
        let stage = Stage(
            program.fixture, overlay: scenario.fixture, rulebook: interpreter.rulebook, hosts: hosts.names)
        let hosted = HostedScenario(stage, willCall: willCall)
        hosted.player.limits.virtualMilliseconds = virtualTimeoutMilliseconds
        hosted.screen.didRaise = { didRaise(RaisedEarlier($0, on: $1)) }
        MainQueueDelays.hold(alone: isAlone)
        defer { MainQueueDelays.endHold(droppingBlocks: isAlone) }
        await hosted.screen.playing {
            let shown = hosts.show(in: hosted)
            await hosted.screen.finishRealWork()
            hosts.attach(shown, to: hosted)
            let statements = program.fixture.before + scenario.fixture.before + scenario.body
            let scenes = scenario.fixture.scenes + program.fixture.scenes
            if hosted.begins(with: statements, at: scenario.range, scenes) { await hosted.play(statements) }
        }
        hosted.player.explainOrders()
        hasPlayed()
        hosted.namePlaces()
        return interpreter.result(of: scenario, played: hosted.player)
    }
}

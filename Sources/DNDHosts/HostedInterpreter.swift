package import DNDInterpreter
package import DNDLanguage
package import DNDResults
package import DragDrop
internal import Foundation
internal import UIKit

/// Runs checked programs that use lists of a Swift program.
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

    /// Runs one scenario, with a new controller for each list of the program. It begins after the blocks that the
    /// controllers have put on the main queue.
    ///
    /// `didRaise` receives an exception of UIKit immediately, because the code that continues after it may trap.
    /// `hasPlayed` is called after the last call to the program, before the possibly slow lookup of symbols.
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
        hosted.player.keepsMoments = interpreter.keepsMoments
        hosted.screen.didRaise = { didRaise(RaisedEarlier($0, on: $1)) }
        MainQueueDelays.hold(alone: isAlone)
        defer { hosted.screen.endScenario() }
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

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

    package init(_ hosts: Hosts, _ interpreter: Interpreter) {
        self.hosts = hosts
        self.interpreter = interpreter
    }

    /// Runs one scenario with a fresh controller for each list that comes from the program.
    package func run(
        _ scenario: Scenario, of program: Program, virtualTimeoutMilliseconds: Int? = nil,
        willCall: @escaping (DelegateCall, Engine) -> Void = { _, _ in }
    ) async -> ScenarioResult {
        if let skipped = interpreter.skipped(scenario) { return skipped }
        let stage = Stage(
            program.fixture, overlay: scenario.fixture, rulebook: interpreter.rulebook, hosts: hosts.names)
        let hosted = HostedScenario(stage, willCall: willCall)
        hosted.player.limits.virtualMilliseconds = virtualTimeoutMilliseconds
        let controllers = hosts.attach(to: hosted)
        await hosted.play(program.fixture.before + scenario.fixture.before + scenario.body)
        hosted.player.explainOrders()
        return withExtendedLifetime(controllers) { interpreter.result(of: scenario, played: hosted.player) }
    }
}

extension Hosts {
    /// The controllers must live as long as the scenario.
    @MainActor func attach(to hosted: HostedScenario) -> [UIViewController] {
        var controllers: [UIViewController] = []
        for entry in entries {
            let wanted = entry.names.filter { name in hosted.withEngine { $0.list(named: name) != nil } }
            guard !wanted.isEmpty else { continue }
            let declaredCount = hosted.withEngine { $0.lists.count }
            let (controller, views) = hosted.screen.calling { entry.make() }
            controllers.append(controller)
            hosted.screen.forgetViews(from: declaredCount)
            for name in wanted {
                guard let view = views[name] else { continue }
                let label = labels[name].map { label in { (path: Foundation.IndexPath) in label(view, path) } }
                hosted.attach(view, as: name, label: label)
            }
            hosted.screen.show(controller)
        }
        return controllers
    }
}

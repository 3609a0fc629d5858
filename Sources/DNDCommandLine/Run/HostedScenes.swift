package import DNDFormats
package import DNDInterpreter
package import DNDLanguage
package import DragDrop

/// Lists and views that a Swift program hands over to specs: `table people from host`.
package struct HostedScenes: Sendable {
    /// What a run of such scenarios wants to know of the command.
    package struct Options: Sendable {
        package let keepsTraces: Bool
        package let keepsSteps: Bool

        /// Wants the trace of a scenario to be a `SequenceDocument`.
        package let writesSequences: Bool
        package let usesColor: Bool

        /// Where includes may come from.
        package let root: String

        /// `--without` and `--assume`, as they were typed.
        package let rulebookArguments: [String]

        /// `--timeout` and `--virtual-timeout`
        package var timeoutMilliseconds: Int?
        package var virtualTimeoutMilliseconds: Int?

        /// `--isolate`: each scenario has a process of its own.
        package var isolates = false
    }

    package let names: Set<String>

    /// Runs scenarios of one file by their numbers in the program: an event for each, in that order.
    package let run: @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent]

    /// Begins a session of the REPL in a child process; nil in that process itself.
    package let openSession: (@Sendable (ReplStart) -> any ReplChannel)?

    /// Begins a scene in this process.
    package let makePlayer: @Sendable (Fixture, Rulebook) -> any HostedPlayer

    package init(
        names: Set<String>, run: @escaping @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent],
        openSession: (@Sendable (ReplStart) -> any ReplChannel)? = nil,
        makePlayer: @escaping @Sendable (Fixture, Rulebook) -> any HostedPlayer
    ) {
        self.names = names
        self.run = run
        self.openSession = openSession
        self.makePlayer = makePlayer
    }
}

/// A session with lists of a Swift program, on the main thread.
package protocol HostedPlayer: AnyObject {
    var player: ScenarioPlayer { get }

    /// Plays one statement, and waits for what delegates have begun.
    func play(_ statement: Statement)
}

extension Fixture {
    /// Whether some list or view comes from a Swift program.
    var isHosted: Bool { scenes.contains { $0.isFromHost } }
}

extension Program {
    /// Whether a scenario has a list or view of a Swift program.
    func isHosted(_ scenario: Scenario) -> Bool {
        (fixture.scenes + scenario.fixture.scenes).contains { $0.isFromHost }
    }
}

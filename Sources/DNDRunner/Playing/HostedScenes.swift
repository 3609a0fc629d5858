package import DNDFormats
package import DNDSpecs
package import DragDrop

/// Lists and views that a Swift program hands over to specs: `table people from host`.
package struct HostedScenes: Sendable {
    /// What a run of such scenarios wants to know of the command.
    package struct Options: Sendable {
        package let keepsTraces: Bool
        package let keepsSteps: Bool

        package let keepsSequences: Bool

        /// Where includes may come from.
        package let root: String

        package let rulebook: RulebookChoice

        /// `--timeout` and `--virtual-timeout`
        package var timeoutMilliseconds: Int?
        package var virtualTimeoutMilliseconds: Int?

        /// `--isolate`: each scenario has a process of its own.
        package var isolates = false

        package init(
            keepsTraces: Bool, keepsSteps: Bool, keepsSequences: Bool, root: String,
            rulebook: RulebookChoice, timeoutMilliseconds: Int? = nil, virtualTimeoutMilliseconds: Int? = nil,
            isolates: Bool = false
        ) {
            self.keepsTraces = keepsTraces
            self.keepsSteps = keepsSteps
            self.keepsSequences = keepsSequences
            self.root = root
            self.rulebook = rulebook
            self.timeoutMilliseconds = timeoutMilliseconds
            self.virtualTimeoutMilliseconds = virtualTimeoutMilliseconds
            self.isolates = isolates
        }
    }

    package let names: Set<String>

    /// Runs scenarios of one file by their numbers in the program: an event for each, in that order.
    package let run: @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent]

    package init(names: Set<String>, run: @escaping @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent]) {
        self.names = names
        self.run = run
    }
}

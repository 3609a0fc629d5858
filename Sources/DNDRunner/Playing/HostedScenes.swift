package import DNDFormats
package import DNDSpecs
package import DragDrop

/// Lists and views that a Swift program contributes to specs: `table people from host`.
package struct HostedScenes: Sendable {
    /// The options of a command for such a run.
    package struct Options: Sendable {
        package let keepsTraces: Bool
        package let keepsSteps: Bool

        package let keepsSequences: Bool

        /// Whether events include what a page shows of a scenario.
        package var keepsPlays = false

        /// The root of includes.
        package let root: String

        package let rulebook: RulebookChoice

        /// `--timeout` and `--virtual-timeout`
        package var timeoutMilliseconds: Int?
        package var virtualTimeoutMilliseconds: Int?

        /// `--isolate`: each scenario runs in its own process.
        package var isolates = false

        package init(
            keepsTraces: Bool, keepsSteps: Bool, keepsSequences: Bool, keepsPlays: Bool = false, root: String,
            rulebook: RulebookChoice, timeoutMilliseconds: Int? = nil, virtualTimeoutMilliseconds: Int? = nil,
            isolates: Bool = false
        ) {
            self.keepsTraces = keepsTraces
            self.keepsSteps = keepsSteps
            self.keepsSequences = keepsSequences
            self.keepsPlays = keepsPlays
            self.root = root
            self.rulebook = rulebook
            self.timeoutMilliseconds = timeoutMilliseconds
            self.virtualTimeoutMilliseconds = virtualTimeoutMilliseconds
            self.isolates = isolates
        }
    }

    package let names: Set<String>

    /// The names of lists whose number of rows can be chosen.
    package let sizedNames: Set<String>

    /// Runs scenarios of one file by their indices in the program, and returns one event for each, in that order.
    package let run: @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent]

    package init(
        names: Set<String>, sizedNames: Set<String> = [],
        run: @escaping @Sendable (LoadedSpec, [Int], Options) -> [ScenarioEvent]
    ) {
        self.names = names
        self.sizedNames = sizedNames
        self.run = run
    }
}

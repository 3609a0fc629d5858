package import DragDrop
internal import System

/// A request for a run: the scenarios, the files, the rules and the options.
package struct RunRequest: Sendable {
    /// Files and folders, or `-` for standard input.
    package var paths: [String]
    package var selection = Selection()

    /// A git revision; only files that differ from it are run.
    package var changedSince: String?

    /// Whether only scenarios that failed in their last run are run.
    package var onlyFailed = false
    package var jobs: Int = Parallel.processorCount
    package var rulebook = RulebookChoice()

    /// Scenes of the surrounding Swift program; nil without one.
    package var hosted: HostedScenes?

    package init(paths: [String]) {
        self.paths = paths
    }
}

package import DragDrop
internal import System

/// What is to be run: which scenarios of which files, under which rules, and how.
package struct RunRequest: Sendable {
    /// Files and folders, or `-` for standard input.
    package var paths: [String]
    package var selection = Selection()

    /// A revision of git: only what differs from it.
    package var changedSince: String?

    /// Only what failed when it last ran.
    package var onlyFailed = false
    package var jobs: Int = Parallel.processorCount
    package var rulebook = RulebookChoice()

    /// Scenes of the Swift program around the command; nil without one.
    package var hosted: HostedScenes?

    package init(paths: [String]) {
        self.paths = paths
    }
}

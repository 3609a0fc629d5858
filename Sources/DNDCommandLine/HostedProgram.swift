package import DNDExploration
internal import DNDInterpreter
internal import DNDLanguage
package import DNDRunner
package import DNDSession
internal import DragDrop

/// What a surrounding Swift program contributes: its lists and views, for runs, REPL sessions and explorations.
package struct HostedProgram: Sendable {
    package let scenes: HostedScenes

    /// Begins a session of the REPL in a child process.
    package let openSession: @Sendable (ReplStart) -> any ReplChannel

    /// Begins to play paths in a child process.
    package let openPaths: @Sendable (PathStart) -> any PathPlayer

    package init(
        scenes: HostedScenes, openSession: @escaping @Sendable (ReplStart) -> any ReplChannel,
        openPaths: @escaping @Sendable (PathStart) -> any PathPlayer
    ) {
        self.scenes = scenes
        self.openSession = openSession
        self.openPaths = openPaths
    }
}

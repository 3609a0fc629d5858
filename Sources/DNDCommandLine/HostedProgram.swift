internal import DNDInterpreter
internal import DNDLanguage
package import DNDRunner
package import DNDSession
internal import DragDrop

/// What a surrounding Swift program contributes: its lists and views, for runs and for REPL sessions.
package struct HostedProgram: Sendable {
    package let scenes: HostedScenes

    /// Begins a session of the REPL in a child process.
    package let openSession: @Sendable (ReplStart) -> any ReplChannel

    package init(scenes: HostedScenes, openSession: @escaping @Sendable (ReplStart) -> any ReplChannel) {
        self.scenes = scenes
        self.openSession = openSession
    }
}

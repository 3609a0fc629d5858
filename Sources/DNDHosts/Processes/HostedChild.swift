package import DNDRunner
package import DNDSession

/// This program as its own child process, which plays for its parent.
@MainActor package enum HostedChild {
    /// Serves the parent and ends the process; returns if this is not a child process.
    package static func run(_ words: [String], _ hosts: Hosts) {
        if let child = HostChildArguments(words) { HostChild.main(child, hosts) }
        if let child = HostSessionArguments(words) { HostSessionChild.main(child, hosts) }
    }

    /// The scenes and sessions for the command line: each file runs in a child process, and so does each session.
    package static func program(
        _ hosts: Hosts
    ) -> (
        scenes: HostedScenes, openSession: @Sendable (ReplStart) -> any ReplChannel
    ) {
        let scenes = HostedScenes(names: hosts.names) { spec, numbers, options in
            HostProcess(spec, options).run(numbers)
        }
        return (scenes, { HostReplChannel($0) })
    }
}

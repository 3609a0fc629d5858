package import DNDExploration
package import DNDRunner
package import DNDSession

/// This program as its own child process, which plays for its parent.
@MainActor package enum HostedChild {
    /// Serves the parent and ends the process; returns if this is not a child process.
    package static func run(_ words: [String], _ hosts: Hosts) {
        if let child = HostChildArguments(words) { HostChild.main(child, hosts) }
        if let child = HostPathArguments(words) { HostPathChild.main(child, hosts) }
        if let child = HostSessionArguments(words) { HostSessionChild.main(child, hosts) }
    }

    /// The scenes, sessions and explorations for the command line: each file runs in a child process, and so does each
    /// session, and each thread of an exploration.
    package static func program(
        _ hosts: Hosts
    ) -> (
        scenes: HostedScenes, openSession: @Sendable (ReplStart) -> any ReplChannel,
        openPaths: @Sendable (PathStart) -> any PathPlayer
    ) {
        let scenes = HostedScenes(names: hosts.names, sizedNames: hosts.sizedNames) { spec, numbers, options in
            HostProcess(spec, options).run(numbers)
        }
        return (scenes, { HostReplChannel($0) }, { HostPathPlayer($0) })
    }
}

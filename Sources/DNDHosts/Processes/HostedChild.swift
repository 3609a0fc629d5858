package import DNDRunner
package import DNDSession

/// What this program is, when it was started by itself: a child that plays for its parent.
@MainActor package enum HostedChild {
    /// Plays what a parent asks for, and ends the process; comes back where no parent has started it.
    package static func run(_ words: [String], _ hosts: Hosts) {
        if let child = HostChildArguments(words) { HostChild.main(child, hosts) }
        if let child = HostSessionArguments(words) { HostSessionChild.main(child, hosts) }
    }

    /// What the command around the hosts is given: each file runs in a child process, and so does a session.
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

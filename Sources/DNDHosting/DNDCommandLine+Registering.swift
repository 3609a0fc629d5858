public import DNDCommandLine
internal import Foundation

extension DNDCommandLine {
    /// A `dnd` of one's own: the same commands, for specs that name delegates of this program.
    ///
    /// ```swift
    /// @main struct PeopleSpecs {
    ///     static func main() {
    ///         var hosts = Hosts()
    ///         hosts.register("people") { PeopleViewController(["Ann", "Bob"]) }
    ///         DNDCommandLine.main(registering: hosts)
    ///     }
    /// }
    /// ```
    ///
    /// Each file runs in a child process of this program, and so does a session of the REPL: a trap in a delegate ends
    /// one scenario, or takes one line back.
    @MainActor public static func main(registering hosts: Hosts) -> Never {
        // What this program says to its children is UTF-8.
        let words = Array(CommandLine.arguments.dropFirst())
        if let child = HostChildArguments(words) { HostChild.main(child, hosts) }
        if let child = HostSessionArguments(words) { HostSessionChild.main(child, hosts) }
        hostedScenes = HostedScenes(names: hosts.names) { spec, numbers, options in
            HostProcess(spec, options).run(numbers)
        } openSession: { start in
            HostReplChannel(start)
        } makePlayer: { fixture, rulebook in
            HostedSession(fixture, rulebook, hosts) { _, _ in }
        }
        main()
    }
}

public import DNDCommandLine
internal import DNDHosts
internal import Foundation
internal import System

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
        HostedChild.run(words, hosts)
        let (scenes, openSession) = HostedChild.program(hosts)
        main(
            arguments: CurrentProcess.arguments,
            program: HostedProgram(scenes: scenes, openSession: openSession))
    }
}

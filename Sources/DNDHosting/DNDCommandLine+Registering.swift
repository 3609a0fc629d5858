public import DNDCommandLine
internal import DNDHosts
internal import Foundation
internal import System

extension DNDCommandLine {
    /// Runs the commands of `dnd` in a program of your own, for specs that name delegates of this program.
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
    /// Each file and each session of the REPL runs in a child process of this program. So a trap in a delegate ends
    /// only one scenario, or undoes one line.
    @MainActor public static func main(registering hosts: Hosts) -> Never {
        // The arguments that this program passes to its children are UTF-8.
        let words = Array(CommandLine.arguments.dropFirst())
        HostedChild.run(words, hosts)
        let (scenes, openSession, openPaths) = HostedChild.program(hosts)
        main(
            arguments: CurrentProcess.arguments,
            program: HostedProgram(scenes: scenes, openSession: openSession, openPaths: openPaths))
    }
}

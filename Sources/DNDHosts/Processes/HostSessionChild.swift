internal import DNDSession
internal import DNDSpecs

/// The child process of a REPL session: plays the lines that its parent reads, on the main thread.
@MainActor enum HostSessionChild {
    static func main(_ arguments: HostSessionArguments, _ hosts: Hosts) -> Never {
        let channel = ChildChannel()
        var environment = SessionEnvironment()
        environment.files = .system
        environment.makeHosted = { fixture, rulebook in
            HostedSession(fixture, rulebook, hosts) { call, engine in
                channel.send(ChildProgress.call(engine.selector(of: call)))
            }
        }
        let server = ReplServer(arguments.start, environment: environment) { channel.send($0) }
        while true { server.answer(channel.next(ReplRequest.self)) }
    }
}

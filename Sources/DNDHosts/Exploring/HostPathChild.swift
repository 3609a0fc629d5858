package import DNDExploration
internal import System

/// The child process that plays paths: each from fresh controllers, on the main thread.
@MainActor package enum HostPathChild {
    static func main(_ arguments: HostPathArguments, _ hosts: Hosts) -> Never {
        let channel = ChildChannel()
        // Outside of the main queue, which each play serves. Nothing suspends.
        Task.immediate { @MainActor in
            await answer(channel, arguments.start, hosts) { fixture, rulebook, hosts in
                HostedSession(fixture, rulebook, hosts) { _, _ in }
            }
        }
        CurrentProcess.exit(1)
    }

    /// Answers the requests of the parent, in a test that is played for nothing else.
    package static func answerInTest(_ channel: ChildChannel, _ start: PathStart, _ hosts: Hosts) async -> Never {
        await answer(channel, start, hosts) { await AwaitedPlay($0, $1, $2) }
    }

    private static func answer(
        _ channel: ChildChannel, _ start: PathStart, _ hosts: Hosts, _ beginning: @escaping ExploredPaths.Beginning
    ) async -> Never {
        guard let paths = ExploredPaths(start, hosts, beginning) else { CurrentProcess.exit(1) }
        channel.send(PathMessage.ready)
        while true {
            channel.notePlayer()
            switch channel.next(PathMessage.self) {
            case .begin: channel.send(await paths.begin())
            case .play(let path, let from):
                await paths.play(after: path, from: from) { channel.send($0) }
                channel.send(PathMessage.done(unseenTypes: paths.unseenTypes.sorted()))
            case .ready, .begun, .choices, .played, .refused, .done: break
            }
        }
    }
}

package import DNDExploration
internal import System

/// The child process that plays paths: each from fresh controllers, on the main thread.
@MainActor package enum HostPathChild {
    static func main(_ arguments: HostPathArguments, _ hosts: Hosts) -> Never {
        let channel = ChildChannel()
        // Outside of the main queue, which each play serves. Nothing suspends.
        Task.immediate { @MainActor in
            await answer(channel, arguments.start, hosts) { ExploredPlay.served($0, $1, $2) }
        }
        CurrentProcess.exit(1)
    }

    /// Answers the requests of the parent, in a test that is played for nothing else.
    package static func answerInTest(_ channel: ChildChannel, _ start: PathStart, _ hosts: Hosts) async -> Never {
        await answer(channel, start, hosts) {
            await ExploredPlay.awaited($0, $1, $2) { channel.notePlayer() }
        }
    }

    private static func answer(
        _ channel: ChildChannel, _ start: PathStart, _ hosts: Hosts, _ beginning: @escaping ExploredPaths.Beginning
    ) async -> Never {
        guard let paths = ExploredPaths(start, hosts, beginning) else { CurrentProcess.exit(1) }
        let walk = ExploredWalk(paths)
        channel.step = { walk.playing }
        channel.send(PathMessage.ready)
        while true {
            channel.notePlayer()
            switch channel.next(PathMessage.self) {
            case .begin: channel.send(await walk.begin())
            case .play(let path, let from):
                await walk.play(after: path, from: from) { channel.send($0) }
                channel.send(PathMessage.done(unseenTypes: walk.unseenTypes.sorted()))
            case .expand(let path, let key):
                var signs = SignsOfLife(channel)
                let steps = await walk.steps(after: path, at: key) { signs.give() }
                channel.send(
                    PathMessage.expanded(
                        steps, unseenTypes: walk.unseenTypes.sorted(), parting: walk.parting))
            case .compare:
                var signs = SignsOfLife(channel)
                channel.send(PathMessage.compared(await walk.comparison { signs.give() }))
            case .ready, .begun, .choices, .played, .refused, .done, .goesOn, .expanded, .compared: break
            }
        }
    }

    /// Tells the parent now and then that the child still plays.
    private struct SignsOfLife {
        private let channel: ChildChannel
        private var last = ContinuousClock.now

        init(_ channel: ChildChannel) { self.channel = channel }

        mutating func give() {
            let now = ContinuousClock.now
            guard now - last > .milliseconds(100) else { return }
            last = now
            channel.send(PathMessage.goesOn)
        }
    }
}

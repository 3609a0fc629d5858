internal import DNDExploration
internal import System

/// The child process that plays paths: each from fresh controllers, on the main thread.
@MainActor enum HostPathChild {
    static func main(_ arguments: HostPathArguments, _ hosts: Hosts) -> Never {
        let channel = ChildChannel()
        guard let paths = ExploredPaths(arguments.start, hosts) else { CurrentProcess.exit(1) }
        while true {
            switch channel.next(PathMessage.self) {
            case .begin: channel.send(PathMessage.played(paths.begin()))
            case .play(let path, let from):
                paths.play(after: path, from: from) { channel.send($0) }
                channel.send(PathMessage.done(unseenTypes: paths.unseenTypes.sorted()))
            case .choices, .played, .refused, .done: break
            }
        }
    }
}

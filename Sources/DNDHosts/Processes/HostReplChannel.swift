internal import DNDSession
internal import DragDrop

/// A session of the REPL in a child process of this program.
final class HostReplChannel: ReplChannel {
    private let connection: HostConnection

    init(_ start: ReplStart) {
        connection = HostConnection(HostSessionArguments(start).words)
    }

    func send(_ request: ReplRequest) {
        connection.send(request)
    }

    func next(isInterrupted: () -> Bool) -> ReplEvent? {
        let event = connection.next(ReplEvent.self, isInterrupted: isInterrupted)
        if case .begin = event { connection.beginScenario() }
        return event
    }

    func end(_ rest: String) -> [String] {
        connection.end().lines(rest)
    }
}

/// The arguments of a session's child process.
struct HostSessionArguments {
    /// The first argument of such a child; no command has this name.
    private static let command = "__session"

    let start: ReplStart

    init(_ start: ReplStart) {
        self.start = start
    }

    var words: [String] {
        [Self.command, start.isScript ? "script" : "terminal", start.usesColor ? "color" : "plain"]
            + start.rulebook.options
    }

    /// Nil if these are the arguments of a command.
    init?(_ words: [String]) {
        guard words.count >= 3, words[0] == Self.command else { return nil }
        start = ReplStart(
            isScript: words[1] == "script", usesColor: words[2] == "color",
            rulebook: RulebookChoice(options: Array(words[3...])))
    }
}

internal import DNDResults

/// The messages between two processes. Embedded Swift has only one process, and no `Codable`.
#if hasFeature(Embedded)
    package typealias ReplMessage = Sendable
#else
    package typealias ReplMessage = Codable & Sendable
#endif

/// A line and its source.
package struct ReplLine: Equatable, ReplMessage {
    let text: String
    let name: String
    let line: Int
}

/// A request to a session in another process.
package enum ReplRequest: ReplMessage {
    case greet(columns: Int?)
    case run(ReplLine, columns: Int?)

    /// Replays earlier lines without output.
    case replay([ReplLine])
    case complete(buffer: String, cursorUTF8: Int)
    case finish
}

/// An event from such a session. `done` or `completion` ends an answer.
package enum ReplEvent: ReplMessage {
    /// A line of output.
    case text(String)

    /// A line begins, typed or from a loaded file.
    case begin(ReplLine)

    /// A line changed the session, so a new session must replay it.
    case kept(ReplLine)

    /// A delegate is about to be called.
    case call(String)
    case completion(ReplCandidates)
    case done(ReplAnswer)
}

/// The outcome of a line.
package struct ReplAnswer: ReplMessage {
    /// Nil when the session continues.
    var exitCode: Int32?
    var leaves = false
    let stateLine: String

    var reaction: Repl.Reaction {
        if leaves { return .leave }
        guard let exitCode else { return .goOn }
        return .failed(ExitCode(rawValue: exitCode) ?? .software)
    }
}

/// The candidates at the cursor.
package struct ReplCandidates: ReplMessage {
    struct Candidate: ReplMessage {
        let insertion: String
        let label: String
        let description: String
    }

    let candidates: [Candidate]
    let lowerBound: Int
    let upperBound: Int
}

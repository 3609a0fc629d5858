internal import DNDResults

/// What travels between two processes. Embedded Swift has one, and no `Codable`.
#if hasFeature(Embedded)
    package typealias ReplMessage = Sendable
#else
    package typealias ReplMessage = Codable & Sendable
#endif

/// A line, and where it was read.
package struct ReplLine: Equatable, ReplMessage {
    let text: String
    let name: String
    let line: Int
}

/// What a session is asked that lives in another process.
package enum ReplRequest: ReplMessage {
    case greet(columns: Int?)
    case run(ReplLine, columns: Int?)

    /// Lines that were played before, without a word.
    case replay([ReplLine])
    case complete(buffer: String, cursorUTF8: Int)
    case finish
}

/// What such a session says. `done` or `completion` is the end of an answer.
package enum ReplEvent: ReplMessage {
    /// A line for the reader.
    case text(String)

    /// A line begins, of somebody at the terminal or of a file that is loaded.
    case begin(ReplLine)

    /// A line has changed the session: it is to be played again where the session has to be made anew.
    case kept(ReplLine)

    /// A delegate is about to be called.
    case call(String)
    case completion(ReplCandidates)
    case done(ReplAnswer)
}

/// How a line has ended.
package struct ReplAnswer: ReplMessage {
    /// Nil where the session goes on.
    var exitCode: Int32?
    var leaves = false
    let stateLine: String

    var reaction: Repl.Reaction {
        if leaves { return .leave }
        guard let exitCode else { return .goOn }
        return .failed(ExitCode(rawValue: exitCode) ?? .software)
    }
}

/// What could stand at the cursor.
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

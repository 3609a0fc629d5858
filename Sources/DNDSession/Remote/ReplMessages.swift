package import DNDResults
package import JSON
package import SourceText

/// A line and its source.
package struct ReplLine: Equatable, Sendable {
    let text: String
    let name: String
    let line: Int
}

/// A request to a session in another process.
package enum ReplRequest: Sendable {
    case greet(columns: Int?)
    case run(ReplLine, columns: Int?)

    /// Replays earlier lines without output.
    case replay([ReplLine])
    case complete(buffer: String, cursorUTF8: Int)
    case finish
}

/// An event from such a session. `done` or `completion` ends an answer.
package enum ReplEvent: Sendable {
    /// A line of output.
    case text(String)

    /// A line begins, typed or from a loaded file.
    case begin(ReplLine)

    /// A line changed the session, so a new session must replay it.
    case kept(ReplLine)
    case completion(Completion)
    case done(ReplAnswer)
}

/// The outcome of a line.
package struct ReplAnswer: Sendable {
    /// Nil when the session continues.
    var exitCode: ExitCode?
    var leaves = false
    let stateLine: String

    var reaction: Repl.Reaction {
        if leaves { return .leave }
        return exitCode.map { .failed($0) } ?? .goOn
    }
}

// MARK: - JSON

extension ReplRequest: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .greet(let columns): ["greet": ["columns": columns.json]]
        case .run(let line, let columns): ["run": ["line": line.json, "columns": columns.json]]
        case .replay(let lines): ["replay": lines.json]
        case .complete(let buffer, let cursor): ["complete": ["buffer": buffer.json, "cursorUTF8": cursor.json]]
        case .finish: ["finish": true.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("greet", let json): self = try .greet(columns: json["columns"])
        case ("run", let json): self = try .run(json["line"], columns: json["columns"])
        case ("replay", let json): self = try .replay(Array(json: json))
        case ("complete", let json): self = try .complete(buffer: json["buffer"], cursorUTF8: json["cursorUTF8"])
        case ("finish", _): self = .finish
        default: throw JSONMismatch()
        }
    }
}

extension ReplEvent: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .text(let text): ["text": text.json]
        case .begin(let line): ["begin": line.json]
        case .kept(let line): ["kept": line.json]
        case .completion(let completion): ["completion": completion.json]
        case .done(let answer): ["done": answer.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("text", let json): self = try .text(String(json: json))
        case ("begin", let json): self = try .begin(ReplLine(json: json))
        case ("kept", let json): self = try .kept(ReplLine(json: json))
        case ("completion", let json): self = try .completion(Completion(json: json))
        case ("done", let json): self = try .done(ReplAnswer(json: json))
        default: throw JSONMismatch()
        }
    }
}

extension ReplLine: JSONConvertible {
    package var json: JSONTree { ["text": text.json, "name": name.json, "line": line.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(text: json["text"], name: json["name"], line: json["line"])
    }
}

extension ReplAnswer: JSONConvertible {
    package var json: JSONTree { ["exitCode": exitCode.json, "leaves": leaves.json, "stateLine": stateLine.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(exitCode: json["exitCode"], leaves: json["leaves"], stateLine: json["stateLine"])
    }
}

extension ExitCode: JSONConvertible {}

extension Completion: JSONConvertible {
    package var json: JSONTree {
        ["candidates": candidates.json, "lower": replacedUTF8.lowerBound.json, "upper": replacedUTF8.upperBound.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let (lower, upper): (Int, Int) = try (json["lower"], json["upper"])
        try self.init(candidates: json["candidates"], replacing: lower..<max(lower, upper))
    }
}

extension Completion.Candidate: JSONConvertible {
    package var json: JSONTree {
        [
            "insertion": insertion.json, "label": label.json, "description": description.json, "group": group.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(json["insertion"], label: json["label"], description: json["description"])
        group = try json["group"]
    }
}

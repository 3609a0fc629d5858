package import DNDResults
package import JSON

/// An event of a run. The order is: the beginning, then files, scenarios and problems, then the end.
///
/// Every report is a function of these events, and `--format ndjson` writes them unchanged. Changes that a reader of an
/// older version would misunderstand increase ``RunBegan/version``.
package enum RunEvent: Hashable, Sendable {
    case began(RunBegan)

    /// The diagnostics of a file: errors or warnings.
    case file(FileEvent)
    case scenario(ScenarioEvent)

    /// A reason why the run is incomplete: a missing file, or an empty selection.
    case problem(Problem)
    case ended(RunEnded)

    package struct Problem: Hashable, Sendable, JSONConvertible {
        /// Starts in lower case, without a full stop.
        package var message: String

        /// A sentence that says what to do; empty when that is obvious.
        package var remedy: String

        package init(message: String, remedy: String = "") {
            self.message = message
            self.remedy = remedy
        }

        package init(json: JSONTree) throws(JSONMismatch) {
            (message, remedy) = try (json["message"], json["remedy"])
        }

        package var json: JSONTree { ["message": message.json, "remedy": remedy.json] }
    }
}

/// The beginning of a run.
package struct RunBegan: Hashable, Sendable, JSONConvertible {
    /// The version of the stream format.
    package static let currentVersion = 1

    package var version = RunBegan.currentVersion

    /// The version of the program that wrote the event.
    package var dnd: String

    /// `2/5` for the second of five parts.
    package var shard: String?

    /// The seed of `--order random`.
    package var seed: UInt64?

    package init(dnd: String, shard: String? = nil, seed: UInt64? = nil) {
        self.dnd = dnd
        self.shard = shard
        self.seed = seed
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        (version, dnd, shard, seed) = try (json["version"], json["dnd"], json["shard"], json["seed"])
    }

    package var json: JSONTree { ["version": version.json, "dnd": dnd.json, "shard": shard.json, "seed": seed.json] }
}

/// The end of a run, with its totals.
package struct RunEnded: Hashable, Sendable, JSONConvertible {
    package var files: Int
    package var filesWithErrors: Int
    package var expectations: Int

    /// The number of scenarios in each state.
    package var counts: [ScenarioState: Int]

    /// The flaky scenarios that `--allow-flaky` accepts.
    package var allowedFlaky: Int

    /// Scenarios that were selected and not run, because of `--fail-fast`.
    package var notRun: Int

    /// Whether only the scenarios tagged `@only` ran.
    package var onlyMarked: Bool
    package var microseconds: Int
    package var exitCode: Int

    package init(
        _ summary: RunSummary, notRun: Int = 0, onlyMarked: Bool = false, microseconds: Int = 0, exitCode: Int = 0
    ) {
        files = summary.fileCount
        filesWithErrors = summary.badFileCount
        expectations = summary.expectationCount
        counts = [:]
        for state in ScenarioState.allCases where summary[state] > 0 { counts[state] = summary[state] }
        allowedFlaky = summary.allowedFlaky
        self.notRun = notRun
        self.onlyMarked = onlyMarked
        self.microseconds = microseconds
        self.exitCode = exitCode
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        (files, filesWithErrors) = try (json["files"], json["filesWithErrors"])
        (expectations, counts) = try (json["expectations"], json["counts"])
        (allowedFlaky, notRun) = try (json["allowedFlaky"], json["notRun"])
        (onlyMarked, microseconds) = try (json["onlyMarked"], json["microseconds"])
        exitCode = try json["exitCode"]
    }

    package var json: JSONTree {
        [
            "files": files.json, "filesWithErrors": filesWithErrors.json, "expectations": expectations.json,
            "counts": counts.json, "allowedFlaky": allowedFlaky.json, "notRun": notRun.json,
            "onlyMarked": onlyMarked.json, "microseconds": microseconds.json, "exitCode": exitCode.json,
        ]
    }

    package var summary: RunSummary {
        var summary = RunSummary()
        summary.fileCount = files
        summary.badFileCount = filesWithErrors
        summary.expectationCount = expectations
        summary.allowedFlaky = allowedFlaky
        for (state, count) in counts { summary[state] = count }
        return summary
    }
}

extension RunEvent: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .began(let began): Self.json("began", began)
        case .file(let file): Self.json("file", file)
        case .scenario(let scenario): Self.json("scenario", scenario)
        case .problem(let problem): Self.json("problem", problem)
        case .ended(let ended): Self.json("ended", ended)
        }
    }

    private static func json(_ name: String, _ event: some JSONConvertible) -> JSONTree {
        guard case .object(let members) = event.json else { preconditionFailure("The event \(name) is no object.") }
        return JSONTree(members: members + [("event", name.json)])
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json["event"] as String {
        case "began": self = .began(try RunBegan(json: json))
        case "file": self = .file(try FileEvent(json: json))
        case "scenario": self = .scenario(try ScenarioEvent(json: json))
        case "problem": self = .problem(try Problem(json: json))
        case "ended": self = .ended(try RunEnded(json: json))
        default: throw JSONMismatch()
        }
    }
}

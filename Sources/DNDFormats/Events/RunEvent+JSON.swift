internal import DNDResults
package import JSON

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

extension RunEvent.Problem: JSONConvertible {
    package var json: JSONTree { ["message": message.json, "remedy": remedy.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(message: json["message"], remedy: json["remedy"])
    }
}

extension RunBegan: JSONConvertible {
    package var json: JSONTree {
        ["version": version.json, "dnd": dnd.json, "shard": shard.json, "seed": seed.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(dnd: json["dnd"], shard: json["shard"], seed: json["seed"])
        version = try json["version"]
    }
}

extension RunEnded: JSONConvertible {
    package var json: JSONTree {
        [
            "files": files.json, "filesWithErrors": filesWithErrors.json, "expectations": expectations.json,
            "counts": counts.json, "allowedFlaky": allowedFlaky.json, "notRun": notRun.json,
            "onlyMarked": onlyMarked.json, "microseconds": microseconds.json, "exitCode": exitCode.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        (files, filesWithErrors) = try (json["files"], json["filesWithErrors"])
        (expectations, counts) = try (json["expectations"], json["counts"])
        (allowedFlaky, notRun) = try (json["allowedFlaky"], json["notRun"])
        (onlyMarked, microseconds) = try (json["onlyMarked"], json["microseconds"])
        exitCode = try json["exitCode"]
    }
}

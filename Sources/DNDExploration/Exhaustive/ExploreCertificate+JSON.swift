internal import DNDResults
package import JSON

/// The certificate as JSON, described by `docs/certificate.schema.json`.
extension ExploreCertificate: JSONConvertible {
    package var json: JSONTree {
        [
            "scene": scene.json, "gestures": gestures.json, "omittedVerbs": omittedVerbs.json,
            "assumptions": assumptions.json, "unreached": unreached.json, "sizes": sizes.json,
            "verdict": verdict.word.json, "command": command.json, "version": version.json,
            "reached": reached.json, "hasHiddenMemory": hasHiddenMemory.json, "findings": findings.json,
            "comparedWith": comparedWith.json, "shard": (shard?.text).json,
            "records": records.isEmpty ? .null : records.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(
            scene: try json["scene"], gestures: try json["gestures"], omittedVerbs: try json["omittedVerbs"],
            assumptions: try json["assumptions"], unreached: try json["unreached"], sizes: try json["sizes"],
            command: try json["command"], version: try json["version"])
        hasHiddenMemory = try json["hasHiddenMemory"]
        findings = try json["findings"]
        let reached: [Reached]? = try json["reached"]
        self.reached = reached ?? []
        comparedWith = try json["comparedWith"]
        let shard: String? = try json["shard"]
        self.shard = shard.flatMap { Shard($0) }
        let records: [ExploreRecord]? = try json["records"]
        self.records = records ?? []
    }
}

extension ExploreCertificate.Finding: JSONConvertible {
    package var json: JSONTree { ["failure": failure.json, "rows": rows.json, "steps": steps.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(failure: try json["failure"], rows: try json["rows"], steps: try json["steps"])
    }
}

extension ExploreCertificate.Reached: JSONConvertible {
    package var json: JSONTree { ["pattern": pattern.json, "rows": rows.json, "steps": steps.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(pattern: try json["pattern"], rows: try json["rows"], steps: try json["steps"])
    }
}

extension ExploreCertificate.Size: JSONConvertible {
    package var json: JSONTree {
        let failures: Int? = if case .failed(let count, _) = verdict { count } else { nil }
        return [
            "rows": rows.json, "states": states.json, "transitions": transitions.json, "depth": depth.json,
            "verdict": verdict.word.json, "limit": verdict.limit.json, "failures": failures.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let word: String = try json["verdict"]
        let verdict: ExploreCertificate.Verdict =
            switch word {
            case "proved": .proved
            case "bounded": .bounded(by: try json["limit"])
            case "failed": .failed(count: try json["failures"], upTo: try json["limit"])
            default: throw JSONMismatch()
            }
        self.init(
            rows: try json["rows"], states: try json["states"], transitions: try json["transitions"],
            depth: try json["depth"], verdict: verdict)
    }
}

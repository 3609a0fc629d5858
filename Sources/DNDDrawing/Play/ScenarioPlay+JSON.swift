package import JSON

extension ScenarioPlay: JSONConvertible {
    package var json: JSONTree {
        [
            "sequence": sequence.json, "moments": moments.json, "ledger": ledger.isEmpty ? .null : ledger.json,
            "deciding": deciding.json, "source": source.json, "scenario": scenario.json,
            "obstacle": obstacle.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let ledger: [String]? = try json["ledger"]
        try self.init(
            sequence: json["sequence"], moments: json["moments"], ledger: ledger ?? [], deciding: json["deciding"],
            source: json["source"], scenario: json["scenario"], obstacle: json["obstacle"])
    }
}

extension ScenarioPlay.Moment: JSONConvertible {
    package var json: JSONTree {
        [
            "step": step.json, "file": file.json, "line": line.json, "messages": messageCount.json,
            "scene": scene.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            step: json["step"], file: json["file"], line: json["line"], messageCount: json["messages"],
            scene: json["scene"])
    }
}

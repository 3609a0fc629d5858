package import DNDResults
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

extension SceneMoment: JSONConvertible {
    package var json: JSONTree { ["lists": lists.json, "drag": drag.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(lists: json["lists"], drag: json["drag"])
    }
}

extension SceneMoment.List: JSONConvertible {
    package var json: JSONTree {
        [
            "name": name.json, "kind": kind.json, "app": app.json, "isBroken": isBroken ? true.json : .null,
            "proposal": proposal.json, "data": data.json, "sections": sections.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let isBroken: Bool? = try json["isBroken"]
        try self.init(
            name: json["name"], kind: json["kind"], app: json["app"], isBroken: isBroken ?? false,
            proposal: json["proposal"], data: json["data"], sections: json["sections"])
    }
}

extension SceneMoment.Section: JSONConvertible {
    package var json: JSONTree { ["title": title.json, "rows": rows.json, "gap": gap.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(title: json["title"], rows: json["rows"], gap: json["gap"])
    }
}

extension SceneMoment.Row: JSONConvertible {
    package var json: JSONTree { ["label": label.json, "marks": marks.isEmpty ? .null : marks.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        let marks: [SceneMoment.Row.Mark]? = try json["marks"]
        try self.init(label: json["label"], marks: marks ?? [])
    }
}

extension SceneMoment.Row.Mark: JSONConvertible {}

extension SceneMoment.Drag: JSONConvertible {
    package var json: JSONTree { ["state": state.json, "labels": labels.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(state: json["state"], labels: json["labels"])
    }
}

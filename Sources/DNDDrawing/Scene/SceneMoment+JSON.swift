package import DNDResults
package import JSON

/// The lists of a moment, for pages: `Page/rows.js` draws them.
extension SceneMoment: JSONConvertible {
    package var json: JSONTree { ["lists": lists.json, "drag": drag.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(lists: json["lists"], drag: json["drag"])
    }
}

extension SceneMoment.List: JSONConvertible {
    package var json: JSONTree {
        [
            "name": name.json, "spelling": spelling.json, "kind": kind.json, "app": app.json,
            "isBroken": isBroken ? true.json : .null, "proposal": proposal.json, "data": data.json,
            "sections": sections.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let isBroken: Bool? = try json["isBroken"]
        try self.init(
            name: json["name"], spelling: json["spelling"], kind: json["kind"], app: json["app"],
            isBroken: isBroken ?? false, proposal: json["proposal"], data: json["data"], sections: json["sections"])
    }
}

extension SceneMoment.Section: JSONConvertible {
    package var json: JSONTree { ["title": title.json, "rows": rows.json, "gap": gap.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(title: json["title"], rows: json["rows"], gap: json["gap"])
    }
}

extension SceneMoment.Row: JSONConvertible {
    package var json: JSONTree {
        ["label": label.json, "name": name.json, "marks": marks.isEmpty ? .null : marks.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let marks: [SceneMoment.Row.Mark]? = try json["marks"]
        try self.init(label: json["label"], name: json["name"], marks: marks ?? [])
    }
}

extension SceneMoment.Row.Mark: JSONConvertible {}

extension SceneMoment.Drag: JSONConvertible {
    package var json: JSONTree { ["state": state.json, "labels": labels.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(state: json["state"], labels: json["labels"])
    }
}

package import JSON

extension CallSequence: JSONConvertible {
    /// The version of documents with sequences: increased by changes that readers of an older one would misunderstand.
    package static let documentVersion = 1

    /// Sequences as `docs/trace.schema.json` describes them.
    package static func document(_ sequences: [CallSequence]) -> JSONTree {
        ["scenarios": sequences.json, "version": documentVersion.json]
    }

    package var json: JSONTree {
        [
            "title": title.json, "file": file.json, "line": line.json, "caseLine": caseLine.json, "state": state.json,
            "lists": lists.json, "participants": participants.json, "messages": messages.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            title: json["title"], file: json["file"], line: json["line"], caseLine: json["caseLine"],
            state: json["state"], lists: json["lists"], participants: json["participants"],
            messages: json["messages"])
    }
}

extension CallSequence.List: JSONConvertible {
    package var json: JSONTree { ["name": name.json, "kind": kind.json, "app": app.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(name: json["name"], kind: json["kind"], app: json["app"])
    }
}

extension CallSequence.Participant: JSONConvertible {
    package var json: JSONTree { ["id": id.json, "role": role.json, "list": list.json, "title": title.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(id: json["id"], role: json["role"], list: json["list"], title: json["title"])
    }
}

extension CallSequence.Message: JSONConvertible {
    package var json: JSONTree {
        [
            "kind": kind.json, "number": number.json, "from": from.json, "to": to.json, "text": text.json,
            "arguments": arguments.json, "list": list.json, "answer": answer.json, "rule": rule.json,
            "questions": questions.json, "depth": depth.json, "milliseconds": milliseconds.json, "file": file.json,
            "line": line.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            kind: json["kind"], number: json["number"], from: json["from"], to: json["to"], text: json["text"],
            arguments: json["arguments"], list: json["list"], answer: json["answer"], rule: json["rule"],
            questions: json["questions"], depth: json["depth"], milliseconds: json["milliseconds"],
            file: json["file"], line: json["line"])
    }
}

extension CallSequence.Message.Kind: JSONConvertible {}
extension CallSequence.Participant.Role: JSONConvertible {}

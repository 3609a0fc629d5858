package import DNDDrawing
package import DNDResults
package import JSON

extension ScenarioEvent: JSONConvertible {
    package var json: JSONTree {
        [
            "id": id.json, "name": name.json, "file": file.json, "line": line.json, "caseLine": caseLine.json,
            "tags": tags.json, "state": state.json, "reason": reason.json, "isFailure": isFailure.json,
            "expectations": expectations.json, "microseconds": microseconds.json, "repetition": repetition.json,
            "attempts": attempts.json, "failures": failures.json, "steps": steps.json, "trace": trace.json,
            "sequence": sequence.json, "play": play.json, "remarks": remarks.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            id: json["id"], name: json["name"], file: json["file"], line: json["line"], caseLine: json["caseLine"],
            tags: json["tags"], state: json["state"], reason: json["reason"], isFailure: json["isFailure"],
            expectations: json["expectations"], microseconds: json["microseconds"], repetition: json["repetition"],
            attempts: json["attempts"], failures: json["failures"], steps: json["steps"], trace: json["trace"],
            sequence: json["sequence"], play: json["play"], remarks: json["remarks"])
    }
}

extension ScenarioEvent.Failure: JSONConvertible {
    package var json: JSONTree { ["place": place.json, "title": title.json, "text": styledText.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(place: json["place"], title: json["title"], styledText: json["text"])
    }
}

extension ScenarioEvent.Step: JSONConvertible {
    package var json: JSONTree { ["line": line.json, "text": text.json, "state": state.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(line: json["line"], text: json["text"], state: json["state"])
    }
}

extension ScenarioEvent.Step.State: JSONConvertible {}
extension ScenarioState: JSONConvertible {}

extension FileEvent: JSONConvertible {
    package var json: JSONTree { ["file": file.json, "isFailure": isFailure.json, "diagnostics": diagnostics.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(file: json["file"], isFailure: json["isFailure"], diagnostics: json["diagnostics"])
    }
}

extension FileEvent.Diagnosed: JSONConvertible {
    package var json: JSONTree {
        [
            "place": place.json, "code": code.json, "isError": isError.json, "title": title.json,
            "text": styledText.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            place: json["place"], code: json["code"], isError: json["isError"], title: json["title"],
            styledText: json["text"])
    }
}

extension SourceSpan: JSONConvertible {
    package var json: JSONTree {
        [
            "file": file.json, "line": line.json, "column": column.json, "endLine": endLine.json,
            "endColumn": endColumn.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            file: json["file"], line: json["line"], column: json["column"], endLine: json["endLine"],
            endColumn: json["endColumn"])
    }
}

// MARK: - Styles

/// In JSON the text loses its styles.
extension StyledText: JSONConvertible {
    package var json: JSONTree { .string(plain) }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(try String(json: json))
    }
}

extension ScenarioEvent {
    /// The styles of its texts, for processes that exchange the event.
    package var marks: [[StyledText.Mark]] {
        get { failures.map { $0.styledText.marks } + trace.map { $0.marks } }
        set {
            for (index, marks) in newValue.enumerated() {
                if failures.indices.contains(index) {
                    failures[index].styledText.marks = marks
                } else if trace.indices.contains(index - failures.count) {
                    trace[index - failures.count].marks = marks
                }
            }
        }
    }
}

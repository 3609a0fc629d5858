internal import DNDResults
package import DragDrop
package import JSON
internal import SourceText

extension PathMessage: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .ready: ["ready": true.json]
        case .begin: ["begin": true.json]
        case .begun(let step, let methods): ["begun": ["step": step.json, "methods": methods.json]]
        case .play(let path, let from): ["play": ["path": path.json, "from": from.json]]
        case .choices(let texts): ["choices": texts.json]
        case .played(let step): ["played": step.json]
        case .refused: ["refused": true.json]
        case .done(let types): ["done": types.json]
        case .expand(let path, let key): ["expand": ["path": path.json, "key": key.json]]
        case .goesOn: ["goesOn": true.json]
        case .expanded(let steps, let types, let parting):
            ["expanded": ["steps": steps.json, "unseenTypes": types.json, "parting": parting.json]]
        case .compare: ["compare": true.json]
        case .compared(let parting): ["compared": ["parting": parting.json]]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("ready", _): self = .ready
        case ("begin", _): self = .begin
        case ("begun", let json): self = try .begun(json["step"], methods: json["methods"])
        case ("play", let json): self = try .play(path: json["path"], from: json["from"])
        case ("choices", let json): self = try .choices([String](json: json))
        case ("played", let json): self = try .played(PlayedStep(json: json))
        case ("refused", _): self = .refused
        case ("done", let json): self = try .done(unseenTypes: [String](json: json))
        case ("expand", let json): self = try .expand(path: json["path"], key: json["key"])
        case ("goesOn", _): self = .goesOn
        case ("expanded", let json):
            self = try .expanded(json["steps"], unseenTypes: json["unseenTypes"], parting: json["parting"])
        case ("compare", _): self = .compare
        case ("compared", let json): self = try .compared(json["parting"])
        default: throw JSONMismatch()
        }
    }
}

extension PlayedStep: JSONConvertible {
    /// Without what most steps lack.
    package var json: JSONTree {
        [
            "text": text.json, "key": key.json, "isSettled": isSettled ? true.json : .null,
            "isOver": isOver ? true.json : .null, "failures": failures.isEmpty ? .null : failures.json,
            "compared": compared.json, "covered": covered.isEmpty ? .null : covered.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let (text, key): (String, StateKey?) = try (json["text"], json["key"])
        let (isSettled, isOver): (Bool?, Bool?) = try (json["isSettled"], json["isOver"])
        let (failures, covered): ([RemoteFailure]?, [CoverageItem]?) = try (json["failures"], json["covered"])
        self.init(
            text, key: key, isSettled: isSettled ?? false, isOver: isOver ?? false, failures: failures ?? [],
            compared: try json["compared"], covered: covered ?? [])
    }
}

extension CoverageItem: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .pattern(let range): ["pattern": range.json]
        case .answer(let text): ["answer": text.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("pattern", let json): self = try .pattern(SourceRange(json: json))
        case ("answer", let json): self = try .answer(String(json: json))
        default: throw JSONMismatch()
        }
    }
}

extension ComparedState: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .underway: ["underway": true.json]
        case .atRest(let lists): ["atRest": lists.json]
        case .over: ["over": true.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("underway", _): self = .underway
        case ("atRest", let json): self = try .atRest([ComparedRows](json: json))
        case ("over", _): self = .over
        default: throw JSONMismatch()
        }
    }
}

extension ComparedRows: JSONConvertible {
    package var json: JSONTree { ["name": name.json, "shown": shown.json, "data": data.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(name: try json["name"], shown: try json["shown"], data: try json["data"])
    }
}

extension StateKey: JSONConvertible {
    package var json: JSONTree { [Int(bitPattern: UInt(first)), Int(bitPattern: UInt(second))].json }

    package init(json: JSONTree) throws(JSONMismatch) {
        let parts = try [Int](json: json)
        guard parts.count == 2 else { throw JSONMismatch() }
        self.init(first: UInt64(bitPattern: Int64(parts[0])), second: UInt64(bitPattern: Int64(parts[1])))
    }
}

extension StepParting: JSONConvertible {
    package var json: JSONTree { ["path": path.json, "arrival": arrival.json, "steps": steps.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(try json["steps"], after: try json["path"], or: try json["arrival"])
    }
}

extension RemoteFailure: JSONConvertible {
    package var json: JSONTree {
        ["failure": failure.json, "invariant": invariant.json, "expectation": expectation.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(
            try json["failure"], invariant: try json["invariant"], expectation: try json["expectation"])
    }
}

extension ExploreFailure: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .exception(let citation): ["exception": "\(citation)".json]
        case .finding(let code, let list): ["finding": code.rawValue.json, "list": list.json]
        case .fault(let range): ["fault": range.json]
        case .invariant(let range): ["invariant": range.json]
        case .death(let cause, let delegate): ["death": cause.json, "of": delegate.rawValue.json]
        case .difference(let list): ["difference": list.json]
        case .end(let delegate): ["end": true.json, "of": delegate.rawValue.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let (exception, finding, death): (String?, String?, String?) =
            try (json["exception"], json["finding"], json["death"])
        let (fault, invariant): (SourceRange?, SourceRange?) = try (json["fault"], json["invariant"])
        let (list, ends, name): (String?, Bool?, String?) = try (json["difference"], json["end"], json["of"])
        let delegate = name.flatMap { ComparedDelegate(rawValue: $0) } ?? .explored
        if let citation = exception.flatMap({ Citation($0) }) {
            self = .exception(citation)
        } else if let code = finding.flatMap({ Finding.Code(rawValue: $0) }) {
            self = .finding(code, list: try json["list"])
        } else if let fault {
            self = .fault(fault)
        } else if let invariant {
            self = .invariant(invariant)
        } else if let death {
            self = .death(death, of: delegate)
        } else if let list {
            self = .difference(list: list)
        } else if ends == true {
            self = .end(delegate)
        } else {
            throw JSONMismatch()
        }
    }
}

extension SourceRange: JSONConvertible {
    package var json: JSONTree { [Int(file.rawValue), Int(lowerBound), Int(upperBound)].json }

    package init(json: JSONTree) throws(JSONMismatch) {
        let parts = try [Int](json: json)
        guard parts.count == 3 else { throw JSONMismatch() }
        self.init(
            file: FileID(rawValue: .init(truncatingIfNeeded: parts[0])),
            lowerBound: .init(truncatingIfNeeded: parts[1]), upperBound: .init(truncatingIfNeeded: parts[2]))
    }
}

extension PathStart: JSONConvertible {
    package var json: JSONTree {
        [
            "file": file.json, "name": name.json, "root": root.json, "text": text.json, "scenario": scenario.json,
            "rows": rows.json, "isCompared": isCompared.json, "gestures": gestures.json,
            "omittedVerbs": omittedVerbs.json, "ignored": ignored.json,
            "assumed": assumed.json, "omittedRules": omittedRules.json, "share": [share.index, share.count].json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        self.init(
            file: try json["file"], name: try json["name"], root: try json["root"], text: try json["text"],
            scenario: try json["scenario"], rows: try json["rows"], isCompared: try json["isCompared"],
            gestures: try json["gestures"],
            omittedVerbs: try json["omittedVerbs"], ignored: try json["ignored"], assumed: try json["assumed"],
            omittedRules: try json["omittedRules"])
        let share: [Int] = try json["share"]
        guard share.count == 2, share[1] > 0 else { throw JSONMismatch() }
        self.share = StateShare(share[0], of: share[1])
    }
}

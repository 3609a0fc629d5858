internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// The reason why a delegate method was or was not called.
struct Why {
    private let engine: Engine

    init(_ engine: Engine) {
        self.engine = engine
    }

    /// The lines for a method, by short name or full selector; nil for an unknown method.
    func lines(_ method: String) -> [String]? {
        guard let name = Self.shortName(method) else { return nil }
        if let (call, rule) = lastCall(of: name) {
            return ["\(call) was called:"] + reason(rule)
        }
        let rules = engine.silenceRules(of: name, in: nil)
        guard let rule = rules.last else {
            return ["\(name) has not been called: no gesture has come near it yet."]
        }
        return ["\(name) has not been called:"] + reason(rule)
    }

    /// The last call, implemented or not, and its rule.
    private func lastCall(of name: String) -> (String, Citation?)? {
        for entry in engine.trace.reversed() {
            guard case .call(let call, let answer, let isImplemented) = entry.kind,
                engine.adapter(of: call.list)[call.question]?.name == name
            else { continue }
            let text = Spelling.call(call, answer: answer, engine: engine, withList: engine.lists.count > 1)
            return (isImplemented ? text : "\(text) (the method is absent; this is the default)", entry.citation)
        }
        return nil
    }

    private func reason(_ citation: Citation?) -> [String] {
        guard let citation else { return [] }
        return [
            "  \(citation.description)  \(citation.sentence)",
            "  \(citation.grade.description): \(citation.source)",
        ]
    }

    private static func shortName(_ method: String) -> String? {
        for kind in ListKind.allCases {
            for entry in Adapter.of(kind).methods where entry.name == method || entry.selector == method {
                return entry.name
            }
        }
        return nil
    }

    /// All short names, for suggestions and completion.
    static var methodNames: [String] {
        var names: [String] = []
        for kind in ListKind.allCases {
            for entry in Adapter.of(kind).methods where !names.contains(entry.name) { names.append(entry.name) }
        }
        return names
    }
}

internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations about items, loads and their progress.
extension ScenarioPlayer {
    mutating func judgeProvider(_ expectation: Expectation, at range: SourceRange) throws(ScriptFault) -> Mismatch? {
        switch expectation {
        case .metadata(let field, let name, let list, let wanted):
            let list = try receiver(list, at: range)
            let actual = metadata(field, of: engine.item(labelled: name.text), in: list)
            return value(
                "\(field.rawValue) of \(name.text)", Self.words(wanted, field), Self.words(actual, field),
                holds: wanted == actual, at: range)
        case .session(let demand, let list, let wanted):
            let actual = demand.holds(ofSessionIn: try receiver(list, at: range), engine: engine)
            return value("session", wanted ? "yes" : "no", actual ? "yes" : "no", holds: wanted == actual, at: range)
        case .error(let wanted):
            announceLoads()
            let actual = engine.deliveries.lastError?.text
            let holds = wanted.map { pattern in actual.map { TextPattern(pattern).matches($0) } ?? false }
            return value(
                "error", wanted ?? "none", actual ?? "none", holds: holds ?? (actual == nil), at: range)
        case .progress(let name, let wanted): return judgeProgress(of: name, wanted, at: range)
        case .delivered(let wanted):
            announceLoads()
            return value(
                "delivered", wanted.words, engine.deliveries.last?.form.words ?? "none",
                holds: wanted.fits(engine.deliveries.last?.form), at: range)
        case .provided(let names):
            announceLoads()
            let wanted = names.map { $0.text }
            let actual = engine.deliveries.providedItems.map { engine.label(of: $0) }
            return value("provided", Self.listed(wanted), Self.listed(actual), holds: wanted == actual, at: range)
        case .queue(let wanted):
            let actual = engine.deliveries.lastQueue.map { $0 == .main ? "main" : "background" }
            return value(
                "queue", wanted.rawValue, actual ?? "no completion handler has run", holds: actual == wanted.rawValue,
                at: range)
        default: preconditionFailure("The expectation is not about what items provide.")
        }
    }

    /// The list whose app asks: the one named, the one under the finger, or the one at hand.
    private func receiver(_ name: Name?, at range: SourceRange) throws(ScriptFault) -> ListID {
        if let list = try list(name) ?? engine.drag?.finger?.list { return list }
        return try subject(nil, at: range)
    }

    private func metadata(_ field: ProviderField, of item: ItemID, in list: ListID) -> [String]? {
        switch field {
        case .types:
            let types = engine.registeredTypes(of: item, in: list)
            return types.isEmpty ? nil : types
        case .name: return engine.suggestedName(of: item).map { [$0] }
        case .teamData: return engine.teamData(of: item, in: list).map { [$0] }
        case .size: return engine.presentationSize(of: item).map { ["\($0.width)", "\($0.height)"] }
        }
    }

    private static func words(_ values: [String]?, _ field: ProviderField) -> String {
        guard let values else { return "none" }
        return field == .types || field == .size
            ? values.joined(separator: " ") : values.map { Spelling.quoted($0) }.joined(separator: " ")
    }

    private mutating func judgeProgress(
        of name: Name?, _ wanted: ProgressExpectation, at range: SourceRange
    ) -> Mismatch? {
        let progress = name.map { engine.progress(of: engine.item(labelled: $0.text)) } ?? engine.sessionProgress
        let actual: ProgressExpectation =
            progress.map { $0.isCancelled ? .cancelled : .percent($0.percent) } ?? .none
        return value(
            "progress" + (name.map { " of \($0.text)" } ?? ""), wanted.words, actual.words, holds: wanted == actual,
            at: range)
    }
}

extension ProgressExpectation {
    fileprivate var words: String {
        switch self {
        case .none: "none"
        case .cancelled: "cancelled"
        case .percent(let number): "\(number)"
        }
    }
}

extension DeliveryExpectation {
    fileprivate var words: String {
        switch self {
        case .none: "none"
        case .object: "object"
        case .data: "data"
        case .zip: "zip"
        case .file(let name): "file" + (name.map { " " + Spelling.quoted($0) } ?? "")
        case .original(let name): "original" + (name.map { " " + Spelling.quoted($0) } ?? "")
        }
    }

    fileprivate func fits(_ form: Delivery.Form?) -> Bool {
        switch (self, form) {
        case (.none, nil), (.object, .object), (.data, .data), (.zip, .zippedFolder): true
        case (.file(let wanted), .file(let name, isInPlace: false)): wanted == nil || wanted == name
        case (.original(let wanted), .file(let name, isInPlace: true)): wanted == nil || wanted == name
        default: false
        }
    }
}

extension Delivery.Form {
    fileprivate var words: String {
        switch self {
        case .data: "data"
        case .zippedFolder: "zip"
        case .object: "object"
        case .file(let name, let isInPlace): (isInPlace ? "original " : "file ") + Spelling.quoted(name)
        }
    }
}

internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// The difference between two moments of a session: the facts that do not name a row, and the calls.
struct StateDifference {
    struct Value: Equatable {
        let name: String
        let before: FactValue
        let after: FactValue
    }

    private(set) var values: [Value] = []

    /// The calls of the first moment that the second lacks, and the reverse.
    private(set) var callsBefore: [String] = []
    private(set) var callsAfter: [String] = []

    init(from first: ReplSession, to second: ReplSession) {
        values = Self.pairs(Self.values(in: first), Self.values(in: second)).filter { $0.before != $0.after }
        let before = Self.calls(in: first)
        let after = Self.calls(in: second)
        let common = zip(before, after).prefix { $0 == $1 }.count
        callsBefore = Array(before.dropFirst(common))
        callsAfter = Array(after.dropFirst(common))
    }

    func lines(_ style: Style) -> [String] {
        guard !values.isEmpty || !callsBefore.isEmpty || !callsAfter.isEmpty else { return ["nothing differs"] }
        let width = values.reduce(0) { max($0, $1.name.count) }
        let indent = "  " + String(repeating: " ", count: width)
        var lines: [String] = []
        for value in values {
            let name = value.name + String(repeating: " ", count: width - value.name.count)
            lines.append("  \(name)  \(style.actual("- " + Spelling.value(value.before)))")
            lines.append("\(indent)  \(style.expected("+ " + Spelling.value(value.after)))")
        }
        if !callsBefore.isEmpty || !callsAfter.isEmpty { lines.append("  calls") }
        lines += callsBefore.map { "    " + style.actual("- " + $0) }
        return lines + callsAfter.map { "    " + style.expected("+ " + $0) }
    }

    // MARK: - Values

    /// The values at one moment, by name, in a fixed order.
    private static func values(in session: ReplSession) -> [(name: String, value: FactValue)] {
        let (player, engine) = (session.player, session.engine)
        var values: [(name: String, value: FactValue)] = []
        for list in engine.lists {
            values.append(("rows of \(list.name)", .text(rows(of: list, engine))))
            if !engine.isConsistent(list.id) {
                values.append(("data of \(list.name)", .words(list.model.allItems.map { engine.label(of: $0) })))
            }
            for fact in [Fact.gap, .placeholders, .selected] {
                values.append(("\(fact.name) in \(list.name)", player.value(of: fact, in: list.id).inBrief))
            }
        }
        let dragged = (engine.drag?.items ?? []).map { engine.label(of: $0.id) }
        for fact in [Fact.state, .proposal, .operation, .loaded, .exception] {
            values.append((fact.name, player.value(of: fact).inBrief))
        }
        values.insert((name: "dragged", value: FactValue.words(dragged)), at: values.count - 4)
        values.append(("time", .text("\(engine.clock.milliseconds) ms")))
        return values
    }

    private static func rows(of list: ListState, _ engine: Engine) -> String {
        let titled = list.shown.sections.enumerated().map { index, section in
            let title = engine.title(of: section.id)
            let rows = Spelling.value(.words(engine.shownLabels(of: list.id, section: index)))
            return title.isEmpty ? rows : "\(title): \(rows)"
        }
        return titled.isEmpty ? "no sections" : titled.joined(separator: "; ")
    }

    /// Pairs values with the same name; a value missing on one side is "none".
    private static func pairs(
        _ first: [(name: String, value: FactValue)], _ second: [(name: String, value: FactValue)]
    ) -> [Value] {
        let names =
            first.map { $0.name } + second.map { $0.name }.filter { name in !first.contains { $0.name == name } }
        return names.map { name in
            Value(
                name: name, before: first.first { $0.name == name }?.value ?? .none,
                after: second.first { $0.name == name }?.value ?? .none)
        }
    }

    private static func calls(in session: ReplSession) -> [String] {
        let engine = session.engine
        return engine.trace.compactMap { entry in
            guard case .call(let call, let answer, true) = entry.kind else { return nil }
            return Spelling.call(call, answer: answer, engine: engine, withList: engine.lists.count > 1)
        }
    }
}

extension FactValue {
    /// Labels unchanged, a path alone, and nothing for an unknown value.
    fileprivate var inBrief: FactValue {
        switch self {
        case .labels(let labels), .labelSet(let labels): .words(labels)
        case .path(let path, _): .path(path, .beforeDrag)
        case .absent: .none
        default: self
        }
    }
}

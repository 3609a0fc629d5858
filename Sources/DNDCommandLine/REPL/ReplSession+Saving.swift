internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

extension ReplSession {
    /// The session as a spec that passes: declarations, steps, and what was observed as expectations.
    func savedText(title: String) -> String {
        var lines = declared.hasOwnScene ? [] : [Self.defaultScene]
        lines += declared.declarations.map { $0.text }
        lines += ["", "scenario \(Spelling.quoted(title)) {"]
        lines += entries.map { "  " + $0.savedText }
        lines += observed.map { "  " + $0 }
        lines.append("}")
        return Formatter.format(SourceFile(name: "session", text: lines.joined(separator: "\n") + "\n"))
    }

    private var observed: [String] {
        var lines: [String] = []
        if let exception = engine.exception {
            lines.append("expect exception \(Spelling.quoted(exception.text))")
        }
        for list in engine.lists where list.kind != .view { lines += observedRows(of: list) }
        lines += observedCalls
        if let operation = engine.lastOperation { lines.append("expect operation: \(Spelling.operation(operation))") }
        lines.append("expect state: \(engine.stateWord.rawValue)")
        for list in engine.lists where list.placeholders.count > 0 {
            lines.append("expect placeholders in \(list.name): \(list.placeholders.count)")
        }
        return lines + observedFindings
    }

    /// What the other expectations do not say: calls that came too late, or for nothing.
    private var observedFindings: [String] {
        let codes = Set(player.findings.map { $0.code }.filter { $0.isAboutCalls })
        return codes.sorted { $0.rawValue < $1.rawValue }.map { "expect finding \($0.rawValue)" }
    }

    /// `order` where model and shown rows agree, otherwise `shown` alone.
    private func observedRows(of list: ListState) -> [String] {
        let isWhole = engine.isConsistent(list.id) && list.placeholders.count == 0
        let head = "expect \(isWhole ? "order" : "shown") in \(list.name)"
        let sections = list.shown.sections.indices.map { index in
            (
                title: engine.title(of: list.shown.sections[index].id),
                rows: engine.shownLabels(of: list.id, section: index).map { Spelling.label($0) }
            )
        }
        guard sections.contains(where: { !$0.title.isEmpty }) else {
            return ["\(head): \(sections.flatMap { $0.rows }.joined(separator: " "))"]
        }
        let blocks = sections.map { "\(Spelling.label($0.title)): \($0.rows.joined(separator: " "))" }
        return ["\(head) { \(blocks.joined(separator: "; ")) }"]
    }

    private var observedCalls: [String] {
        let calls = player.openCalls.map { call in
            Spelling.call(call.call, answer: call.answer, engine: engine, withList: engine.lists.count > 1)
        }
        guard !calls.isEmpty else { return ["expect calls: none"] }
        return ["expect calls {"] + calls.map { "  " + $0 } + ["}"]
    }
}

extension ReplSession.Entry {
    /// On one line, as it was typed, unless a phrase takes several.
    fileprivate var savedText: String {
        phrases.joined(separator: phrases.contains { $0.contains("\n") } ? "\n" : "; ")
    }
}

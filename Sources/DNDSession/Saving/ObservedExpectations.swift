internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The state at the end of a session, as expectations of a spec.
struct ObservedExpectations {
    private let player: ScenarioPlayer
    private var engine: Engine { player.engine }

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    var lines: [String] {
        var lines: [String] = []
        if let exception = engine.exception {
            lines.append("expect exception \(Spelling.quoted(exception.text))")
        }
        for list in engine.lists where list.kind != .view { lines += rows(of: list) }
        lines += calls
        if engine.lastOperation != nil { lines.append(line(.operation)) }
        lines.append(line(.state))
        for list in engine.lists where list.placeholders.count > 0 { lines.append(line(.placeholders, in: list)) }
        return lines + findings
    }

    /// `expect placeholders in people: 1`
    private func line(_ fact: Fact, in list: ListState? = nil) -> String {
        let subject = Spelling.subject(FactSubject(fact.name, .in, list?.name))
        return "expect \(subject): \(Spelling.value(player.value(of: fact, in: list?.id)))"
    }

    /// The state that other expectations do not cover: late or useless calls, and the drags of other fingers.
    private var findings: [String] {
        var codes = Set(player.findings.map { $0.code }.filter { $0.isAboutCalls })
        if engine.stateWord == .idle, engine.hasSession {
            let isDragging = engine.sessions.contains { $0.drag.phase == .dragging }
            codes.insert(isDragging ? .dragInProgress : .rowLifted)
        }
        if engine.stateWord != .reordering, engine.movement != nil { codes.insert(.movementInProgress) }
        return Array(codes).inOrder { $0.rawValue < $1.rawValue }.map { "expect finding \($0.rawValue)" }
    }

    /// `order` when model and shown rows agree, otherwise only `shown`.
    private func rows(of list: ListState) -> [String] {
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

    private var calls: [String] {
        let calls = player.openCalls().map { call in
            Spelling.call(call.call, answer: call.answer, engine: engine, withList: engine.lists.count > 1)
        }
        guard !calls.isEmpty else { return ["expect calls: none"] }
        return ["expect calls {"] + calls.map { "  " + $0 } + ["}"]
    }
}

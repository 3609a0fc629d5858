extension Engine {
    /// Puts a question to the list's delegate, or takes UIKit's default when the method is absent; both are traced.
    @discardableResult
    mutating func ask(_ call: DelegateCall, because reason: RuleID? = nil) -> DelegateAnswer {
        guard exception == nil, let method = self[call.list].adapter[call.question] else {
            return standardAnswer(to: call)
        }
        let rule = reason ?? method.rule
        guard obeys(rule) else { return standardAnswer(to: call) }
        let isImplemented = respondent.implements(call.question, in: call.list)
        let position = trace.count
        record(.call(call, answer: nil, isImplemented: isImplemented), rule)
        var answer: DelegateAnswer?
        if isImplemented {
            callDepth += 1
            answer = respondent.answer(call, engine: &self)
            callDepth -= 1
        }
        let final = answer ?? standardAnswer(to: call)
        trace[position].kind = .call(call, answer: final, isImplemented: isImplemented)
        return final
    }

    /// What UIKit does when the method is absent (contract, sections 1.2 to 1.6).
    private func standardAnswer(to call: DelegateCall) -> DelegateAnswer {
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: .items([])
        case .allowsMoveOperation, .canHandle, .canReorderItem: .boolean(true)
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: .boolean(false)
        case .shouldSpringLoad: .boolean(!isDraggedRow(call.path, of: call.list) || self[call.list].kind != .table)
        case .didUpdate: .proposal(self[call.list].adapter.proposalWithoutUpdate)
        case .sessionForAdding: .session(finger: nil)
        default: .nothing
        }
    }

    mutating func askForItems(_ call: DelegateCall) -> [ItemID] {
        guard case .items(let items) = ask(call) else { return [] }
        return items
    }

    mutating func askYesOrNo(_ call: DelegateCall) -> Bool {
        guard case .boolean(let answer) = ask(call) else { return false }
        return answer
    }

    mutating func record(_ kind: TraceEntry.Kind, _ rule: RuleID?) {
        trace.append(TraceEntry(kind: kind, rule: rule, milliseconds: clock.milliseconds, depth: callDepth))
    }

    /// Notes that calls were not made, and by which rule.
    mutating func recordSilence(_ questions: [Question], in list: ListID?, because rule: RuleID) {
        guard obeys(rule) else { return }
        record(.silence(questions, list: list), rule)
    }

    /// Whether a row belongs to the running drag.
    package func isDraggedRow(_ path: IndexPath?, of list: ListID) -> Bool {
        guard let path, let drag else { return false }
        return drag.items.contains { $0.list == list && $0.sourcePath == path }
    }
}

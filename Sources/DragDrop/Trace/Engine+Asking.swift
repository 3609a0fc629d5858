extension Engine {
    /// Puts a question to the list's delegate, or takes UIKit's default when the method is absent; both are traced.
    @discardableResult
    mutating func ask(
        _ call: DelegateCall, because reason: RuleID? = nil, restingOn questions: [RuleID] = []
    ) -> DelegateAnswer {
        guard !hasException, let method = adapter(of: call.list)[call.question] else {
            return standardAnswer(to: call)
        }
        let rule = reason ?? method.rule
        guard obeys(rule) else { return standardAnswer(to: call) }
        let isImplemented = respondent.implements(call.question, in: call.list)
        guard isImplemented || !call.question.isOverride else { return standardAnswer(to: call) }
        let position = trace.count
        record(.call(call, answer: nil, isImplemented: isImplemented), rule, restingOn: questions)
        var answer: DelegateAnswer?
        if isImplemented {
            callDepth += 1
            answer = respondent.answer(call, engine: &self)
            callDepth -= 1
        }
        guard answer != .absent else { return takeBack(call, at: position) }
        let final = answer ?? standardAnswer(to: call)
        trace[position].kind = .call(call, answer: final, isImplemented: isImplemented)
        return final
    }

    /// A method turned out to be absent when it was called: its line says so, or goes if nobody misses it.
    private mutating func takeBack(_ call: DelegateCall, at position: Int) -> DelegateAnswer {
        let standard = standardAnswer(to: call)
        if call.question == .didUpdate { trace[position].questions.append(.q06) }
        if call.question.isOverride, position == trace.count - 1 {
            trace.removeLast()
        } else {
            trace[position].kind = .call(call, answer: standard, isImplemented: false)
        }
        return standard
    }

    /// What UIKit does when the method is absent (contract, sections 1.2 to 1.6).
    private func standardAnswer(to call: DelegateCall) -> DelegateAnswer {
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: .items([])
        case .allowsMoveOperation, .canHandle, .canReorderItem, .canMove: .boolean(true)
        case .shouldExpandItem, .shouldCollapseItem: .boolean(true)
        case .springLoadingShouldAllow: .boolean(true)
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: .boolean(false)
        case .shouldSpringLoad: .boolean(!obeys(.r201) || agreesToSpring(call.path, in: call.list))
        case .didUpdate: .proposal(proposalWithoutUpdate(in: call.list))
        case .liftPreview, .cancelPreview, .dropPreview: .preview(.standard)
        case .canPaste: .boolean(true)
        case .sessionForAdding: .session(finger: nil)
        default: .nothing
        }
    }

    /// A table's rows that are being dragged do not agree; all others do (R201).
    private func agreesToSpring(_ path: RowPath?, in list: ListID) -> Bool {
        self[list].kind != .table || !isDraggedRow(path, of: list)
    }

    /// What a drop side without an update method proposes: a list a copy (R094), but a table that moves rows lets its
    /// own single row follow (Q06); a view nothing (R060).
    private func proposalWithoutUpdate(in list: ListID) -> DropProposal {
        guard adapter(of: list).hitTestsIndexPaths else { return adapter(of: list).proposalWithoutUpdate }
        guard obeys(.r094) else { return DropProposal(.cancel) }
        if assumesOther(.q06), isLocalSession(in: list) { return DropProposal(.move) }
        if movesOwnRowUnasked(list) { return Decisions.proposalForOwnRow }
        return adapter(of: list).proposalWithoutUpdate
    }

    mutating func askForItems(_ call: DelegateCall) -> [ItemID] {
        guard case .items(let items) = ask(call) else { return [] }
        return items
    }

    mutating func askYesOrNo(_ call: DelegateCall, because reason: RuleID? = nil) -> Bool {
        guard case .boolean(let answer) = ask(call, because: reason) else { return false }
        return answer
    }

    mutating func record(_ kind: TraceEntry.Kind, _ rule: RuleID?, restingOn questions: [RuleID] = []) {
        trace.append(
            TraceEntry(
                kind: kind, rule: rule, questions: questions, milliseconds: clock.milliseconds, depth: callDepth))
    }

    /// Notes that calls were not made, and by which rule.
    mutating func recordSilence(_ questions: [Question], in list: ListID?, because rule: RuleID) {
        guard obeys(rule) else { return }
        record(.silence(questions, list: list), rule)
    }

    /// Whether a row belongs to the running drag.
    package func isDraggedRow(_ path: RowPath?, of list: ListID) -> Bool {
        guard let path, let drag else { return false }
        return drag.items.contains { $0.list == list && $0.sourcePath == path }
    }
}

extension Engine {
    /// Asks the list's delegate, or uses UIKit's default when the method is absent; traces both. After an exception,
    /// for a question that the kind of list does not have, and without the rule, returns the default without a trace
    /// line. UIKit's default may rest on an open question itself.
    @discardableResult
    mutating func ask(
        _ call: DelegateCall, because rule: RuleID? = nil, restingOn questions: [QuestionID] = [],
        defaultRestingOn question: QuestionID? = nil
    ) -> DelegateAnswer {
        ask(call, citing: rule.map { .rule($0) }, restingOn: questions, defaultRestingOn: question)
    }

    /// `ask` with an open question as the possible reason.
    @discardableResult
    mutating func ask(
        _ call: DelegateCall, citing reason: Citation?, restingOn questions: [QuestionID] = [],
        defaultRestingOn question: QuestionID? = nil
    ) -> DelegateAnswer {
        guard !hasException, let method = adapter(of: call.list)[call.question] else {
            return standardAnswer(to: call)
        }
        let citation = reason ?? .rule(method.rule)
        guard rulebook.allows(citation) else { return standardAnswer(to: call) }
        let isImplemented = delegate.implements(call.question, in: call.list)
        guard isImplemented || !call.question.isOverride else { return standardAnswer(to: call) }
        let position = recording.entries.count
        var questions = questions
        if !isImplemented, let question { questions.insert(question, at: 0) }
        record(.call(call, answer: nil, isImplemented: isImplemented), citing: citation, restingOn: questions)
        var answer: DelegateAnswer?
        if isImplemented {
            answer = self.call { $0.answer(call, engine: &$1) }
        }
        guard answer != .absent else {
            let standard = standardAnswer(to: call)
            recording.takeBack(call, answeredBy: standard, at: position)
            return standard
        }
        let final = answer ?? standardAnswer(to: call)
        recording.note(final, to: call, isImplemented: isImplemented, at: position)
        return final
    }

    /// Calls the app. Its calls to the engine meanwhile are traced as nested.
    mutating func call<Answer>(_ body: (any EngineDelegate, inout Engine) -> Answer) -> Answer {
        recording.beginCall()
        defer { recording.endCall() }
        return body(delegate, &self)
    }

    /// UIKit's default when the method is absent.
    private func standardAnswer(to call: DelegateCall) -> DelegateAnswer {
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: .items([])
        case .allowsMoveOperation, .canHandle, .canReorderItem, .canMove: .boolean(true)
        case .shouldExpandItem, .shouldCollapseItem: .boolean(true)
        case .springLoadingShouldAllow: .boolean(true)
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: .boolean(false)
        case .shouldSpringLoad:
            .boolean(
                rulebook.springsUnasked(adapter(of: call.list), isDragged: hand.holds(call.path, of: call.list)))
        case .didUpdate: .proposal(proposalWithoutUpdate(in: call.list))
        case .liftPreview, .cancelPreview, .dropPreview: .preview(.standard)
        case .canPaste: .boolean(true)
        case .sessionForAdding: .session(finger: nil)
        default: .nothing
        }
    }

    /// The proposal of a drop side without an update method. A list proposes a copy (R094), a view cancels (R060). A
    /// table with `moveRowAt` proposes to move its own single row (Q06).
    private func proposalWithoutUpdate(in list: ListID) -> DropProposal {
        guard adapter(of: list).traits.hasIndexPaths else { return adapter(of: list).traits.proposalWithoutUpdate }
        if let known = rulebook.proposalWithoutUpdate(isLocal: isLocalSession(in: list)) { return known }
        if movesOwnRowUnasked(list) { return Decisions.proposalForOwnRow }
        return adapter(of: list).traits.proposalWithoutUpdate
    }

    mutating func askForItems(_ call: DelegateCall) -> [ItemID] {
        guard case .items(let items) = ask(call) else { return [] }
        return items
    }

    mutating func askYesOrNo(_ call: DelegateCall, citing reason: Citation? = nil) -> Bool {
        guard case .boolean(let answer) = ask(call, citing: reason) else { return false }
        return answer
    }

    mutating func record(_ kind: TraceEntry.Kind, _ rule: RuleID?, restingOn questions: [QuestionID] = []) {
        record(kind, citing: rule.map { .rule($0) }, restingOn: questions)
    }

    mutating func record(_ kind: TraceEntry.Kind, citing citation: Citation?, restingOn questions: [QuestionID] = []) {
        recording.record(kind, citing: citation, restingOn: questions, atMilliseconds: clock.milliseconds)
    }

    /// Records that calls were not made, and by which rule. Records nothing if the rule is omitted.
    mutating func recordSilence(_ questions: [Question], in list: ListID?, because rule: RuleID) {
        recordSilence(questions, in: list, citing: .rule(rule))
    }

    mutating func recordSilence(_ questions: [Question], in list: ListID?, citing citation: Citation) {
        guard rulebook.allows(citation) else { return }
        record(.silence(questions, list: list), citing: citation)
    }
}

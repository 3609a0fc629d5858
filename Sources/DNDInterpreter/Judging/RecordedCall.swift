internal import DNDLanguage
internal import DNDResults
package import DragDrop

/// A delegate call of the trace that expectations count: one to an implemented method.
package struct RecordedCall {
    /// The index of its trace entry.
    package let entry: Int
    package let call: DelegateCall
    package let answer: DelegateAnswer?
}

extension Engine {
    /// The calls that expectations count, from a trace entry on.
    func recordedCalls(from start: Int = 0) -> [RecordedCall] {
        var calls: [RecordedCall] = []
        for index in min(start, trace.count)..<trace.count {
            guard case .call(let call, let answer, true) = trace[index].kind else { continue }
            calls.append(RecordedCall(entry: index, call: call, answer: answer))
        }
        return calls
    }
}

extension CallPattern {
    /// Returns whether a recorded call matches the pattern, including its answer.
    @inline(never)
    func fits(_ recorded: RecordedCall, engine: Engine) -> Bool {
        guard names(recorded.call, engine: engine), fitsArguments(recorded.call, engine: engine) else { return false }
        guard let answer else { return true }
        return answer.fits(recorded.answer, engine: engine)
    }
}

extension Answer {
    @inline(never)
    func fits(_ actual: DelegateAnswer?, engine: Engine) -> Bool {
        switch (self, actual) {
        case (.standard, .preview(let preview)?): return preview == .standard
        case (.preview, .preview(let preview)?): return preview == .own
        case (.none, .preview(let preview)?): return preview == .none
        case (.any, _), (.standard, _): return true
        case (.none, .items(let items)?): return items.isEmpty
        case (.none, .nothing?), (.none, nil): return true
        case (.boolean(let wanted), .boolean(let value)?): return wanted == value
        case (.place(let wanted), .path(let path)?): return wanted.isPath(path)
        case (.proposal(let wanted), .proposal(let proposal)?): return wanted.fits(proposal)
        case (.none, .session(nil)?): return true
        case (.session(let wanted), .session(let finger)?): return wanted == finger
        case (.items(let wanted), .items(let items)?):
            return wanted.map { Spelling.answer(.items([$0])) } == items.map { Spelling.label(engine.label(of: $0)) }
        default: return false
        }
    }
}

extension Place {
    /// Returns whether a place in an expectation, a position or a path, equals a path.
    fileprivate func isPath(_ path: RowPath) -> Bool {
        switch kind {
        case .position(let index): path == RowPath(section: 0, item: index)
        case .path(let section, let index): path == RowPath(section: section, item: index)
        default: false
        }
    }
}

extension ProposalExpression {
    /// Compares proposals. An omitted intent or property is not compared.
    func fits(_ proposal: DropProposal) -> Bool {
        guard operation == proposal.operation else { return false }
        if isPrecise, !proposal.isPrecise { return false }
        if prefersFullSizePreview, !proposal.prefersFullSizePreview { return false }
        guard let intent else { return true }
        return intent == proposal.intent
    }
}

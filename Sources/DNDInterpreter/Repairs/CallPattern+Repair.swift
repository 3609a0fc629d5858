internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

extension CallPattern {
    /// The edits that make the pattern match a call of its method: only in the parts that differ. Nil for a call of
    /// another method or list, or when a differing part has no place in the text.
    func edits(toFit recorded: RecordedCall, engine: Engine) -> [TextEdit]? {
        guard names(recorded.call, engine: engine) else { return nil }
        if let list, engine[recorded.call.list].name != list.text { return nil }
        var edits: [TextEdit] = []
        for part in differences(from: recorded, engine: engine) {
            guard let range = part.range, let text = part.text else { return nil }
            edits.append(TextEdit(range: range, replacement: text))
        }
        return edits
    }

    /// The differing parts, with the values of the call.
    private func differences(
        from recorded: RecordedCall, engine: Engine
    ) -> [(range: SourceRange?, text: String?)] {
        let call = recorded.call
        var parts: [(range: SourceRange?, text: String?)] = []
        if let at, !at.fits(call.path, in: call.list, engine: engine) {
            parts.append((places.at, Spelling.path(call.path)))
        }
        if let position, call.position != AnimatingPosition(position) {
            parts.append((places.at, call.position.map { $0 == .end ? "end" : "start" }))
        }
        if let from, !from.fits(call.path, in: call.list, engine: engine) {
            parts.append((places.from, Spelling.path(call.path)))
        }
        if let to, !to.fits(call.target, in: call.list, engine: engine) {
            parts.append((places.to, Spelling.path(call.target)))
        }
        if !fitsItems(call, engine: engine) { parts.append((places.items, toldText(call, engine: engine))) }
        if let answer, !answer.fits(recorded.answer, engine: engine) {
            parts.append((places.answer, answerText(recorded, engine: engine)))
        }
        return parts
    }

    private func toldText(_ call: DelegateCall, engine: Engine) -> String? {
        if call.question.isTold { return Spelling.told(call) }
        return call.item.map { Spelling.label(engine.label(of: $0)) }
    }

    /// The part of a proposal that the pattern covers.
    private func answerText(_ recorded: RecordedCall, engine: Engine) -> String? {
        guard case .proposal(let wanted)? = answer, case .proposal(let proposal)? = recorded.answer else {
            return Spelling.answer(recorded.answer, to: recorded.call, engine: engine)
        }
        guard wanted.intent != nil else { return proposal.operation.word }
        return Spelling.proposal(proposal, like: wanted)
    }
}

extension Spelling {
    /// A proposal with the properties that are both present and expected.
    static func proposal(_ proposal: DropProposal, like wanted: ProposalExpression) -> String {
        self.proposal(proposal) + (wanted.isPrecise && proposal.isPrecise ? " precise" : "")
            + (wanted.prefersFullSizePreview && proposal.prefersFullSizePreview ? " full-size" : "")
    }
}

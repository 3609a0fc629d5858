internal import DNDLanguage
internal import DragDrop
internal import SourceText

extension ScriptPlayer {
    /// The value of a rule's answer; nil for UIKit's default.
    func evaluate(
        _ answer: Answer, to question: Question, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) -> DelegateAnswer? {
        switch answer {
        // A method that leaves the proposal to UIKit counts as absent (Q06).
        case .standard where question == .didUpdate: return .absent
        case .any, .standard: return nil
        case .none: return question.wantsPreview ? .preview(.none) : .items([])
        case .preview: return .preview(.own)
        case .boolean(let value): return .boolean(value)
        case .proposal(let proposal): return .proposal(DropProposal(proposal))
        case .place(let place):
            guard let list = bindings.list else { return nil }
            return .path(try path(place, in: list, .shown, bindings, engine))
        case .session(let finger): return .session(finger: finger)
        case .items(let expressions):
            var result: [ItemID] = []
            for expression in expressions {
                result += try items(expression, bindings, Self.nowhere, engine: &engine)
            }
            return .items(result)
        }
    }

    /// A placeholder statement: the checker ensures that the items of an answer are always bound.
    private static let nowhere = Statement(
        .gesture(.settle), range: SourceRange(file: Textbook.file, lowerBound: 0, upperBound: 0))
}

extension DropProposal {
    init(_ proposal: ProposalExpression) {
        self.init(
            proposal.operation, proposal.intent ?? .unspecified,
            isPrecise: proposal.isPrecise, prefersFullSizePreview: proposal.prefersFullSizePreview)
    }
}

extension Question {
    /// Whether the answer is a preview, or preview parameters.
    fileprivate var wantsPreview: Bool {
        switch self {
        case .liftPreview, .cancelPreview, .dropPreview: true
        default: false
        }
    }
}

extension PreviewAnswer {
    init(_ answer: Answer) {
        switch answer {
        case .preview: self = .own
        case .none: self = .none
        default: self = .standard
        }
    }
}

internal import DNDLanguage
package import DNDResults
package import DragDrop
package import SourceText

/// What went wrong, as far as two runs go wrong in the same way.
package enum ExploreFailure: Hashable {
    case exception(Citation)
    case finding(Finding.Code, list: String?)

    /// A fault of a delegate's script, at its place.
    case fault(SourceRange)

    /// An expectation that must hold after every step, at its place.
    case invariant(SourceRange)

    /// Nil for what the exploration itself has left open.
    init?(_ mismatch: Mismatch) {
        switch mismatch.kind {
        case .unexpectedException(let raised): self = .exception(raised.exception.citation)
        case .finding(let finding):
            guard !finding.isOpenDrag else { return nil }
            self = .finding(finding.code, list: finding.list)
        case .fault: self = .fault(mismatch.range)
        default: self = .invariant(mismatch.range)
        }
    }
}

extension Finding {
    /// Whether it says no more than that the finger has not let go yet.
    var isOpenDrag: Bool {
        code == .dragInProgress || code == .rowLifted
    }
}

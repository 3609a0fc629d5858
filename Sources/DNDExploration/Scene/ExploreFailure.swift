internal import DNDLanguage
package import DNDResults
package import DragDrop
package import SourceText

/// One of the two delegates that `--same-as` compares.
package enum ComparedDelegate: String {
    case explored, other
}

/// A kind of failure, compared to tell whether two runs fail in the same way.
package enum ExploreFailure: Hashable {
    case exception(Citation)
    case finding(Finding.Code, list: String?)

    /// A fault in a delegate's script, at its range.
    case fault(SourceRange)

    /// An expectation that must hold after every step, at its range.
    case invariant(SourceRange)

    /// The Swift program ended, or did not come back: the place and the cause.
    case death(String, of: ComparedDelegate = .explored)

    /// Another delegate leaves other rows or data in a list.
    case difference(list: String)

    /// Only one of two delegates ends with an exception or a fault, or cannot take the step.
    case end(ComparedDelegate)

    /// Returns nil for findings that the unfinished exploration itself causes.
    init?(_ mismatch: Mismatch) {
        switch mismatch.kind {
        case .unexpectedException(let raised): self = .exception(raised.exception.citation)
        case .finding(let finding):
            guard !finding.code.isAboutGesture else { return nil }
            self = .finding(finding.code, list: finding.list)
        case .fault: self = .fault(mismatch.range)
        default: self = .invariant(mismatch.range)
        }
    }
}

extension ExploreFailure {
    /// The part of the scenario's name that describes the failure.
    package var title: String {
        switch self {
        case .exception(let rule): "an exception of UIKit, by \(rule)"
        case .finding(let code, let list): "\(code.rawValue)\(list.map { " in \($0)" } ?? "")"
        case .fault: "a fault of a delegate"
        case .invariant: "an invariant does not hold"
        case .difference(let list): "other rows in \(list) than with the other delegate"
        case .end(.explored): "an end that the other delegate does not have"
        case .end(.other): "an end that only the other delegate has"
        case .death(let cause, .explored): "the Swift program ends: \(cause)"
        case .death(let cause, .other): "the Swift program ends: \(cause), with the other delegate"
        }
    }

    /// Whether it is the other delegate of a comparison that goes wrong, so that a spec has to play that one.
    package var isOfOther: Bool {
        switch self {
        case .death(_, of: .other), .end(.other): true
        default: false
        }
    }

    /// Tells failures apart that have the same title.
    var identity: String {
        switch self {
        case .fault(let range), .invariant(let range):
            "\(title) at \(range.file.rawValue):\(range.lowerBound)-\(range.upperBound)"
        case .exception, .finding, .difference, .end, .death: title
        }
    }
}

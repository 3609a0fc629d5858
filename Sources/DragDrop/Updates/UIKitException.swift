/// An exception that UIKit would raise, with UIKit's text.
///
/// Swift cannot unwind through a delegate, so the receiver marks the list as broken.
package struct UIKitException: Error, Hashable, Sendable {
    /// Apple's name of the exception.
    package enum Name: Hashable, Sendable {
        case internalInconsistency, range, invalidArgument
    }

    package let name: Name
    package let citation: Citation

    /// The reason, as in the log. Addresses are `fixedAddress`.
    package let text: String

    /// The account of the refused batch; nil for other exceptions.
    package let ledger: Ledger?

    package init(_ rule: RuleID, name: Name = .internalInconsistency, text: String, ledger: Ledger? = nil) {
        self.init(.rule(rule), name: name, text: text, ledger: ledger)
    }

    init(_ citation: Citation, name: Name = .internalInconsistency, text: String, ledger: Ledger? = nil) {
        self.name = name
        self.citation = citation
        self.text = text
        self.ledger = ledger
    }

    /// Nil when an open question decides whether it is raised.
    package var rule: RuleID? { citation.rule }

    /// The address of every object in every text, because output must not differ between runs.
    package static let fixedAddress = "0x0000000000000000"
}

extension UIKitException.Name {
    package var description: String {
        switch self {
        case .internalInconsistency: "NSInternalInconsistencyException"
        case .range: "NSRangeException"
        case .invalidArgument: "NSInvalidArgumentException"
        }
    }
}

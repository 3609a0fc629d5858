package import DragDrop
package import SourceText

/// A failed expectation or step of a scenario.
package struct Mismatch: Sendable {
    package enum Kind: Sendable {
        case order(OrderMismatch)
        case calls(CallsMismatch)
        case callCount(CallCountMismatch)

        /// An expectation about one value, such as the proposal, gap, operation, state or load.
        case value(FactSubject, expected: FactValue, actual: FactValue)

        /// `expect exception`, but UIKit raised none.
        case noException(expected: String)
        case exceptionText(expected: String, actual: RaisedException)

        /// UIKit raised an exception that no expectation covers.
        case unexpectedException(RaisedException)

        /// A step that was not played because of an earlier exception or script fault.
        case unreached

        /// A step that a person cannot make now, or that would trap in a real app.
        case fault(String)

        /// `expect silence`, with what happened instead.
        case silence(method: String, rule: String, found: SilenceFinding)

        /// A finding that no expectation announces.
        case finding(Finding)

        /// `expect finding`, but the findings are others or none.
        case noFinding(expected: Finding.Code, found: [Finding.Code])
    }

    package var kind: Kind

    /// The range of the expectation or step.
    package var range: SourceRange

    /// Sentences that help: a known mistake, or what to write instead.
    package var hints: [String]

    /// The edit that would make the expectation pass; nil when no expectation is at fault.
    package var repair: Repair?

    @inline(never)
    package init(_ kind: Kind, at range: SourceRange, hints: [String] = [], repair: Repair? = nil) {
        self.kind = kind
        self.range = range
        self.hints = hints
        self.repair = repair
    }
}

/// A list whose rows are in an unexpected order.
package struct OrderMismatch: Sendable {
    /// One section, or the whole list when the expectation names no sections.
    package struct Part: Hashable, Sendable {
        package var title: String?
        package var expected: [String]
        package var shown: [String]

        /// Nil when the expectation covers only the shown rows.
        package var model: [String]?

        package init(title: String?, expected: [String], shown: [String], model: [String]?) {
            self.title = title
            self.expected = expected
            self.shown = shown
            self.model = model
        }

        package var matches: Bool { shown == expected && (model ?? expected) == expected }
    }

    package var list: String
    package var parts: [Part]

    /// The titles of the shown sections, when they differ from the expectation.
    package var shownSections: [String]?

    /// The trace entry that differs from the textbook delegate, or that decided the place.
    package var decidingCall: DecidingCall?

    /// The route that UIKit took, when the delegate implements both.
    package var route: DropRoute?

    /// The last updates of a Swift program's list, as numbers of `UpdateOrigin` and as lines such as `People.swift:31`.
    package var updates: [Int] = []
    package var places: [String] = []

    package init(list: String, parts: [Part], shownSections: [String]? = nil, decidingCall: DecidingCall? = nil) {
        self.list = list
        self.parts = parts
        self.shownSections = shownSections
        self.decidingCall = decidingCall
    }
}

/// The call to examine first when an order is wrong.
package struct DecidingCall: Sendable {
    /// The index of its trace entry.
    package var entry: Int

    /// What the textbook delegate did there; nil when it did the same.
    package var textbook: String?

    package init(entry: Int, textbook: String?) {
        self.entry = entry
        self.textbook = textbook
    }
}

/// Two delegate methods that can handle a drop. UIKit calls one of them.
package struct DropRoute: Hashable, Sendable {
    /// Short names: `moveRowAt`, `performDropWith`.
    package var called: String
    package var passedOver: String

    /// The rule or answer that explains the choice.
    package var citation: Citation

    package init(called: String, passedOver: String, citation: Citation) {
        self.called = called
        self.passedOver = passedOver
        self.citation = citation
    }
}

/// Calls that differ from the expected ones, aligned.
package struct CallsMismatch: Sendable {
    package enum Row: Hashable, Sendable {
        case same(String)
        case missing(String)
        case unexpected(String)

        /// A line `...`, with the number of calls that it matched.
        case skipped(Int)
    }

    package var list: String?
    package var rows: [Row]

    /// The trace entries of the actual calls, in order.
    package var entries: [Int]

    package init(list: String?, rows: [Row], entries: [Int] = []) {
        self.list = list
        self.rows = rows
        self.entries = entries
    }
}

package struct CallCountMismatch: Sendable {
    package var pattern: String
    package var expected: Int

    /// The calls that match.
    package var matching: [String]

    /// Calls of the method that differ in an argument or in the answer.
    package var near: [String]

    /// Why the method was not called, when it was not.
    package var silence: Citation?

    /// The method that UIKit asked for and the delegate does not implement; nil for another one.
    package var lacking: String?

    package init(
        pattern: String, expected: Int, matching: [String], near: [String], silence: Citation?, lacking: String? = nil
    ) {
        self.lacking = lacking
        self.pattern = pattern
        self.expected = expected
        self.matching = matching
        self.near = near
        self.silence = silence
    }
}

package enum SilenceFinding: Hashable, Sendable {
    case called(String)
    case otherRules([Citation])

    /// UIKit did not come near the call.
    case noReason
}

/// A UIKit exception, with the lines of the spec and of the Swift program that it refers to.
package struct RaisedException: Sendable {
    package var exception: UIKitException
    package var list: String

    /// The ranges, indexed by the ledger's update origins.
    package var origins: [SourceRange]
    package var program: ProgramPlaces

    package init(
        exception: UIKitException, list: String, origins: [SourceRange], program: ProgramPlaces = ProgramPlaces()
    ) {
        self.exception = exception
        self.list = list
        self.origins = origins
        self.program = program
    }
}

/// Places in a Swift program that relate to an exception, such as `People.swift:31`.
package struct ProgramPlaces: Hashable, Sendable {
    /// The call in which UIKit raised; nil for a spec, or when symbols are missing.
    package var raising: String?

    /// The places, keyed by the number of an update's origin.
    package var updates: [Int: String]

    /// What the program must change; nil when one sentence cannot say it.
    package var hint: String?

    package init(raising: String? = nil, updates: [Int: String] = [:], hint: String? = nil) {
        self.raising = raising
        self.updates = updates
        self.hint = hint
    }
}

package import DragDrop
package import SourceText

/// One thing that a scenario demanded and did not get.
package struct Mismatch: Sendable {
    package enum Kind: Sendable {
        case order(OrderMismatch)
        case calls(CallsMismatch)
        case callCount(CallCountMismatch)

        /// An expectation about one value: proposal, gap, operation, state, loaded …
        case value(FactSubject, expected: FactValue, actual: FactValue)

        /// `expect exception`, and there was none.
        case noException(expected: String)
        case exceptionText(expected: String, actual: RaisedException)

        /// UIKit raised, and no expectation asked for it.
        case unexpectedException(RaisedException)

        /// A step that UIKit's exception, or a fault of the script, left unplayed.
        case unreached

        /// A step that a person cannot do now, or that would trap in a real app.
        case fault(String)

        /// `expect silence`: what happened instead.
        case silence(method: String, rule: String, found: SilenceFinding)

        /// Something is not in order that no expectation announces.
        case finding(Finding)

        /// `expect finding`, and there were others, or none.
        case noFinding(expected: Finding.Code, found: [Finding.Code])
    }

    package var kind: Kind

    /// The expectation or step.
    package var range: SourceRange

    /// Sentences that help: a known mistake, what to write instead.
    package var hints: [String]

    /// What would make the expectation pass; nil when no expectation is at fault.
    package var repair: Repair?

    package init(_ kind: Kind, at range: SourceRange, hints: [String] = [], repair: Repair? = nil) {
        self.kind = kind
        self.range = range
        self.hints = hints
        self.repair = repair
    }
}

/// A list whose rows are in another order.
package struct OrderMismatch: Sendable {
    /// One section, or the whole list when the expectation names no sections.
    package struct Part: Hashable, Sendable {
        package var title: String?
        package var expected: [String]
        package var shown: [String]

        /// Nil when the expectation is about shown rows alone.
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

    /// The titles of the sections that the list shows, when they are not those of the expectation.
    package var shownSections: [String]?

    /// The trace entry that went another way than with the textbook delegate, or that decided the place.
    package var decidingCall: DecidingCall?

    /// The way that UIKit took, where the delegate has written another one too.
    package var route: DropRoute?

    /// Who told a Swift program's list last, by the numbers of `UpdateOrigin`, and as lines such as `People.swift:31`.
    package var updates: [Int] = []
    package var places: [String] = []

    package init(list: String, parts: [Part], shownSections: [String]? = nil, decidingCall: DecidingCall? = nil) {
        self.list = list
        self.parts = parts
        self.shownSections = shownSections
        self.decidingCall = decidingCall
    }
}

/// The call to look at first when an order is wrong.
package struct DecidingCall: Sendable {
    /// Its place in the trace.
    package var entry: Int

    /// What the textbook delegate did there, when that is another thing; nil when the two went the same way.
    package var textbook: String?

    package init(entry: Int, textbook: String?) {
        self.entry = entry
        self.textbook = textbook
    }
}

/// Two methods of a delegate that a drop may come to, of which UIKit calls one.
package struct DropRoute: Hashable, Sendable {
    /// Short names: `moveRowAt`, `performDropWith`.
    package var called: String
    package var passedOver: String

    /// Why.
    package var citation: Citation

    package init(called: String, passedOver: String, citation: Citation) {
        self.called = called
        self.passedOver = passedOver
        self.citation = citation
    }
}

/// Calls that are not the expected ones, aligned.
package struct CallsMismatch: Sendable {
    package enum Row: Hashable, Sendable {
        case same(String)
        case missing(String)
        case unexpected(String)

        /// A line `...` and how many calls it stood for.
        case skipped(Int)
    }

    package var list: String?
    package var rows: [Row]

    package init(list: String?, rows: [Row]) {
        self.list = list
        self.rows = rows
    }
}

package struct CallCountMismatch: Sendable {
    package var pattern: String
    package var expected: Int

    /// The calls that fit.
    package var matching: [String]

    /// Calls of the method that differ in an argument or in the answer.
    package var near: [String]

    /// Why the method stayed silent, when it did.
    package var silence: Citation?

    package init(pattern: String, expected: Int, matching: [String], near: [String], silence: Citation?) {
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

    /// UIKit never came near the call.
    case noReason
}

/// An exception of UIKit, with the lines of spec and Swift program that it refers to.
package struct RaisedException: Sendable {
    package var exception: UIKitException
    package var list: String

    /// By the ledger's update origins.
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

/// Places in a Swift program that an exception has to do with, as `People.swift:31`.
package struct ProgramPlaces: Hashable, Sendable {
    /// The call in which UIKit raised; nil for one of a spec, or where symbols do not tell.
    package var raising: String?

    /// By the number that an update's origin has.
    package var updates: [Int: String]

    /// What the program has to change, where it can be said in one sentence.
    package var hint: String?

    package init(raising: String? = nil, updates: [Int: String] = [:], hint: String? = nil) {
        self.raising = raising
        self.updates = updates
        self.hint = hint
    }
}

package import DragDrop
package import SourceText

/// Something that is not in order although no expectation speaks of it. It fails the scenario unless an expectation
/// announces it.
package struct Finding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case dragInProgress
        case rowLifted
        case placeholders(Int)

        /// `beginUpdates` without `endUpdates`: how many are open, and what the list has been told inside.
        case updatesOpen(Int)

        /// `endUpdates` without `beginUpdates`.
        case updatesNeverBegun

        /// The app's data and the shown rows differ: who changed without the other.
        case modelNotTold(Rows)
        case listToldOnly(Rows)
        case snapshotNotApplied(Rows)
        case toldDifferently(Rows)

        /// Rows that no list has any more after a drop.
        case lost([String])

        /// Rows that stand twice after a drop, and the list with the second one when it is another.
        case doubled([String], alsoIn: String?)

        /// Items of a drop that nothing was done with, though something was with others.
        case leftOut([String])

        /// A delegate that does something when a session begins and has no method for its end.
        case endNotHeard(begin: String, end: String)

        /// Late when a drop is over already. The place in a Swift program, as far as it is known.
        case loadOutsideDrop(item: String, isLate: Bool, place: String? = nil)

        /// A method of the coordinator that was called when nothing was being dropped.
        case lateDropCall(String)

        /// What a Swift program must not do, in a sentence.
        case forbidden(String)

        /// An `answer` that no call has come for.
        case answerNotAsked(method: String)

        /// Items whose load was tried and failed where the app hears nothing of it, or drops it; and why.
        case notLoaded([String], reason: String)

        /// A call that UIKit let pass without doing anything, by the rule.
        case withoutEffect(String, RuleID)
    }

    /// The labels of a list, sections joined.
    package struct Rows: Hashable, Sendable {
        package var model: [String]
        package var shown: [String]

        package init(model: [String], shown: [String]) {
            self.model = model
            self.shown = shown
        }
    }

    /// What showed rows that the app's data does not have.
    package enum Cause: Hashable, Sendable {
        /// UIKit moved the row by itself, and told the method.
        case nativeMove(String)

        /// A Swift program told the list, in these of its calls, by the numbers of `UpdateOrigin`.
        case updates([Int])
    }

    package var kind: Kind
    package var cause: Cause?

    /// The kind of list whose rows a Swift program holds; nil for one of a script.
    package var program: ListKind?

    /// The lines of a Swift program that have to do with it, such as `People.swift:31`.
    package var places: [String] = []

    /// Nil when it is about no list in particular.
    package var list: String?

    /// The line of the script that caused it, or else the step.
    package var range: SourceRange

    /// The step after which it was found.
    package var step: SourceRange

    package init(_ kind: Kind, list: String?, at range: SourceRange, after step: SourceRange) {
        self.kind = kind
        self.list = list
        self.range = range
        self.step = step
    }

    package var code: Code {
        switch kind {
        case .dragInProgress: .dragInProgress
        case .rowLifted: .rowLifted
        case .placeholders: .placeholderLeft
        case .updatesOpen, .updatesNeverBegun: .updatesUnbalanced
        case .modelNotTold: .modelNotTold
        case .listToldOnly: .listToldOnly
        case .snapshotNotApplied: .snapshotNotApplied
        case .toldDifferently: .toldDifferently
        case .lost: .rowLost
        case .doubled: .rowDoubled
        case .leftOut: .itemLeftOut
        case .endNotHeard: .endNotHeard
        case .loadOutsideDrop: .loadOutsideDrop
        case .lateDropCall: .lateDropCall
        case .withoutEffect: .withoutEffect
        case .forbidden: .forbidden
        case .answerNotAsked: .answerNotAsked
        case .notLoaded: .itemNotLoaded
        }
    }
}

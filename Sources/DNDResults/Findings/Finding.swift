package import DragDrop
package import SourceText

/// A likely defect that no expectation covers. It fails the scenario unless an expectation announces it.
package struct Finding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case dragInProgress
        case rowLifted
        case movementInProgress
        case placeholders(Int)

        /// `beginUpdates` without `endUpdates`, with the number of open groups.
        case updatesOpen(Int)

        /// `endUpdates` without `beginUpdates`.
        case updatesNeverBegun

        /// The app's data and the shown rows differ, because only one of them changed.
        case modelNotTold(Rows)
        case listToldOnly(Rows)
        case snapshotNotApplied(Rows)
        case toldDifferently(Rows)

        /// Rows that are in no list after a drop.
        case lost([String])

        /// Rows that appear twice after a drop, with the list of the second one when it differs.
        case doubled([String], alsoIn: String?)

        /// Items that a drop ignored while it handled others.
        case leftOut([String])

        /// A delegate that implements the beginning of a session but not its end.
        case endNotHeard(begin: String, end: String)

        /// A load outside a drop; late when the drop is over. The place is in a Swift program, if known.
        case loadOutsideDrop(item: String, isLate: Bool, place: String? = nil)

        /// A coordinator method that was called outside a drop.
        case lateDropCall(String)

        /// A call that is forbidden to a Swift program, as a sentence.
        case forbidden(String)

        /// An `answer` that no call used.
        case answerNotAsked(method: String)

        /// Items whose load failed where the app is not notified or ignores the error, with the reason.
        case notLoaded([String], reason: String)

        /// A call that UIKit ignored, with the rule.
        case withoutEffect(String, RuleID)
    }

    /// The labels of a list, its sections joined.
    package struct Rows: Hashable, Sendable {
        package var model: [String]
        package var shown: [String]

        package init(model: [String], shown: [String]) {
            self.model = model
            self.shown = shown
        }
    }

    /// The cause of shown rows that the app's data does not contain.
    package enum Cause: Hashable, Sendable {
        /// UIKit moved the row and called the method.
        case nativeMove(String)

        /// A Swift program updated the list in these calls, as numbers of `UpdateOrigin`.
        case updates([Int])
    }

    package var kind: Kind
    package var cause: Cause?

    /// The kind of a list that a Swift program controls; nil for a list of a script.
    package var program: ListKind?

    /// The related lines of a Swift program, such as `People.swift:31`.
    package var places: [String] = []

    /// Nil for a finding that is about no particular list.
    package var list: String?

    /// The range of the script line that caused it, otherwise of the step.
    package var range: SourceRange

    /// The range of the step after which it was found.
    package var step: SourceRange

    package init(_ kind: Kind, list: String?, at range: SourceRange, after step: SourceRange) {
        self.kind = kind
        self.list = list
        self.range = range
        self.step = step
    }

    @inline(never)
    package var code: Code {
        switch kind {
        case .dragInProgress: .dragInProgress
        case .rowLifted: .rowLifted
        case .movementInProgress: .movementInProgress
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

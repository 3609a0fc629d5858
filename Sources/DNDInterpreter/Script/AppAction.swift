package import DragDrop
package import SourceText

/// One thing that a script has done to the app's data or told UIKit, with its line: who is to blame when something is
/// not in order afterwards.
package struct AppAction: Sendable {
    package enum Kind: Sendable {
        /// A move of the model is a removal and an insertion.
        case inserted(ItemID, RowPath)
        case removed(ItemID, RowPath)
        case changedModelSections

        /// The list was told of an update or reloaded.
        case told

        // `beginUpdates()` and `endUpdates()` of a table.
        case beganUpdates
        case endedUpdates
        case endedUpdatesThatNeverBegan

        /// The snapshot was changed; the items that it names.
        case editedSnapshot([ItemID])
        case placeholder(ItemID)
        case dropped(ItemID)
        case load(ItemID, isOutsideDrop: Bool)

        /// Loads that were tried and failed, where the script answers no error; and why.
        case notLoaded([ItemID], reason: String)

        /// A method of the coordinator outside `performDropWith` (R169).
        case late(String)

        /// UIKit did nothing, by the rule.
        case withoutEffect(String, RuleID)
    }

    package let kind: Kind
    package let list: ListID
    package let range: SourceRange

    /// True for what the scenario did itself between two gestures, false for a delegate or a load's answer.
    package let isStep: Bool
}

extension ScriptPlayer {
    func note(_ kind: AppAction.Kind, in list: ListID, at range: SourceRange) {
        appActions.append(AppAction(kind: kind, list: list, range: range, isStep: isPlayingStep))
    }

    /// Notes what UIKit said since a trace entry of calls that it let pass.
    func noteIdleCalls(_ name: String, since start: Int, in list: ListID, at range: SourceRange, _ engine: Engine) {
        for entry in engine.trace[start...] {
            guard case .note(.actionWithoutEffect) = entry.kind, let rule = entry.rule else { continue }
            note(rule == .r169 ? .late(name) : .withoutEffect(name, rule), in: list, at: range)
        }
    }

    /// The calls of `beginUpdates()` that wait for their end, outermost first. O(appActions).
    func openUpdates(of list: ListID) -> [AppAction] {
        var open: [AppAction] = []
        for appAction in appActions where appAction.list == list {
            switch appAction.kind {
            case .beganUpdates: open.append(appAction)
            case .endedUpdates: open.removeLast()
            default: break
            }
        }
        return open
    }

    /// Whether a load of the item has not answered yet.
    func isWaiting(for item: ItemID, _ engine: Engine) -> Bool {
        continuations.keys.contains { engine.loads[$0].item == item }
    }
}

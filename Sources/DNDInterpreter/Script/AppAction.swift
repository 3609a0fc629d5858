package import DragDrop
package import SourceText

/// An action of a script on the app's data or UIKit, with its line, which findings refer to.
package struct AppAction: Sendable {
    package enum Kind: Sendable {
        /// An insertion. A move of the model is a removal and an insertion.
        case inserted(ItemID, RowPath)
        case removed(ItemID, RowPath)
        case changedModelSections

        /// A call that updates or reloads the list.
        case told

        // `beginUpdates()` and `endUpdates()` of a table.
        case beganUpdates
        case endedUpdates
        case endedUpdatesThatNeverBegan

        /// The snapshot was changed; the items of the change.
        case editedSnapshot([ItemID])
        case placeholder(ItemID)
        case dropped(ItemID)
        case load(ItemID, isOutsideDrop: Bool)

        /// Loads that failed without an error handler, and the reason.
        case notLoaded([ItemID], reason: String)

        /// A coordinator method outside `performDropWith` (R169).
        case late(String)

        /// UIKit ignored the call, by the rule.
        case withoutEffect(String, RuleID)
    }

    package let kind: Kind
    package let list: ListID
    package let range: SourceRange

    /// True for a statement of the scenario between gestures, false for a delegate or a load's completion.
    package let isStep: Bool
}

extension ScriptPlayer {
    func note(_ kind: AppAction.Kind, in list: ListID, at range: SourceRange) {
        appActions.append(AppAction(kind: kind, list: list, range: range, isStep: isPlayingStep))
    }

    /// Records the calls that UIKit ignored since a trace entry.
    func noteIdleCalls(_ name: String, since start: Int, in list: ListID, at range: SourceRange, _ engine: Engine) {
        for entry in engine.trace[start...] {
            guard case .note(.actionWithoutEffect) = entry.kind, let rule = entry.rule else { continue }
            note(rule == .r169 ? .late(name) : .withoutEffect(name, rule), in: list, at: range)
        }
    }

    /// The calls of `beginUpdates()` without their end, outermost first. O(appActions).
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

    /// Whether a load of the item is still pending.
    func isWaiting(for item: ItemID, _ engine: Engine) -> Bool {
        waiting.loads.contains { engine.loads[$0].item == item }
    }
}

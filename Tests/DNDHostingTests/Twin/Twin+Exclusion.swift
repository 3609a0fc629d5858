import DNDLanguage

extension Twin {
    /// The reason why Swift textbook delegates cannot play a scenario.
    enum Exclusion: Hashable {
        case skipped

        /// The script implements the delegates of all its lists.
        case ownDelegates

        /// It contains something that Swift cannot express.
        case unsayable(Reason)

        /// `name` is that of file and scenario, as in `unsayable`.
        init?(_ scenario: Scenario, of program: Program, named name: String) {
            let scenes = [program.fixture, scenario.fixture].flatMap { $0.scenes }
            let written = Self.delegates(of: scenario, program)
            if scenario.tags.contains(where: { $0.name == "skip" }) {
                self = .skipped
            } else if scenes.allSatisfy({ scene in
                written.contains { $0.list == nil || $0.list?.text == scene.name.text }
            }) {
                self = .ownDelegates
            } else if let reason = Self.unsayable[name] {
                self = .unsayable(reason)
            } else {
                return nil
            }
        }

        /// The declarations that modify the textbook.
        static func delegates(of scenario: Scenario, _ program: Program) -> [DelegateDeclaration] {
            [program.fixture, scenario.fixture].flatMap { $0.delegates }.filter { delegate in
                guard case .methods(let rules, let implemented, let removed) = delegate.content else { return true }
                return !rules.isEmpty || !implemented.isEmpty || !removed.isEmpty
            }
        }
    }
}

extension Twin.Exclusion {
    enum Reason: String {
        case neverDragged = "an app has no provider of an item that was never dragged to it"
        case mainQueue = "a step ends when the main queue is empty: what is put there never waits for virtual time"
        case sameMoment = "the main queue is served before the next load that is due at the same moment"
        case sourceBeforeDrop = "UIKit tells where an item comes from only in the drop, not in an update"
        case untitledSection = "sections of a collection have no titles that UIKit knows"
        case foreignRows = "the script's delegate of one list changes rows of another one, which are the program's"
        case emptyLabel = "a cell with an empty text says nothing"
        case foreignProvider =
            "the script loads an item of the program: the engine answers, which knows no more of a provider than types"
    }

    /// By the name of file and scenario.
    static let unsayable: [String: Reason] = [
        "animators/position.dnd: held for 200ms: dropped": .foreignRows,
        "animators/position.dnd: held for 400ms: lifted": .foreignRows,
        "animators/position.dnd: the system may end a lift too": .foreignRows,
        "batch-updates/between-sections.dnd: into a section that is new": .untitledSection,
        "between-lists/kanban.dnd: moved": .foreignRows,
        "between-lists/kanban.dnd: no native move between lists": .foreignRows,
        "diffable/queues.dnd: from both queues at once": .mainQueue,
        "diffable/queues.dnd: off the main queue, shown when time passes": .mainQueue,
        "item-providers/failures.dnd: an error reaches the completion handler": .foreignProvider,
        "item-providers/forms.dnd: folder, asked for as data: zip": .foreignProvider,
        "item-providers/own-errors.dnd: an error of one representation leaves the others alone": .foreignProvider,
        "item-providers/own-errors.dnd: without a domain and a code: offline": .foreignProvider,
        "item-providers/queues.dnd: what is put on the main queue runs later, in order": .mainQueue,
        "item-providers/too-early.dnd: so does one from nowhere": .neverDragged,
        "item-providers/too-late.dnd: nor loaded from nowhere": .neverDragged,
        "item-providers/wrong-classes.dnd: a handler that gives a String for public.png, asked as UIImage":
            .foreignProvider,
        "item-providers/wrong-classes.dnd: a handler that gives a String for public.png, asked as public.png":
            .foreignProvider,
        "item-providers/wrong-classes.dnd: a handler that gives a UIImage for public.utf8-plain-text, asked as String":
            .foreignProvider,
        "language/labels.dnd: with nothing at all": .emptyLabel,
        "mid-drag-updates/reloads.dnd: after reloadData the item has none": .sourceBeforeDrop,
        "mistakes/placeholders.dnd: a failed load is not looked at": .foreignProvider,
        "placeholders/in-order.dnd: sunset after 100ms, beach after 100ms, forest after 100ms": .sameMoment,
    ]
}

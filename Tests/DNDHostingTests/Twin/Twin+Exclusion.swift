import DNDLanguage

extension Twin {
    /// Why a scenario cannot be played by Swift textbook delegates alone.
    enum Exclusion: String, CaseIterable {
        case skipped = "is not played at all"
        case ownDelegate = "has a delegate of its own"
        case appActs = "its app changes data, lists or snapshots between the gestures"

        init?(_ scenario: Scenario, of program: Program) {
            let fixtures = [program.fixture, scenario.fixture]
            let statements = fixtures.flatMap { $0.before } + scenario.body
            if scenario.tags.contains(where: { $0.name == "skip" }) {
                self = .skipped
            } else if fixtures.contains(where: { !$0.delegates.isEmpty }) {
                self = .ownDelegate
            } else if !statements.allSatisfy({ $0.isPersonal }) {
                self = .appActs
            } else {
                return nil
            }
        }
    }
}

extension Statement {
    /// Whether only the person acts, or something is asked or expected.
    fileprivate var isPersonal: Bool {
        switch kind {
        case .model, .list, .dragInteraction, .batch, .coordinatorDrop, .placeholderInsert, .placeholderUpdate,
            .placeholderCommit, .placeholderDelete, .load, .loadObjects, .cancelProgress, .mainQueue, .snapshot,
            .outline, .read, .presentation, .eachItem:
            false
        default: true
        }
    }
}

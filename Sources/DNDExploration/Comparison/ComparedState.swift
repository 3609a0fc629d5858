package import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// What `--same-as` compares of a state with that of another delegate after the same steps.
package enum ComparedState: Equatable, Sendable {
    /// An item is in the hand, or is loading: rows and data may still differ.
    case underway

    /// The rows of each list, when all fingers are up and nothing is loading.
    case atRest([ComparedRows])

    /// The play has ended, with an exception of UIKit or a fault of the delegate.
    case over

    package init(_ player: ScenarioPlayer) {
        if player.isStopped || player.hasUnexpectedException {
            self = .over
        } else if player.engine.isQuiet, !player.engine.hasPendingLoads {
            self = .atRest(player.engine.lists.map { ComparedRows($0, player.engine) })
        } else {
            self = .underway
        }
    }

    /// Whether both are at rest with the same rows; a list may have another name.
    package func hasSameRows(as other: ComparedState) -> Bool {
        guard case .atRest(let lists) = self, case .atRest(let others) = other else { return false }
        return lists.count == others.count && zip(lists, others).allSatisfy { $0.hasSameRows(as: $1) }
    }

    /// The differences between this state and that of the other delegate: one for each list that has other rows.
    func differences(from other: ComparedState) -> [Suspicion] {
        if (self == .over) != (other == .over) { return [Suspicion(.end(self == .over ? .explored : .other))] }
        guard case .atRest(let lists) = self, case .atRest(let others) = other else { return [] }
        return zip(lists, others).compactMap { list, twin in
            guard !list.hasSameRows(as: twin) else { return nil }
            return Suspicion(
                .difference(list: list.name), expectation: "settle\nexpect order in \(list.spelling(of: twin.shown))")
        }
    }
}

/// The rows of one list, by their labels.
package struct ComparedRows: Equatable, Sendable {
    package let name: String
    package let shown: [String]

    /// The rows of the app's data.
    package let data: [String]

    package init(name: String, shown: [String], data: [String]) {
        self.name = name
        self.shown = shown
        self.data = data
    }

    fileprivate init(_ list: ListState, _ engine: Engine) {
        self.init(
            name: list.name, shown: list.shown.allItems.map { engine.label(of: $0) },
            data: list.model.allItems.map { engine.label(of: $0) })
    }

    /// The other list may have another name.
    func hasSameRows(as other: ComparedRows) -> Bool { shown == other.shown && data == other.data }

    /// `people: A B C`
    fileprivate func spelling(of rows: [String]) -> String {
        let labels = rows.map { Spelling.label($0) }.joined(separator: " ")
        return "\(Spelling.label(name)): \(labels.isEmpty ? "none" : labels)"
    }
}

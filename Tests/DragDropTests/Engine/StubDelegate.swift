@testable import DragDrop

/// A delegate of all lists whose answers come from closures.
final class StubDelegate: EngineDelegate {
    /// Methods that every delegate lacks.
    var absent = Set(Question.allCases.filter { $0.isOverride }).union(
        [.moveRow, .canReorderItem, .willReorder, .didReorder])

    /// Methods that the delegate of one list lacks in addition.
    var absentInList: [ListID: Set<Question>] = [:]
    var answers: (DelegateCall, inout Engine) -> DelegateAnswer? = { _, _ in nil }
    var finishes: (LoadID, LoadResult, inout Engine) -> Void = { _, _, _ in }
    var completes: (CompletionID, AnimatingPosition, inout Engine) -> Void = { _, _, _ in }

    func implements(_ question: Question, in list: ListID) -> Bool {
        !absent.contains(question) && absentInList[list]?.contains(question) != true
    }

    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        answers(call, &engine)
    }

    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        finishes(load, result, &engine)
    }

    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {
        completes(completion, position, &engine)
    }
}

extension DelegateAnswer {
    /// The row itself as the only item, true for every question except restriction and full size, and a local reorder.
    static func usual(for call: DelegateCall, _ engine: Engine) -> DelegateAnswer? {
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: .items(call.item.map { [$0] } ?? [])
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: .boolean(false)
        case .allowsMoveOperation, .canHandle, .canReorderItem, .canMove, .shouldSpringLoad:
            .boolean(true)
        case .didUpdate: .proposal(.moveAt)
        default: .nothing
        }
    }
}

extension DropProposal {
    static let moveAt = DropProposal(.move, .insertAtDestinationIndexPath)
    static let copyAt = DropProposal(.copy, .insertAtDestinationIndexPath)
    static let moveInto = DropProposal(.move, .insertIntoDestinationIndexPath)
}

extension Engine {
    /// The labels of the shown rows, with sections separated by `|`.
    func order(of list: ListID) -> String {
        let sections = self[list].shown.sections.map { section in
            section.rows.map { label(of: $0) }.joined(separator: " ")
        }
        return sections.joined(separator: "|")
    }
}

/// Parses `"A B|C"` as the rows of a list.
func rows(_ text: String) -> [(title: String, labels: [String])] {
    text.split(separator: "|", omittingEmptySubsequences: false).enumerated().map { index, labels in
        (title: "section \(index)", labels: labels.split(separator: " ").map { String($0) })
    }
}

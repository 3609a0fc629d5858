/// Why a section snapshot refuses a change or a question.
package enum SectionSnapshotFault: Error, Hashable, Sendable {
    case duplicates([ItemID])

    /// Something is to be inserted beside an item that is not there.
    case unknownNeighbour(ItemID)
    case unknownItem(ItemID)
    case unknownParent

    /// Another section snapshot is to be inserted before an item that is not there.
    case unknownItemToInsertBefore(ItemID)
}

extension SectionSnapshotFault {
    var rule: RuleID {
        switch self {
        case .duplicates: .s15
        case .unknownNeighbour: .s16
        case .unknownItem: .s17
        case .unknownParent: .s18
        case .unknownItemToInsertBefore: .s19
        }
    }

    package func exception(_ names: IdentifierNames) -> UIKitException {
        UIKitException(rule, text: text(names))
    }

    /// Of the last text only the beginning is known.
    private func text(_ names: IdentifierNames) -> String {
        switch self {
        case .duplicates(let items):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
                + items.map(names.item).joined(separator: ",\n    ") + "\n)}"
        case .unknownNeighbour(let item): "Failed to find index of item \(names.item(item))"
        case .unknownItem(let item): "Item identifier does not exist in section snapshot: \(names.item(item))"
        case .unknownParent: "Parent item identifier does not exist in section snapshot"
        case .unknownItemToInsertBefore(let item):
            "Item identifier to insert before (the rest of UIKit's text is not recorded): \(names.item(item))"
        }
    }
}

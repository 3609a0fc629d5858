/// The reason why a section snapshot refuses a change or query.
package enum SectionSnapshotFault: Error, Hashable, Sendable {
    case duplicates([ItemID])
    case unknownItemToDelete(ItemID)

    /// A query for the parent of an unknown item.
    case unknownChild(ItemID)

    /// Any other query for an unknown item.
    case unknownItem(ItemID)

    /// An unknown parent, for adding or querying children.
    case unknownParent(ItemID)

    /// An unknown sibling for an insertion.
    case unknownNeighbour(ItemID, Snapshot.Side)
}

extension SectionSnapshotFault {
    var rule: RuleID {
        switch self {
        case .duplicates: .s15
        case .unknownItemToDelete: .s16
        case .unknownChild, .unknownItem: .s17
        case .unknownParent: .s18
        case .unknownNeighbour: .s19
        }
    }

    package func exception(_ names: IdentifierNames) -> UIKitException {
        UIKitException(rule, text: text(names))
    }

    private func text(_ names: IdentifierNames) -> String {
        switch self {
        case .duplicates(let items):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
                + items.map(names.item).joined(separator: ",\n    ") + "\n)}"
        case .unknownItemToDelete(let item): "Failed to find index of item \(names.item(item))"
        case .unknownChild(let item): missing("Child item identifier", item, names)
        case .unknownItem(let item): missing("Item identifier", item, names)
        case .unknownParent(let item): missing("Parent item identifier", item, names)
        case .unknownNeighbour(let item, .before): missing("Item identifier to insert before", item, names)
        case .unknownNeighbour(let item, .after): missing("Item identifier to insert after", item, names)
        }
    }

    private func missing(_ subject: String, _ item: ItemID, _ names: IdentifierNames) -> String {
        "\(subject) does not exist in section snapshot: \(names.item(item))"
    }
}

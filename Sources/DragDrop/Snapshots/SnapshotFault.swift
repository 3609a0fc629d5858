/// The reason why a snapshot refuses a change.
enum SnapshotFault: Error {
    case duplicateItems([ItemID])
    case duplicateSections([SectionID])
    case existingSections([SectionID])
    case noSections
    case unknownSectionOfItem
    case unknownSectionToInsertAt
    case unknownSection
    case unknownItemToMove
    case unknownItemToMoveTo
    case unknownSectionToMove
    case unknownSectionToMoveTo
    case insertionNextToItself([ItemID])
    case unknownItemToReload(ItemID)
    case unknownItemToReconfigure(ItemID)
    case unknownSectionToReload(SectionID)
}

extension SnapshotFault {
    var rule: RuleID {
        switch self {
        case .duplicateItems, .duplicateSections: .s01
        case .existingSections: .s02
        case .noSections: .s04
        case .unknownSectionOfItem: .s05
        case .unknownSectionToInsertAt: .s06
        case .unknownItemToMove, .unknownItemToMoveTo, .unknownSectionToMove, .unknownSectionToMoveTo: .s07
        case .unknownSection: .s08
        case .insertionNextToItself: .s09
        case .unknownItemToReload, .unknownItemToReconfigure, .unknownSectionToReload: .s10
        }
    }

    func exception(_ names: IdentifierNames) -> UIKitException {
        UIKitException(rule, text: text(names))
    }
}

extension SnapshotFault {
    func text(_ names: IdentifierNames) -> String {
        switch self {
        case .duplicateItems(let items):
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                + foundationSet(items.map(names.item))
        case .duplicateSections(let sections):
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
                + foundationSet(sections.map(names.section))
        case .existingSections(let sections): existingSectionsText(sections.map(names.section))
        case .noSections: "There are currently no sections in the data source. Please add a section first."
        case .unknownSectionOfItem: "Invalid parameter not satisfying: section != NSNotFound"
        case .unknownSectionToInsertAt: "Invalid parameter not satisfying: insertIndex != NSNotFound"
        case .unknownItemToMove: "Invalid parameter not satisfying: fromIndex != NSNotFound"
        case .unknownItemToMoveTo: "Invalid parameter not satisfying: toIndex != NSNotFound"
        case .unknownSectionToMove: "Invalid parameter not satisfying: fromSection != NSNotFound"
        case .unknownSectionToMoveTo: "Invalid parameter not satisfying: toSection != NSNotFound"
        case .unknownSection:
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)"
        case .insertionNextToItself(let items):
            "Invalid update: destination for insertion operation [\(items.map(names.item).joined(separator: ", "))] "
                + "is in the insertion identifier list for update: "
                + "<_UIDiffableDataSourceUpdate \(UIKitException.fixedAddress)>."
        case .unknownItemToReload(let item):
            "Attempted to reload item identifier that does not exist in the snapshot: \(names.item(item))"
        case .unknownItemToReconfigure(let item):
            "Attempted to reconfigure item identifier that does not exist in the snapshot: \(names.item(item))"
        case .unknownSectionToReload(let section):
            "Attempted to reload section identifier that does not exist in the snapshot: \(names.section(section))"
        }
    }

    private func existingSectionsText(_ names: [String]) -> String {
        let noun = names.count == 1 ? "identifier" : "identifiers"
        let verb = names.count == 1 ? "that already exists" : "that already exist"
        return "Diffable data source detected an attempt to insert or append \(names.count) section \(noun) \(verb) "
            + "in the snapshot. Identifiers in a snapshot must be unique. Section \(noun) \(verb): "
            + foundationList(names)
    }

    private func foundationSet(_ names: [String]) -> String {
        "{(\n    " + names.joined(separator: ",\n    ") + "\n)}"
    }
}

extension SnapshotLog {
    /// S03: inserting or appending existing items moves them.
    static func existingItems(_ items: [ItemID], _ names: IdentifierNames) -> SnapshotLog {
        let one = items.count == 1
        let noun = one ? "identifier" : "identifiers"
        let verb = one ? "that already exists" : "that already exist"
        return SnapshotLog(
            rule: .s03,
            text: "Diffable data source detected an attempt to insert or append \(items.count) item \(noun) \(verb) "
                + "in the snapshot. The existing item \(noun) will be moved into place instead, but this operation "
                + "will be more expensive. For best performance, inserted item identifiers should always be unique. "
                + "Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS "
                + "to catch this in the debugger. Item \(noun) \(verb): " + foundationList(items.map(names.item))
        )
    }
}

/// A single name as it is; several as the description of an array.
private func foundationList(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "(\n    " + names.joined(separator: ",\n    ") + "\n)"
}

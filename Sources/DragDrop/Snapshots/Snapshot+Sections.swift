extension Snapshot {
    /// `appendSections(_:)`.
    package mutating func appendSections(_ sections: [SectionID], names: IdentifierNames) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            try snapshot.insertNew(sections, at: snapshot.sectionCount)
        }
    }

    /// `insertSections(_:beforeSection:)` and `insertSections(_:afterSection:)`.
    package mutating func insertSections(
        _ sections: [SectionID], _ side: Side, _ section: SectionID, names: IdentifierNames
    ) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            guard let index = snapshot.index(of: section) else { throw .unknownSectionToInsertAt }
            try snapshot.insertNew(sections, at: side == .before ? index : index + 1)
        }
    }

    /// `deleteSections(_:)`, with their items; ignores unknown sections (S11). Without that rule one unknown section
    /// invalidates the call.
    package mutating func deleteSections(_ sections: [SectionID]) {
        guard rulebook.ignoresUnknownDeletions || sections.allSatisfy({ index(of: $0) != nil }) else { return }
        let deleted = Set(sections)
        arrangement.sections.removeAll { deleted.contains($0.id) }
    }

    /// `moveSection(_:beforeSection:)` and `moveSection(_:afterSection:)`. Moving a section next to itself has no
    /// effect.
    package mutating func moveSection(
        _ section: SectionID, _ side: Side, _ target: SectionID, names: IdentifierNames
    ) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            guard let source = snapshot.index(of: section) else { throw .unknownSectionToMove }
            guard let index = snapshot.index(of: target) else { throw .unknownSectionToMoveTo }
            guard source != index else { return }
            let slot = side == .before ? index : index + 1
            snapshot.arrangement.moveSection(from: source, to: source < slot ? slot - 1 : slot)
        }
    }

    private mutating func insertNew(_ sections: [SectionID], at index: Int) throws(SnapshotFault) {
        let duplicates = sections.duplicates()
        guard duplicates.isEmpty else { throw .duplicateSections(duplicates) }
        let existing = sections.filter { self.index(of: $0) != nil }
        guard existing.isEmpty else { throw .existingSections(existing) }
        arrangement.sections.insert(contentsOf: sections.map { Arrangement.Section(id: $0) }, at: index)
    }
}

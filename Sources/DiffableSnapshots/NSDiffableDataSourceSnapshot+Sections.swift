internal import DragDrop

extension NSDiffableDataSourceSnapshot {
    // MARK: - Inserting sections

    /// Raises for repeated (S01) or existing sections (S02).
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let ids = sections.ids(for: identifiers)
        edit { (content, names) throws(UIKitException) in try content.appendSections(ids, names: names) }
    }

    /// Raises like `appendSections(_:)`, and for an unknown neighbour (S06).
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, .before, toIdentifier)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, .after, toIdentifier)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], _ side: Snapshot.Side, _ neighbour: SectionIdentifierType
    ) {
        let (ids, section) = (sections.ids(for: identifiers), sections.id(for: neighbour))
        edit { (content, names) throws(UIKitException) in try content.insertSections(ids, side, section, names: names) }
    }

    // MARK: - Removing sections

    /// Deletes sections with their items; ignores unknown sections (S11).
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let ids = sections.ids(for: identifiers)
        edit { (content, _) throws(UIKitException) in content.deleteSections(ids) }
    }

    // MARK: - Reordering sections

    /// Raises when either section is unknown (S07).
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, .before, toIdentifier)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, .after, toIdentifier)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, _ side: Snapshot.Side, _ target: SectionIdentifierType
    ) {
        let (section, neighbour) = (sections.id(for: identifier), sections.id(for: target))
        edit { (content, names) throws(UIKitException) in
            try content.moveSection(section, side, neighbour, names: names)
        }
    }

    // MARK: - Reloading data

    /// Raises for an unknown section (S10).
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        let ids = sections.ids(for: identifiers)
        edit { (content, names) throws(UIKitException) in try content.reloadSections(ids, names: names) }
    }
}

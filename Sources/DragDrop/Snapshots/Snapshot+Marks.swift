extension Snapshot {
    /// `reloadItems(_:)`: the rows get new cells when the snapshot is applied (R236).
    package mutating func reloadItems(_ items: [ItemID], names: IdentifierNames) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            if let unknown = snapshot.firstUnknown(items) { throw .unknownItemToReload(unknown) }
            snapshot.marks.reloadedItems.appendNew(items)
        }
    }

    /// `reconfigureItems(_:)`: the rows keep their cells, which are refilled (R236).
    package mutating func reconfigureItems(_ items: [ItemID], names: IdentifierNames) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            if let unknown = snapshot.firstUnknown(items) { throw .unknownItemToReconfigure(unknown) }
            if snapshot.rulebook.keepsCellsOfReconfiguredItems {
                snapshot.marks.reconfiguredItems.appendNew(items)
            } else {
                snapshot.marks.reloadedItems.appendNew(items)
            }
        }
    }

    /// `reloadSections(_:)`.
    package mutating func reloadSections(_ sections: [SectionID], names: IdentifierNames) throws(UIKitException) {
        try raising(names) { (snapshot) throws(SnapshotFault) in
            if let unknown = sections.first(where: { snapshot.index(of: $0) == nil }) {
                throw .unknownSectionToReload(unknown)
            }
            snapshot.marks.reloadedSections.appendNew(sections)
        }
    }

    func firstUnknown(_ items: [ItemID]) -> ItemID? {
        let paths = arrangement.paths(of: items)
        return items.first { paths[$0] == nil }
    }
}

extension Array where Element: Hashable {
    /// Appends the elements that are not included yet.
    fileprivate mutating func appendNew(_ elements: [Element]) {
        var known = Set(self)
        for element in elements where known.insert(element).inserted { append(element) }
    }
}

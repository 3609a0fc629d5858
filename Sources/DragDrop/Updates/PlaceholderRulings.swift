/// Decisions of the rules for placeholders.
extension Rulebook {
    /// Whether a drop can be animated to a placeholder (R168).
    var dropsToPlaceholders: Bool { obeys(.r168) }

    /// Whether placeholders are hidden from the data source (R180).
    var keepsPlaceholdersFromDataSource: Bool { obeys(.r180) }

    /// The path at which a commit inserts the row: the placeholder's current place, counted without placeholders
    /// (R183).
    func pathToCommit(_ placeholder: PlaceholderSet.Placeholder) -> RowPath {
        obeys(.r183) ? placeholder.path : placeholder.insertionPath
    }

    /// The placeholder that a context commits: its own, whichever data arrives first (R188).
    func placeholderToCommit(for item: ItemID, among placeholders: PlaceholderSet) -> Int? {
        guard !obeys(.r188) else { return placeholders.position(of: item) }
        return placeholders.count > 0 ? 0 : nil
    }

    /// Whether the block of a commit is skipped when the placeholder is gone (R184).
    var skipsBlockWithoutPlaceholder: Bool { obeys(.r184) }

    /// Whether an update in the block of a commit has no effect (R185).
    var refusesUpdatesInCommit: Bool { obeys(.r185) }

    /// Whether `setNeedsCellUpdate()` refills the cell of a placeholder (R189).
    var refillsPlaceholders: Bool { obeys(.r189) }

    /// Whether a script can call it: only contexts of collections have the method (R189).
    package func hasCellUpdates(_ adapter: Adapter) -> Bool {
        adapter.traits.placeholdersUpdateCells || !refillsPlaceholders
    }

    /// Whether a drop into a placeholder asks the placeholder for preview parameters instead of the delegate (R181).
    var asksPlaceholdersForPreviews: Bool { obeys(.r181) }
}

/// What the rules of placeholders decide.
extension Rulebook {
    /// Whether a drop may be animated to a placeholder (R168).
    var dropsToPlaceholders: Bool { obeys(.r168) }

    /// Whether a placeholder is a row that the data source does not know (R180).
    var keepsPlaceholdersFromDataSource: Bool { obeys(.r180) }

    /// Where a commit inserts the row: where the placeholder stands now, counted without placeholders (R183).
    func pathToCommit(_ placeholder: PlaceholderSet.Placeholder) -> RowPath {
        obeys(.r183) ? placeholder.path : placeholder.insertionPath
    }

    /// Which placeholder a context commits: its own, whichever data comes first (R188).
    func placeholderToCommit(for item: ItemID, among placeholders: PlaceholderSet) -> Int? {
        guard !obeys(.r188) else { return placeholders.position(of: item) }
        return placeholders.count > 0 ? 0 : nil
    }

    /// Whether the block of a commit is left out when the placeholder is gone (R184).
    var skipsBlockWithoutPlaceholder: Bool { obeys(.r184) }

    /// Whether an update in the block of a commit has no effect (R185).
    var refusesUpdatesInCommit: Bool { obeys(.r185) }

    /// Whether `setNeedsCellUpdate()` fills the cell of a placeholder anew (R189).
    var refillsPlaceholders: Bool { obeys(.r189) }

    /// Whether a script may ask for that: the contexts of collections alone have the method (R189).
    package func hasCellUpdates(_ adapter: Adapter) -> Bool {
        adapter.traits.placeholdersUpdateCells || !refillsPlaceholders
    }

    /// Whether a drop into a placeholder asks the placeholder for preview parameters, not the delegate (R181).
    var asksPlaceholdersForPreviews: Bool { obeys(.r181) }
}

/// A batch during its checks and its application.
///
/// Stores the updates, and shares the rows: k updates of a list of n rows cost O(k log n) and O(sections). Only the
/// search for the culprit of wrong counts reads all rows of a section.
struct Batch {
    let updates: [ListUpdate]
    let shown: Arrangement
    let model: Arrangement
    let kind: ListKind
    let words: ListWords
    let device: Device
    let rulebook: Rulebook
    let sorted: SortedUpdates

    /// The sources and destinations of row moves, each ascending.
    let rowSources: [SortedUpdates.Entry<RowPath>]
    let rowDestinations: [SortedUpdates.Entry<RowPath>]

    /// The new indexes of the sections. Total, but correct only for a valid batch.
    let sections: IndexMap

    /// The deleted or reloaded sections, counted before the batch.
    let endedSections: Holes

    /// The inserted or reloaded sections, counted after the batch.
    let begunSections: Holes

    /// The new paths of the rows. Correct only for a valid batch.
    let paths: PathMap

    init(
        _ updates: [ListUpdate], shown: Arrangement, model: Arrangement, kind: ListKind, device: Device = Device(),
        rulebook: Rulebook = Rulebook()
    ) {
        self.updates = updates
        self.shown = shown
        self.model = model
        self.device = device
        self.rulebook = rulebook
        self.kind = kind
        words = ListWords(kind)
        var sorted = SortedUpdates(updates, rulebook: rulebook)
        let changes = sorted.takeSectionChanges(before: shown.sectionCount, after: model.sectionCount)
        sections = changes.map
        endedSections = changes.ended
        begunSections = changes.begun
        sorted.ignoreRows(endedSections: endedSections, begunSections: begunSections)
        rowSources = sorted.rowMoves.sources()
        rowDestinations = sorted.rowMoves.destinations()
        paths = sorted.paths(sections: sections, shown: shown, model: model)
        self.sorted = sorted
    }
}

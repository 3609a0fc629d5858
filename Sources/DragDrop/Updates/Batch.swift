/// A batch while it is checked and carried out.
///
/// Lists only the updates, never the rows: k updates of a list of n rows cost O(k log n), whatever n is, and
/// O(sections).
struct Batch {
    let updates: [ListUpdate]
    let shown: Arrangement
    let model: Arrangement
    let kind: ListKind
    let words: ListWords
    let device: Device
    let rulebook: Rulebook
    let sorted: SortedUpdates

    /// Where the moves of rows start and end, each ascending.
    let rowSources: [SortedUpdates.Entry<RowPath>]
    let rowDestinations: [SortedUpdates.Entry<RowPath>]

    /// Where the sections go. Total, but right only when the batch is valid.
    let sections: IndexMap

    /// The sections that end (deleted or reloaded), counted before the batch.
    let endedSections: Holes

    /// The sections that begin (inserted or reloaded), counted after the batch.
    let begunSections: Holes

    /// Where the rows go. Right only when the batch is valid.
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

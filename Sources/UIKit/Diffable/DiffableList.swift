internal import DragDrop

/// What a diffable data source needs of the table or collection that it fills. The list knows the engine; the data
/// source knows the app's identifiers.
@MainActor protocol DiffableList: AnyObject {
    func identity(ofItemLabelled label: String) -> ItemID
    func identity(ofSectionTitled title: String) -> SectionID

    /// What the list shows, placeholders aside: `ListState.shown`.
    var shown: Arrangement { get }

    /// A section as it is shown: `Scene.shownOutline(of:in:)`.
    func shownOutline(of section: SectionID) -> SectionSnapshot

    /// `Engine.apply(_:in:_:)`. `completion` runs on the main queue when the updates are done, and also
    /// when UIKit raises instead: somebody may be waiting.
    func apply(_ snapshot: Snapshot, _ way: SnapshotApplication, completion: @escaping @MainActor () -> Void)

    /// `Engine.apply(_:to:in:)`. The engine does not tell whether it is animated.
    func apply(_ outline: SectionSnapshot, to section: SectionID, completion: @escaping @MainActor () -> Void)
}

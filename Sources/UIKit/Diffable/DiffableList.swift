internal import DragDrop

/// The table or collection of a diffable data source. The list accesses the engine; the data source has the app's
/// identifiers.
@MainActor protocol DiffableList: AnyObject {
    func identity(ofItemLabelled label: String) -> ItemID
    func identity(ofSectionTitled title: String) -> SectionID

    /// The shown rows without placeholders: `ListState.shown`.
    var shown: Arrangement { get }

    /// A section as it is shown: `Scene.shownOutline(of:in:)`.
    func shownOutline(of section: SectionID) -> SectionSnapshot

    /// `Engine.apply(_:in:_:)`. `completion` runs on the main queue after the updates, and also after a UIKit
    /// exception, since callers may wait for it.
    func apply(_ snapshot: Snapshot, _ way: SnapshotApplication, completion: @escaping @MainActor () -> Void)

    /// `Engine.apply(_:to:in:)`. The engine does not distinguish animated applications.
    func apply(_ outline: SectionSnapshot, to section: SectionID, completion: @escaping @MainActor () -> Void)
}

/// A table, collection or plain view: the app's data, its shown rows, and the options of the scene.
package struct ListState: Sendable {
    /// Whether touches can find the view.
    package enum Presence: Hashable, Sendable {
        case inWindow

        /// It is in no window, so no touch finds it (R249).
        case withoutWindow

        /// It no longer exists, or a Swift program has not created it yet.
        case gone, notYet
    }

    package let id: ListID
    package internal(set) var name: String
    package let kind: ListKind
    package let app: AppID

    /// The app's own data; for a diffable list, the snapshot that the app prepares.
    package internal(set) var model: Arrangement

    /// The rows that UIKit last read from the data source, without placeholders.
    package internal(set) var shown: Arrangement

    package internal(set) var placeholders = PlaceholderSet()

    /// False until the first `apply` (R231). The rows in a scene's declaration count as applied.
    package internal(set) var hasAppliedSnapshot = false

    /// Whether a driver keeps live cells of the rows.
    package internal(set) var hasLiveCells = false

    /// What the list has of its diffable data source.
    @CopyOnWrite package internal(set) var snapshots: SnapshotState

    /// True during `didReorder` (R142).
    package internal(set) var isReordering = false

    /// The drop gap while it is shown, in the order without the dragged rows (R103, R115); all rows count if they are
    /// copied (Q36).
    package internal(set) var gap: RowPath?

    /// Selected rows by identity, in the order of selection.
    package internal(set) var selected: [ItemID] = []

    /// The list's first exception, after which the app's calls have no effect.
    package internal(set) var exception: UIKitException?

    /// The updates of the open batches, nested ones merged (B09).
    var batch = OpenBatch()

    /// The nesting depth of open batches (B09).
    package var openBatchDepth: Int { batch.depth }

    /// True from `reloadData` to the next gesture or batch, while the layout that ends the reload is pending (B10).
    package internal(set) var isReloading = false

    /// True during the block of `commitInsertion` (R185).
    var isCommitting = false

    /// The nesting depth of `performUsingPresentationValues(_:)` (R198).
    var presentationValueDepth = 0

    var usesPresentationValues: Bool { presentationValueDepth > 0 }

    /// Counts the changes of the shown rows and the insertions of placeholders. It shows whether the list has changed
    /// since an earlier moment (R018, Q40).
    package internal(set) var updateCount = 0

    package var data: DataSourceKind
    package var reorders: Bool
    package var isEditing: Bool
    package var isDragEnabled: Bool

    /// Whether `isDragEnabled` is the device's default, because the app has not set it (R002).
    package var hasDefaultDragEnabled = true
    package var isDropEnabled: Bool
    package var presence = Presence.inWindow
    package var cadence: ReorderingCadence
    package var isSpringLoaded: Bool

    /// The reuse identifiers that the app has registered; nil when all are accepted (E57).
    package var reuseIdentifiers: [String]?
    /// The number of rows that fit into the list's height; nil when all do (R129).
    package var visibleRowCount: Int?

    /// The first visible row, counted over all sections.
    package internal(set) var firstVisibleRow = 0

    /// `UIDropInteraction.allowsSimultaneousDropSessions` (R058); lists have no such option.
    package var allowsSimultaneousDropSessions = false

    /// The superview of a plain view (R059).
    package var superview: ListID?

    /// The item that a plain view shows.
    package var held: ItemID?

    /// The types that a plain view's paste configuration accepts; empty without one (R241).
    package var pasteTypes: [String] = []

    /// `UIDragInteraction.allowsSimultaneousRecognitionDuringLift` (R012).
    package var allowsSimultaneousRecognitionDuringLift = false

    /// `UIDragInteraction.liftBehavior` is `.extended` (R248).
    package var hasExtendedLift = false

    package var adapter: Adapter { Adapter.of(kind) }

    /// The number of shown rows in a section, without placeholders; 0 when the section does not exist.
    package func shownRowCount(inSection section: Int) -> Int {
        shown.rowCount(inSection: section) ?? 0
    }

    /// The number of rows of the app's data in a section; 0 when the section does not exist.
    package func modelRowCount(inSection section: Int) -> Int {
        model.rowCount(inSection: section) ?? 0
    }

    package init(
        id: ListID, name: String, kind: ListKind, app: AppID, rows: Arrangement, data: DataSourceKind = .array,
        reorders: Bool = false, isEditing: Bool = false, isDragEnabled: Bool = true, isDropEnabled: Bool = true,
        cadence: ReorderingCadence = .immediate, isSpringLoaded: Bool = false, held: ItemID? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.app = app
        model = rows
        shown = rows
        _snapshots = SnapshotState.unused
        hasAppliedSnapshot = rows.itemCount > 0 || rows.sectionCount > 1
        self.data = data
        self.reorders = reorders
        self.isEditing = isEditing
        self.isDragEnabled = isDragEnabled
        self.isDropEnabled = isDropEnabled
        self.cadence = cadence
        self.isSpringLoaded = isSpringLoaded
        self.held = held
    }
}

/// The updates collected between the first `performBatchUpdates` and the end of the outermost one (B09).
struct OpenBatch: Sendable {
    var depth = 0
    var updates: [ListUpdate] = []

    var isOpen: Bool { depth > 0 }
}

/// One table, collection or plain view: the app's data, what is shown of it, and the options of the scene.
package struct ListState: Sendable {
    package enum Data: Hashable, Sendable { case array, diffable }

    /// `UICollectionView.ReorderingCadence` (R128).
    package enum Cadence: Hashable, Sendable { case immediate, fast, slow }

    /// Whether touches can find the view.
    package enum Presence: Hashable, Sendable {
        case inWindow

        /// It exists and lies in no window: no touch finds it (R249).
        case withoutWindow

        /// It existed once, and one that a Swift program is still to make.
        case gone, notYet
    }

    package let id: ListID
    package internal(set) var name: String
    package let kind: ListKind
    package let app: AppID

    /// The app's own data. For a diffable list: the snapshot that the app prepares.
    package internal(set) var model: Arrangement

    /// What UIKit last took over from the data source, placeholders aside.
    package internal(set) var shown: Arrangement

    package internal(set) var placeholders = PlaceholderSet()

    /// What the snapshot that the app prepares asks to be reloaded or reconfigured.
    package internal(set) var marks = SnapshotMarks()

    /// Those of the snapshot that was applied last.
    package internal(set) var itemsMovedToThemselves: [ItemID] = []

    /// False until the first `apply` (R231). The rows that a scene is declared with count as applied.
    package internal(set) var hasAppliedSnapshot = false

    /// Whether somebody keeps live cells of the rows, and which of them snapshots have made stale.
    package internal(set) var hasLiveCells = false
    package internal(set) var staleCells = StaleCells()

    /// The section snapshots that the app prepares, and those that are shown.
    package internal(set) var outlines: [SectionID: SectionSnapshot] = [:]
    package internal(set) var shownOutlines: [SectionID: SectionSnapshot] = [:]

    /// The transaction of the last move that the reordering handlers heard of (R148).
    package internal(set) var transaction: ReorderTransaction?

    /// True while `didReorder` is being called (R142).
    package internal(set) var isReordering = false

    /// The drop gap while it is shown, in the order without the dragged rows (R103, R115).
    package internal(set) var gap: RowPath?

    /// Selected rows by identity, in the order of selection.
    package internal(set) var selected: [ItemID] = []

    /// Set by the first exception of UIKit: what the delegate still asks of the list has no effect.
    package internal(set) var exception: UIKitException?

    /// The updates of the batches that are open, outermost first merged (B09).
    var batch = OpenBatch()

    /// How many batches are open, one inside the other (B09).
    package var openBatchDepth: Int { batch.depth }

    /// True from `reloadData` to the next gesture: the layout that ends the reload is still to come (B10).
    package internal(set) var isReloading = false

    /// True while the block of `commitInsertion` runs (R185).
    var isCommitting = false

    /// How many `performUsingPresentationValues(_:)` are running (R198).
    var presentationValueDepth = 0

    var usesPresentationValues: Bool { presentationValueDepth > 0 }

    /// Counts every change of what is shown; a table's `sourceIndexPath` depends on it (R163).
    package internal(set) var updateCount = 0

    package var data: Data
    package var reorders: Bool
    package var isEditing: Bool
    package var isDragEnabled: Bool

    /// Whether `isDragEnabled` is what the device gives, because the app says nothing (R002).
    package var hasDefaultDragEnabled = true
    package var isDropEnabled: Bool
    package var presence = Presence.inWindow
    package var cadence: Cadence
    package var isSpringLoaded: Bool

    /// The reuse identifiers that the app has registered; nil when any will do (E57).
    package var reuseIdentifiers: [String]?
    /// How many rows fit into the list's height; nil when all of them do (R129).
    package var visibleRowCount: Int?

    /// The first row in sight, counted over all sections.
    package internal(set) var firstVisibleRow = 0

    /// `UIDropInteraction.allowsSimultaneousDropSessions` (R058); lists have no such option.
    package var allowsSimultaneousDropSessions = false

    /// The view that a plain view lies in (R059).
    package var superview: ListID?

    /// What a plain view shows.
    package var held: ItemID?

    /// The types that a plain view's paste configuration accepts; empty without one (R241).
    package var pasteTypes: [String] = []

    /// `UIDragInteraction.allowsSimultaneousRecognitionDuringLift` (R012).
    package var allowsSimultaneousRecognitionDuringLift = false

    /// `UIDragInteraction.liftBehavior` is `.extended` (R248).
    package var hasExtendedLift = false

    package var adapter: Adapter { Adapter.of(kind) }

    /// Rows that are shown in a section, placeholders aside; 0 when there is no such section.
    package func shownRowCount(inSection section: Int) -> Int {
        shown.rowCount(inSection: section) ?? 0
    }

    /// Rows that the app's data has in a section; 0 when there is no such section.
    package func modelRowCount(inSection section: Int) -> Int {
        model.rowCount(inSection: section) ?? 0
    }

    package init(
        id: ListID, name: String, kind: ListKind, app: AppID, rows: Arrangement, data: Data = .array,
        reorders: Bool = false, isEditing: Bool = false, isDragEnabled: Bool = true, isDropEnabled: Bool = true,
        cadence: Cadence = .immediate, isSpringLoaded: Bool = false, held: ItemID? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.app = app
        model = rows
        shown = rows
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

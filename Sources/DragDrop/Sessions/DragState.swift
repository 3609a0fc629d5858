/// A running drag: the lifted items, the place of the finger, and the answers of the lists that it visited.
package struct DragState: Sendable {
    package enum Phase: Hashable, Sendable {
        /// Lifted but not moved: delegates have no session yet (R001, R011).
        case lifted

        case dragging
    }

    /// An item of the session, with its source row.
    package struct Item: Hashable, Sendable {
        package let id: ItemID
        package let list: ListID

        /// The source row, in the data source's current order; nil once it is gone or forgotten (R163).
        package internal(set) var sourcePath: RowPath?

        /// True once an update of the list has deleted the row (R243).
        var isSourceDeleted = false

        /// The preview of the item; `none` for one that is not visible (R008, R017).
        package internal(set) var preview: PreviewAnswer = .standard
    }

    package internal(set) var phase: Phase

    /// The list that the drag began in.
    package let source: ListID

    /// The touched row.
    package let touched: RowPath

    /// In the order of the delegate's answers (R006, R161).
    package internal(set) var items: [Item]

    /// The place of the finger; nil outside every list.
    package internal(set) var finger: FingerLocation?

    /// The actual place of the finger when an outer view decides for the one beneath it (Q08); nil otherwise.
    package internal(set) var fingerBeneath: FingerLocation?

    /// The answers at the beginning of the session, which stay as given (R015).
    package internal(set) var allowsMoveOperation = true
    package internal(set) var isRestrictedToDraggingApplication = false
    package internal(set) var prefersFullSizePreviews = false

    /// True once the previews are scaled down; they never grow again (R065).
    package internal(set) var isScaledDown = false

    /// The operation passed to `willEndWith`, for `didEndWith` (R033).
    var endOperation: DropOperation?

    /// The lists that the session visited, in the order in which the finger reached them.
    package internal(set) var visits: [DropVisit] = []

    /// The cells of lifted rows, in the order of the questions (R089).
    var cells: [LiftedCell] = []

    /// Spring loading under the resting finger; nil where nothing is spring-loaded (R202).
    package internal(set) var springLoading: SpringLoading?

    /// The outcome of the session; nil before the release.
    var outcome: Outcome?

    /// The list that scrolls under the finger (R129).
    var autoScroll: AutoScroll?

    /// The views that provided items, in order, without duplicates (R022).
    package internal(set) var contributors: [ListID]

    /// The update count of the source list before the lift asked for items (R018).
    let updateCountAtLift: Int

    /// The session's visit to a list; nil if it was never there.
    subscript(visit list: ListID) -> DropVisit? {
        get { visits.first { $0.list == list } }
        set {
            guard let newValue, let index = visits.firstIndex(where: { $0.list == list }) else { return }
            visits[index] = newValue
        }
    }

    /// Adds a visit to a list, unless one exists.
    mutating func meet(_ list: ListID) {
        if self[visit: list] == nil { visits.append(DropVisit(list: list)) }
    }

    /// Adds the cells of lifted rows, without duplicates, and returns the new ones.
    mutating func addCells(_ lifted: [LiftedCell]) -> [LiftedCell] {
        let known = cells.count
        for cell in lifted where !cells.contains(cell) { cells.append(cell) }
        return Array(cells.dropFirst(known))
    }

    mutating func addContributor(_ list: ListID) {
        if !contributors.contains(list) { contributors.append(list) }
    }

    /// Clears the answers of all visited lists, so that `canHandle` is asked again (R051).
    mutating func forgetAnswers() {
        for index in visits.indices { visits[index].canHandle = nil }
    }

    /// Clears the proposals of all lists.
    mutating func forgetProposals() {
        for index in visits.indices { visits[index].proposal = nil }
    }
}

/// The state of a drop session in one list.
package struct DropVisit: Hashable, Sendable {
    package let list: ListID

    /// The answer of `canHandle`; nil until asked, and after items are added (Q02).
    package internal(set) var canHandle: Bool?

    /// True between enter and exit.
    package internal(set) var isInside = false

    /// Whether the list has received enter, so that it also receives the end (R057, R096).
    package internal(set) var wasTold = false

    /// The current proposal, after UIKit's restrictions.
    package internal(set) var proposal: DropProposal?

    /// The index path of the last update, in the data source's order (R102); nil without one.
    package internal(set) var destination: RowPath?

    /// The pending target of the gap (R118, R120, R125).
    package internal(set) var pendingGap: PendingGap?

    /// Whether the list's dragged rows keep their place, so that all rows count, because they are copied (Q36).
    package internal(set) var keepsDraggedRows = false

    /// True from the first gap on (R123).
    package internal(set) var hasShownGap = false

    init(list: ListID) {
        self.list = list
    }

    /// Clears the proposal and the gap's target, as if the finger were not over the list.
    mutating func leave() {
        isInside = false
        proposal = nil
        destination = nil
        pendingGap = nil
    }
}

/// A pending target of the gap.
package struct PendingGap: Hashable, Sendable {
    package let target: GapTarget

    /// The virtual time at which the gap follows, for a cadence other than immediate (R125).
    package let dueMilliseconds: Int?
}

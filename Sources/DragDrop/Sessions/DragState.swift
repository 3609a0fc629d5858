/// One running drag: what was lifted, where the finger is, and what each list that it met has said.
package struct DragState: Sendable {
    package enum Phase: Hashable, Sendable {
        /// Lifted, not yet moved: no session for delegates (R001, R011).
        case lifted

        case dragging
    }

    /// An item of the session, with the row that it came from.
    package struct Item: Hashable, Sendable {
        package let id: ItemID
        package let list: ListID

        /// The row in its list, in the data source's order of the moment; nil once it is gone or forgotten (R163).
        package internal(set) var sourcePath: RowPath?

        /// True once the list was told that the row is deleted (R243).
        var isSourceDeleted = false

        /// What the item shows; `none` for one that is not visible (R008, R017).
        package internal(set) var preview: PreviewAnswer = .standard
    }

    package internal(set) var phase: Phase

    /// The list in which the drag began.
    package let source: ListID

    /// The row that was touched.
    package let touched: RowPath

    /// In the order in which the delegate gave them (R006, R161).
    package internal(set) var items: [Item]

    /// Where the finger is; nil outside every list.
    package internal(set) var finger: FingerLocation?

    /// Where the finger really is while an outer view has the say over the one beneath it (Q08); nil otherwise.
    package internal(set) var fingerBeneath: FingerLocation?

    /// What the session was told at its beginning (R015).
    package internal(set) var allowsMoveOperation = true
    package internal(set) var isRestrictedToDraggingApplication = false
    package internal(set) var prefersFullSizePreviews = false

    /// True once the previews were scaled down: they never grow again (R065).
    package internal(set) var isScaledDown = false

    /// What `willEndWith` was told, for `didEndWith` (R033).
    var endOperation: DropOperation?

    /// The lists that were offered the session, in the order in which the finger met them.
    package internal(set) var visits: [DropVisit] = []

    /// The cells whose rows were lifted, in the order in which they were asked (R089).
    var cells: [LiftedCell] = []

    /// Spring loading where the finger rests; nil where nothing is spring-loaded (R202).
    package internal(set) var springLoading: SpringLoading?

    /// What became of the session; nil before the release.
    var outcome: Outcome?

    /// A list that scrolls by itself under the finger (R129).
    var autoScroll: AutoScroll?

    /// Views that gave items, each once, in order (R022).
    package internal(set) var contributors: [ListID]

    /// How often the source list had been updated when the lift asked for its items (R018).
    let updateCountAtLift: Int

    /// What a list knows of the session; nil if it was never visited.
    subscript(visit list: ListID) -> DropVisit? {
        get { visits.first { $0.list == list } }
        set {
            guard let newValue, let index = visits.firstIndex(where: { $0.list == list }) else { return }
            visits[index] = newValue
        }
    }

    /// The session reaches a list, perhaps not for the first time.
    mutating func meet(_ list: ListID) {
        if self[visit: list] == nil { visits.append(DropVisit(list: list)) }
    }

    /// Remembers the cells of rows that are lifted, each once, and returns those that are new.
    mutating func addCells(_ lifted: [LiftedCell]) -> [LiftedCell] {
        let known = cells.count
        for cell in lifted where !cells.contains(cell) { cells.append(cell) }
        return Array(cells.dropFirst(known))
    }

    mutating func addContributor(_ list: ListID) {
        if !contributors.contains(list) { contributors.append(list) }
    }

    /// Every list that the session met is asked anew whether it can handle it (R051).
    mutating func forgetAnswers() {
        for index in visits.indices { visits[index].canHandle = nil }
    }

    /// No list proposes anything any more.
    mutating func forgetProposals() {
        for index in visits.indices { visits[index].proposal = nil }
    }
}

/// What a list knows of the drop session.
package struct DropVisit: Hashable, Sendable {
    package let list: ListID

    /// The answer of `canHandle`; nil until asked, and again after items were added (Q02).
    package internal(set) var canHandle: Bool?

    /// From enter to exit.
    package internal(set) var isInside = false

    /// Whether the list ever heard enter, update or exit (R057, R096).
    package internal(set) var wasTold = false

    /// The proposal in force, after UIKit's own enforcement.
    package internal(set) var proposal: DropProposal?

    /// The row or insertion place under the finger at the last update, in the data source's order (R102).
    package internal(set) var destination: RowPath?

    /// A place that the gap has still to go to (R118, R120, R125).
    package internal(set) var pendingGap: PendingGap?

    /// Whether the list's own dragged rows keep their places, so that all rows count: what is copied stays (Q36).
    package internal(set) var keepsDraggedRows = false

    /// True from the first gap on (R123).
    package internal(set) var hasShownGap = false

    init(list: ListID) {
        self.list = list
    }

    /// The list is as if the finger were not over it: no proposal, no place for a gap.
    mutating func leave() {
        isInside = false
        proposal = nil
        destination = nil
        pendingGap = nil
    }
}

/// A remembered place for the gap.
package struct PendingGap: Hashable, Sendable {
    package let target: GapTarget

    /// With a cadence other than immediate: the virtual time at which the gap follows (R125).
    package let dueMilliseconds: Int?
}

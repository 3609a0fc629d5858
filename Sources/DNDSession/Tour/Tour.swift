internal import DragDrop

/// The progress of the tour, and the suspended session.
struct Tour {
    /// The session in which `tour` was typed; nil outside the tour.
    @CopyOnWrite var ownSession: ReplSession? = nil

    /// The begun steps, each with the session at its beginning.
    var beginnings: [ReplSession] = []

    /// The session of the tour when it was left.
    @CopyOnWrite var leftSession: ReplSession? = nil

    var isUnderWay: Bool { ownSession != nil }

    /// The index of the current step.
    var number: Int { max(0, beginnings.count - 1) }
    var step: TourStep { TourStep.all[number] }
}

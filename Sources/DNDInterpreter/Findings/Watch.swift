internal import DNDResults
internal import DragDrop
internal import SourceText

/// The state that a scenario player keeps in order to detect findings.
struct Watch {
    /// The findings so far that are not announced.
    var found: [Finding] = []

    /// The rows of each list when model and list last agreed. Copies share their storage.
    var agreed: [Arrangement] = []

    /// The number of examined app actions.
    var appActionCount = 0

    /// The last step.
    var step: SourceRange?

    /// The steps so far, with their first trace entries.
    var steps: [TraceRecord.Step] = []

    /// The lists before each step, if the player keeps them.
    var moments: [SceneMoment] = []

    /// The last drop. Its findings become final at the next drop or at the end, since loads may finish in between.
    var drop: WatchedDrop?

    /// The codes that an `expect finding` has announced, for findings that are computed later: when a drop closes, or
    /// at the end.
    var announced: Set<Finding.Code> = []
}

/// A drop: the state when the finger was released.
struct WatchedDrop {
    let step: SourceRange

    /// The items of the session, with their rows.
    let items: [DragState.Item]

    /// The touched row of the lift.
    let touched: RowPath

    /// The list under the finger.
    let target: ListID?

    /// Whether the proposal is a drop into a row.
    let isInto: Bool

    /// The app's data before the drop, indexed by list.
    let before: [Arrangement]

    /// The index of the first app action after the release.
    let firstAppAction: Int

    /// The index of the first trace entry after the release.
    let firstEntry: Int

    /// The lists whose rows an expectation has named since.
    var namedLists: Set<ListID> = []

    /// Whether an expectation has named the loaded values.
    var namesLoads = false
}

internal import DNDResults
internal import DragDrop
internal import SourceText

/// What a scenario player remembers in order to find what was left undone.
struct Watch {
    /// Found on the way, and not announced yet.
    var found: [Finding] = []

    /// By list: the rows when model and list last agreed. Copies share their rows.
    var agreed: [Arrangement] = []

    /// How many appActions of the scripts were looked at.
    var appActionCount = 0

    /// The step that was played last.
    var step: SourceRange?

    /// The steps that were played, with the trace entries at which they begin.
    var steps: [TraceRecord.Step] = []

    /// The last drop; looked at when the next one comes, or at the end, since loads may answer in between.
    var drop: WatchedDrop?

    /// Codes that `expect finding` has announced for what may only be said at the end.
    var announced: Set<Finding.Code> = []
}

/// One drop: how things were when the finger was let go.
struct WatchedDrop {
    let step: SourceRange

    /// The items of the session, with their rows.
    let items: [DragState.Item]

    /// The row that was touched at the lift.
    let touched: RowPath

    /// The list under the finger.
    let target: ListID?

    /// Whether the proposal is to drop into a row.
    let isInto: Bool

    /// By list: the app's data before.
    let before: [Arrangement]

    /// The first appAction of a script that belongs to it.
    let firstAppAction: Int

    /// The first entry of the trace that belongs to it.
    let firstEntry: Int

    /// Lists whose rows an expectation has named since.
    var namedLists: Set<ListID> = []

    /// True once an expectation has said what was loaded.
    var namesLoads = false
}

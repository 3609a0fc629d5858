internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// A line during its play, phrase by phrase.
struct LineUnderWay {
    /// The remaining phrases.
    var rest: ArraySlice<SessionPhrase>

    /// The scenarios to run after the steps.
    let scenarios: [Scenario]

    /// The declarations before the line, restored when it cannot be played.
    @CopyOnWrite private(set) var declared: ReplSession.Declared
    let timeline: Timeline

    /// The number of failures of earlier lines.
    let mismatchCount: Int
    var report: ReplSession.Report

    /// Whether the play stops before every call, not only at breakpoints.
    var isStepping: Bool
}

/// A line stopped before a call.
struct StoppedLine {
    var line: LineUnderWay
    let stop: CallStop

    /// The answers to calls of the current phrase, as phrases to play before it.
    var answers: [SessionPhrase] = []

    /// The indices of those calls.
    var answeredCalls: Set<Int> = []
}

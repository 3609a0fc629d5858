internal import DNDLanguage
internal import DNDResults

/// A line that is being played, phrase by phrase.
struct LineUnderWay {
    /// The phrases that are still to be played.
    var rest: ArraySlice<SessionPhrase>

    /// Run on their own when the steps are done.
    let scenarios: [Scenario]

    /// What the session was before the line, for one that cannot be played.
    let declared: ReplSession.Declared
    let timeline: Timeline

    /// Failures that earlier lines had come to.
    let mismatchCount: Int
    var report: ReplSession.Report

    /// Stops before every call, not at breakpoints alone.
    var isStepping: Bool
}

/// A line whose play stands before a call.
struct StoppedLine {
    var line: LineUnderWay
    let stop: CallStop

    /// The answers that were given by hand for calls of the phrase at hand, as phrases to play before it.
    var answers: [SessionPhrase] = []

    /// The numbers of those calls.
    var answeredCalls: Set<Int> = []
}

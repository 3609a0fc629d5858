package import DNDResults

extension ScenarioPlayer {
    /// The record so far, with its steps.
    package var record: TraceRecord {
        var record = TraceRecord(engine)
        record.steps = watch.steps
        return record
    }
}

package import DNDResults

extension ScenarioPlayer {
    /// What has happened so far, with the steps that it happened in.
    package var record: TraceRecord {
        var record = TraceRecord(engine)
        record.steps = watch.steps
        return record
    }
}

internal import DNDResults

extension ComparableRun {
    /// The scenarios of a stream that have traces: `dnd run --verbose --format ndjson`.
    package init(name: String, events: [RunEvent]) {
        self.init(
            name: name,
            scenarios: events.compactMap { event in
                guard case .scenario(let scenario) = event, !scenario.trace.isEmpty else { return nil }
                return Scenario(
                    title: scenario.name, place: "\(scenario.file):\(scenario.caseLine ?? scenario.line)",
                    state: scenario.state.rawValue, traceLines: scenario.trace)
            })
    }
}

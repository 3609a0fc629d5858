internal import DNDDrawing
internal import DNDResults

extension ComparableRun {
    /// The scenarios with traces of a stream from `dnd run --verbose --format ndjson`.
    package init(name: String, events: [RunEvent]) {
        self.init(
            name: name,
            scenarios: events.compactMap { event in
                guard case .scenario(let event) = event, let sequence = event.sequence, !sequence.messages.isEmpty
                else { return nil }
                var scenario = Scenario(sequence)
                scenario.state = event.state.rawValue
                return scenario
            })
    }
}

package import DNDResults
internal import DragDrop
package import SourceText

extension CallSequence {
    /// Creates the sequence of a scenario with a kept trace.
    package init(_ scenario: ScenarioResult, in sources: SourceSet) {
        let source = sources[scenario.range.file]
        let record = scenario.trace
        var builder = SequenceBuilder(record, sources: sources, name: source.name)
        builder.addAll()
        let present = builder.participants
        self.init(
            title: DisplayText.visible(scenario.name), file: source.name,
            line: source.position(at: scenario.range.lowerBound).line,
            caseLine: scenario.caseRange.map { sources[$0.file].position(at: $0.lowerBound).line },
            state: scenario.state.word.rawValue,
            lists: record.lists.map { list in
                List(name: list.name, kind: "\(list.kind)", app: list.app.isEmpty ? nil : list.app)
            },
            participants: present, messages: builder.messages)
    }
}

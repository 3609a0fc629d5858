package import DNDResults
internal import DragDrop
package import SourceText

extension CallSequence {
    /// Creates the sequence of a scenario with a kept trace.
    package init(_ scenario: ScenarioResult, in sources: SourceSet) {
        let source = sources[scenario.range.file]
        self.init(
            scenario.trace, in: sources, title: scenario.name, file: source.name,
            line: source.position(at: scenario.range.lowerBound).line, state: scenario.state.word)
        caseLine = scenario.caseRange.map { sources[$0.file].position(at: $0.lowerBound).line }
    }

    /// Creates the sequence of a trace, which may be that of a session.
    package init(
        _ record: TraceRecord, in sources: SourceSet, title: String, file: String, line: Int, state: ScenarioState
    ) {
        var builder = SequenceBuilder(record, sources: sources, name: file)
        builder.addAll()
        let present = builder.participants
        self.init(
            title: DisplayText.visible(title), file: file, line: line, state: state.rawValue,
            lists: record.lists.map { list in
                List(name: list.name, kind: list.kind.word, app: list.app.isEmpty ? nil : list.app)
            },
            participants: present, messages: builder.messages)
    }
}

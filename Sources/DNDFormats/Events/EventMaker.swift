internal import DNDDrawing
package import DNDResults
package import SourceText

/// Creates events from results.
package struct EventMaker: Sendable {
    package var keepsTraces: Bool

    /// Includes the statements of passed scenarios, too.
    package var keepsSteps: Bool

    /// Includes the trace as values, too.
    package var keepsSequences: Bool

    /// Includes what a page shows of the scenarios with a kept trace.
    package var keepsPlays: Bool

    /// Whether the scenarios have lists of a Swift program.
    package var isHosted: Bool

    /// The width of the terminal that alone shows the events; nil when others read them, too.
    private let terminalColumns: Int?

    package init(
        keepsTraces: Bool = false, keepsSteps: Bool = false, keepsSequences: Bool = false,
        keepsPlays: Bool = false, isHosted: Bool = false, terminalColumns: Int? = nil
    ) {
        self.keepsPlays = keepsPlays
        self.isHosted = isHosted
        self.terminalColumns = terminalColumns
        self.keepsTraces = keepsTraces
        self.keepsSteps = keepsSteps
        self.keepsSequences = keepsSequences
    }

    /// Nil for a file without diagnostics.
    package func event(of file: FileResult) -> FileEvent? {
        guard !file.diagnostics.isEmpty else { return nil }
        return FileEvent(
            file: file.name, isFailure: file.hasErrors,
            diagnostics: file.diagnostics.map { diagnostic in
                FileEvent.Diagnosed(
                    place: SourceSpan(diagnostic.range, in: file.sources), code: diagnostic.code,
                    isError: diagnostic.severity == .error, title: DisplayText.visible(diagnostic.message),
                    styledText: .joined(StyledText.lines(of: diagnostic, in: file.sources)))
            })
    }

    package func event(of scenario: ScenarioResult, in sources: SourceSet, id: String = "") -> ScenarioEvent {
        let source = sources[scenario.range.file]
        let caseLine = scenario.caseRange.map { sources[$0.file].position(at: $0.lowerBound).line }
        let isFailure = scenario.state.isFailure
        return ScenarioEvent(
            id: id, name: scenario.name, file: source.name,
            line: source.position(at: scenario.range.lowerBound).line, caseLine: caseLine, tags: scenario.tags,
            state: scenario.state.word, reason: scenario.state.reason, isFailure: isFailure,
            expectations: scenario.expectationCount,
            failures: isFailure || keepsTraces ? failures(of: scenario, in: sources) : [],
            steps: isFailure || keepsSteps ? steps(of: scenario, in: sources) : [],
            trace: keepsTraces ? TraceText(scenario.trace, columnsAtMost: terminalColumns).lines() : [],
            sequence: keepsSequences ? CallSequence(scenario, in: sources) : nil, play: play(of: scenario, in: sources),
            remarks: [])
    }

    private func play(of scenario: ScenarioResult, in sources: SourceSet) -> ScenarioPlay? {
        guard keepsPlays, !scenario.trace.entries.isEmpty else { return nil }
        return ScenarioPlay(scenario, in: sources, isHosted: isHosted)
    }

    private func failures(of scenario: ScenarioResult, in sources: SourceSet) -> [ScenarioEvent.Failure] {
        let findings = scenario.findings
        return scenario.mismatches.map { mismatch in
            let text = MismatchText(
                mismatch, sources: sources, trace: scenario.trace, beside: findings,
                wrapsSentences: terminalColumns == nil)
            return ScenarioEvent.Failure(
                place: SourceSpan(mismatch.range, in: sources), title: DisplayText.visible(text.headline),
                styledText: .joined(text.lines))
        }
    }

    private func steps(of scenario: ScenarioResult, in sources: SourceSet) -> [ScenarioEvent.Step] {
        scenario.steps.enumerated().map { index, range in
            let hasFailed = scenario.mismatches.contains { range.holds($0.range) }
            let isReached = index < scenario.playedCount
            return ScenarioEvent.Step(
                line: sources[range.file].position(at: range.lowerBound).line,
                text: DisplayText.visible(sources[range.file].text(in: range).onOneLine),
                state: !isReached ? .notReached : hasFailed ? .failed : .passed)
        }
    }
}

extension SourceSpan {
    package init(_ range: SourceRange, in sources: SourceSet) {
        let source = sources[range.file]
        let (start, end) = (source.position(at: range.lowerBound), source.position(at: range.upperBound))
        self.init(
            file: source.name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
}

extension SourceRange {
    fileprivate func holds(_ other: SourceRange) -> Bool {
        file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension String {
    /// Replaces line breaks and the spaces around them by one space.
    fileprivate var onOneLine: String {
        guard utf8.contains(UInt8(ascii: "\n")) else { return self }
        let lines = split(whereSeparator: { $0.isNewline })
        return lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
    }
}

package import DNDResults
internal import DragDrop
package import SourceText

extension ScenarioPlay {
    /// The longest text of a spec that a link to the playground carries, in bytes.
    private static let sourceBytesMax = 32_768

    /// Creates the play of a scenario with a kept trace.
    package init(_ scenario: ScenarioResult, in sources: SourceSet, isHosted: Bool) {
        let record = scenario.trace
        let entries = TraceText(record).lines(inOrderFrom: 0).map { $0.entry }
        let obstacle = Self.obstacle(scenario, sources, isHosted: isHosted)
        self.init(
            sequence: CallSequence(scenario, in: sources),
            moments: Self.moments(record, entries, sources, file: scenario.range.file),
            ledger: Self.ledger(record, sources),
            deciding: scenario.mismatches.first.flatMap { Self.deciding($0, record, entries) },
            source: obstacle == nil ? sources[scenario.range.file].wholeText : nil,
            scenario: obstacle == nil ? scenario.writtenIndex : nil, obstacle: obstacle)
    }

    // MARK: - Moments

    private static func moments(
        _ record: TraceRecord, _ entries: [Int?], _ sources: SourceSet, file: FileID
    ) -> [Moment] {
        record.moments.enumerated().map { index, scene in
            let end = record.steps.indices.contains(index) ? record.steps[index].entry : record.entries.count
            let count = entries.firstIndex { $0.map { $0 >= end } ?? false } ?? entries.count
            guard index > 0, record.steps.indices.contains(index - 1) else {
                return Moment(step: nil, file: nil, line: nil, messageCount: count, scene: scene)
            }
            let range = record.steps[index - 1].range
            let source = sources[range.file]
            return Moment(
                step: DisplayText.visible(source.text(in: range)), file: range.file == file ? nil : source.name,
                line: source.position(at: range.lowerBound).line, messageCount: count, scene: scene)
        }
    }

    // MARK: - The failure

    private static func ledger(_ record: TraceRecord, _ sources: SourceSet) -> [String] {
        guard let raised = record.raised, let ledger = raised.exception.ledger else { return [] }
        return LedgerText(ledger, raised, in: sources).drawn(margin: "").map { $0.plain }
    }

    private static func deciding(_ mismatch: Mismatch, _ record: TraceRecord, _ entries: [Int?]) -> Int? {
        switch mismatch.kind {
        case .order(let order): order.decidingCall.flatMap { call in entries.firstIndex { $0 == call.entry } }
        case .unexpectedException, .exceptionText:
            record.entries.lastIndex { $0.isException }.flatMap { entry in entries.firstIndex { $0 == entry } }
        default: nil
        }
    }

    // MARK: - The playground

    private static func obstacle(_ scenario: ScenarioResult, _ sources: SourceSet, isHosted: Bool) -> String? {
        if isHosted { return "The delegate belongs to a Swift program, which the playground does not have." }
        if !sources.inclusions.isEmpty || sources.files.count > 1 {
            return "The spec includes other files, which a link does not carry."
        }
        if scenario.caseRange != nil { return "It is a case of an examples table." }
        let bytes = sources[scenario.range.file].utf8.count
        return bytes > sourceBytesMax ? "The spec is too long for a link." : nil
    }
}

extension SourceFile {
    fileprivate var wholeText: String { String(decoding: utf8, as: UTF8.self) }
}

extension TraceEntry {
    fileprivate var isException: Bool {
        if case .exception = kind { true } else { false }
    }
}

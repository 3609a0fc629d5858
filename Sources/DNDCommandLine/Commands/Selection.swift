internal import DNDLanguage
internal import SourceText

/// Which scenarios of a run are wanted: all of the conditions together.
struct Selection: Sendable {
    /// A part of the name.
    var filters: [String] = []

    /// One of these must be there.
    var tags: [String] = []

    /// Only scenarios tagged `@only`.
    var onlyMarked = false

    init(_ invocation: Invocation) {
        filters = invocation.values(.filter)
        tags = invocation.values(.tag).map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
    }

    /// Whether anything but the paths narrows the run.
    var isNarrow: Bool { !filters.isEmpty || !tags.isEmpty }

    func contains(_ scenario: Scenario, of spec: LoadedSpec) -> Bool {
        (!onlyMarked || scenario.isMarkedOnly)
            && filters.allSatisfy { scenario.name.contains($0) }
            && (tags.isEmpty || scenario.tags.contains { tags.contains($0.name) })
            && (spec.file.lines.isEmpty || spec.file.lines.contains { isAt($0, scenario, of: spec) })
    }

    /// Whether the scenario stands at a line, or, when the line is a row of its cases, whether it is that case.
    private func isAt(_ line: Int, _ scenario: Scenario, of spec: LoadedSpec) -> Bool {
        guard let whole = spec.scenarioRanges.first(where: { $0.holds(scenario.range) }) else { return true }
        guard spec.lines(of: whole).contains(line) else { return false }
        let rows = spec.program.scenarios.compactMap { $0.caseRange }.filter { whole.holds($0) }
        let isRow = rows.contains { spec.lines(of: $0).contains(line) }
        return !isRow || scenario.caseRange.map { spec.lines(of: $0).contains(line) } ?? true
    }
}

extension Scenario {
    var isMarkedOnly: Bool {
        tags.contains { $0.name == "only" }
    }
}

extension LoadedSpec {
    func lines(of range: SourceRange) -> ClosedRange<Int> {
        let file = sources[range.file]
        return file.position(at: range.lowerBound).line...file.position(at: range.upperBound).line
    }
}

extension SourceRange {
    fileprivate func holds(_ other: SourceRange) -> Bool {
        file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

package import DNDLanguage
package import DNDSpecs
package import SourceText
package import System

/// The conditions that select the scenarios of a run; all must hold.
package struct Selection: Sendable {
    /// Substrings of the name; all must occur.
    let filters: [String]

    /// Whole names; one of these or of the patterns must match.
    let names: [String]
    let patterns: [NamePattern]

    /// At least one must hold.
    let tags: [TagExpression]

    /// Only scenarios tagged `@only`.
    package var onlyMarked = false

    /// Only scenarios that failed in their last run.
    var failed: Set<FailureMemory.Key>?

    /// Only scenarios that have not finished before.
    var finished: Set<ScenarioID>?

    /// Only scenarios in changed files.
    var changed: ChangedFiles?

    package init(
        filters: [String] = [], names: [String] = [], patterns: [NamePattern] = [], tags: [TagExpression] = []
    ) {
        self.filters = filters
        self.names = names
        self.patterns = patterns
        self.tags = tags
    }

    /// Whether anything besides the paths narrows the run.
    var isNarrow: Bool {
        !filters.isEmpty || !names.isEmpty || !patterns.isEmpty || !tags.isEmpty || failed != nil
            || finished != nil || changed != nil
    }

    /// The indices of the selected scenarios, ascending; none for a file with errors.
    func numbers(in spec: LoadedSpec) -> [Int] {
        guard !spec.hasErrors, changed?.affect(spec) ?? true else { return [] }
        return spec.program.scenarios.indices.filter { number in
            contains(spec.program.scenarios[number], of: spec)
                && (failed?.contains(spec.memoryKey(of: number)) ?? true)
                && !(finished?.contains(spec.finishedID(of: number)) ?? false)
        }
    }

    /// Checks the content and lines of a scenario, without the memories and changed files.
    package func contains(_ scenario: Scenario, of spec: LoadedSpec) -> Bool {
        (!onlyMarked || scenario.isMarkedOnly)
            && filters.allSatisfy { scenario.name.hasPlace(of: $0) }
            && fits(scenario.name)
            && (tags.isEmpty || tags.contains { $0.holds(for: scenario.tags) })
            && (spec.file.lines.isEmpty || spec.file.lines.contains { isAt($0, scenario, of: spec) })
    }

    private func fits(_ name: String) -> Bool {
        if names.isEmpty, patterns.isEmpty { return true }
        return names.contains(name) || patterns.contains { $0.matches(name) }
    }

    /// Whether the scenario includes a line; for a row of a table of cases, whether the scenario is that case.
    private func isAt(_ line: Int, _ scenario: Scenario, of spec: LoadedSpec) -> Bool {
        guard let whole = spec.wholeRange(of: scenario) else { return true }
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
    /// The scenario as written, including all its cases; nil for a file that is one scenario.
    package func wholeRange(of scenario: Scenario) -> SourceRange? {
        var (low, high) = (0, scenarioRanges.count)
        while low < high {
            let middle = (low + high) / 2
            if scenarioRanges[middle].upperBound <= scenario.range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < scenarioRanges.count && scenarioRanges[low].holds(scenario.range) ? scenarioRanges[low] : nil
    }

    package func lines(of range: SourceRange) -> ClosedRange<Int> {
        let file = sources[range.file]
        return file.position(at: range.lowerBound).line...file.position(at: range.upperBound).line
    }

    /// The key of a scenario in the memory of failures.
    func memoryKey(of number: Int) -> FailureMemory.Key {
        let name = program.scenarios[number].name
        let ordinal = program.scenarios[..<number].reduce(0) { $0 + ($1.name == name ? 1 : 0) }
        return FailureMemory.Key(path: memoryPath, scenario: name, ordinal: ordinal)
    }

    /// The path of the file in the memories.
    var memoryPath: String {
        if case .file(let absolute) = file.source { return absolute }
        return file.name
    }
}

extension SourceRange {
    func holds(_ other: SourceRange) -> Bool {
        file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

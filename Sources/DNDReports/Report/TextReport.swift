package import DNDResults
internal import SourceText

/// The report of a run for people: failures in full, passes as a count.
package struct TextReport {
    private let style: Style

    /// Every scenario with its trace, not failures alone.
    private let isVerbose: Bool

    package init(style: Style = .plain, isVerbose: Bool = false) {
        self.style = style
        self.isVerbose = isVerbose
    }

    /// What there is to say about one file, with an empty line behind each part; empty when everything passed.
    package func text(of file: FileResult) -> String {
        var text = file.diagnostics.reduce(into: "") { $0 += style.text(of: $1, in: file.sources) + "\n" }
        for scenario in file.scenarios where isVerbose || scenario.state.isFailure {
            text += self.text(of: scenario, in: file)
        }
        return text
    }

    /// What there is to say beneath the headline of a scenario.
    package func body(of scenario: ScenarioResult, in file: FileResult) -> [String] {
        text(of: scenario, in: file).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
            .map { String($0) }
    }

    private func text(of scenario: ScenarioResult, in file: FileResult) -> String {
        var lines = [headline(of: scenario, in: file)] + scenario.writtenLines
        if isVerbose { lines += TraceText(scenario.trace, style: style).lines() }
        if scenario.state.isFailure || isVerbose {
            for mismatch in scenario.mismatches {
                lines += MismatchText(mismatch, sources: file.sources, trace: scenario.trace, style: style).lines
            }
        }
        return lines.reduce(into: "") { $0 += $1 + "\n" } + "\n"
    }

    // MARK: - Headlines

    private func headline(of scenario: ScenarioResult, in file: FileResult) -> String {
        let name = style.name(DisplayText.visible(scenario.name)) + place(of: scenario, in: file)
        return switch scenario.state {
        case .passed: "\(style.passed("passed")): \(name)"
        case .failed: "\(style.failed("failed")): \(name)"
        case .expectedFailure(let reason): "\(style.warning("to do")): \(name): \(DisplayText.visible(reason))"
        case .unexpectedPass(let reason):
            "\(style.failed("passed, although marked @todo")): \(name): \(DisplayText.visible(reason))\n"
                + "  To fix, take the @todo away."
        case .skipped(let reason): "\(style.warning("skipped")): \(name): \(DisplayText.visible(reason))"
        }
    }

    /// The place of the scenario, or of the case: the row of the table is what tells cases apart.
    private func place(of scenario: ScenarioResult, in file: FileResult) -> String {
        let source = file.sources[scenario.range.file]
        let line = source.position(at: scenario.range.lowerBound).line
        guard let row = scenario.caseRange else { return style.quiet(" (\(source.name):\(line))") }
        let rowLine = file.sources[row.file].position(at: row.lowerBound).line
        return style.quiet(" (\(source.name):\(line), the case of line \(rowLine))")
    }
}

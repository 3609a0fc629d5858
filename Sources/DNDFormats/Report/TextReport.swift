package import DNDDrawing
package import DNDResults
internal import SourceText

/// The text report of a run: failures in full, passes as a count.
package struct TextReport: Sendable {
    private let style: Style

    /// Reports every scenario with its trace.
    private let isVerbose: Bool

    /// The width of the terminal; nil for a pipe or a file.
    private let terminalColumns: Int?

    package init(style: Style = .plain, isVerbose: Bool = false, terminalColumns: Int? = nil) {
        self.terminalColumns = terminalColumns
        self.style = style
        self.isVerbose = isVerbose
    }

    /// The report of one file, with an empty line after each part; empty when everything passed.
    package func text(of file: FileResult) -> String {
        let maker = EventMaker(keepsTraces: isVerbose, terminalColumns: terminalColumns)
        var text = maker.event(of: file).map { self.text(of: $0) } ?? ""
        for scenario in file.scenarios where isVerbose || scenario.state.isFailure {
            text += self.text(of: maker.event(of: scenario, in: file.sources))
        }
        return text
    }

    /// The diagnostics of a file, with an empty line after each.
    package func text(of file: FileEvent) -> String {
        file.diagnostics.reduce(into: "") { $0 += style.text($1.styledText) + "\n\n" }
    }

    /// A scenario with an empty line after it; empty for a pass without remarks, unless the report is verbose.
    package func text(of scenario: ScenarioEvent) -> String {
        guard isVerbose || scenario.state.isFailure || (scenario.state == .passed && !scenario.remarks.isEmpty) else {
            return ""
        }
        let texts = scenario.trace + scenario.failures.map { $0.styledText }
        let lines = [headline(of: scenario)] + scenario.remarks + texts.map { style.text($0) }
        return lines.reduce(into: "") { $0 += $1 + "\n" } + "\n"
    }

    // MARK: - Headlines

    private func headline(of scenario: ScenarioEvent) -> String {
        let word = styled(scenario.state)
        let reason = scenario.reason.map { ": \(DisplayText.visible($0))" } ?? ""
        let name = style.name(DisplayText.visible(scenario.name)) + style.quiet(" (\(scenario.placeText))")
        let advice = scenario.state == .unexpectedPass ? "\n  To fix, take the @todo away." : ""
        return "\(word): \(name)\(reason)\(advice)"
    }

    private func styled(_ state: ScenarioState) -> String {
        if state.isFailure { return style.failed(state.rawValue) }
        return state == .passed ? style.passed(state.rawValue) : style.warning(state.rawValue)
    }
}

extension ScenarioEvent {
    /// `people.dnd:5`, with the case or repetition; the line of the case's row identifies the case.
    var placeText: String {
        var text = "\(file):\(line)"
        if let caseLine { text += ", the case of line \(caseLine)" }
        if let repetition { text += ", repetition \(repetition)" }
        if let attempts { text += ", \(attempts) attempts" }
        return text
    }
}

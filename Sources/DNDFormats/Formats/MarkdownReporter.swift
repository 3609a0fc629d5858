internal import DNDResults
internal import SourceText

/// `--format markdown`: the counts, a table of the scenarios that did not pass, and their reports in collapsed
/// sections.
///
/// The size is limited for every run: GitHub rejects a summary of more than 1 MiB.
final class MarkdownReporter: Reporter {
    private static let rowsMax = 200
    private static let detailsMax = 50
    private static let detailCharactersMax = 8000

    private var rows: [String] = []
    private var details: [String] = []
    private var rowCount = 0

    func text(for event: RunEvent) -> String {
        switch event {
        case .began: return ""
        case .file(let file):
            guard file.isFailure else { return "" }
            let error = file.diagnostics.first { $0.isError }
            let title = error.map { "\($0.title) [\($0.code)]" } ?? ""
            take(
                "cannot be read", "", error.map { "\($0.place.file):\($0.place.line)" } ?? file.file, title,
                file.diagnostics.map { $0.text })
            return ""
        case .scenario(let scenario):
            guard scenario.state != .passed, scenario.state != .skipped else { return "" }
            let title = scenario.reason ?? scenario.failures.first?.title ?? scenario.remarks.first ?? ""
            take(
                scenario.state.rawValue, scenario.name, scenario.placeText, title,
                scenario.isFailure ? scenario.remarks + scenario.failures.map { $0.text } : [])
            return ""
        case .problem(let problem):
            take("problem", "", "", problem.message, problem.remedy.isEmpty ? [] : [problem.remedy])
            return ""
        case .ended(let ended): return document(ended)
        }
    }

    private func take(_ state: String, _ name: String, _ place: String, _ what: String, _ texts: [String]) {
        rowCount += 1
        if rows.count < Self.rowsMax {
            let cells = [state, name, place.isEmpty ? "" : "`\(place.withoutBackticks)`", what.droppingMargin]
            rows.append(
                "| "
                    + cells.enumerated().map { $0 == 2 ? $1.cell : $1.escapedForMarkdown.cell }
                    .joined(separator: " | ") + " |")
        }
        let text = texts.joined(separator: "\n")
        guard !text.isEmpty, details.count < Self.detailsMax else { return }
        details.append(Self.detail([state, name, place].filter { !$0.isEmpty }.joined(separator: ": "), text))
    }

    private static func detail(_ title: String, _ text: String) -> String {
        let isLong = text.count > detailCharactersMax
        let shown = isLong ? String(text.prefix(detailCharactersMax)) + "\n…" : text
        let fence = String(repeating: "`", count: max(3, shown.longestRunOfBackticks + 1))
        let summary = DisplayText.visible(title).escapedForHTML
        return "<details><summary>\(summary)</summary>\n\n\(fence)text\n\(shown)\n\(fence)\n\n</details>"
    }

    private func document(_ ended: RunEnded) -> String {
        let summary = ended.summary
        var lines = ["## dnd: \(SummaryText(summary, elapsed: "").states())", ""]
        lines += ["| state | scenarios |", "|---|---:|"]
        for state in ScenarioState.allCases where summary[state] > 0 {
            lines.append("| \(state.rawValue) | \(summary[state]) |")
        }
        if ended.notRun > 0 { lines.append("| not run | \(ended.notRun) |") }
        lines += [
            "",
            "\(summary.scenarioCount) scenarios and \(summary.expectationCount) expectations in "
                + "\(summary.fileCount) files, in \(Elapsed.text(microseconds: ended.microseconds)).",
        ]
        if !rows.isEmpty {
            lines += ["", "| state | scenario | place | what |", "|---|---|---|---|"] + rows
            if rowCount > rows.count { lines += ["", "+\(rowCount - rows.count) more"] }
        }
        return (lines + details.map { "\n" + $0 }).map { $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate var cell: String {
        DisplayText.visible(self).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    fileprivate var withoutBackticks: String { String(map { $0 == "`" ? "'" : $0 }) }

    fileprivate var droppingMargin: String { String(drop { $0 == " " }) }

    fileprivate var escapedForMarkdown: String {
        escapedForHTML.reduce(into: "") { result, character in
            if "\\`*_[]#".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    fileprivate var escapedForHTML: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    fileprivate var longestRunOfBackticks: Int {
        var longest = 0
        var run = 0
        for character in self {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

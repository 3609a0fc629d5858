internal import DNDResults
internal import SourceText

/// `--format tap` and `tap14`: a test point per scenario, with its report in a YAML block, and the plan at the end.
///
/// Source: testanything.org, versions 13 and 14. Readers of version 13 reject a stream of version 14.
final class TAPReporter: Reporter {
    private let version: Int
    private var count = 0
    private var problems: [RunEvent.Problem] = []

    init(version: Int) {
        self.version = version
    }

    func text(for event: RunEvent) -> String {
        switch event {
        case .began(let began): return beginning(began)
        case .file(let file): return text(for: file)
        case .scenario(let scenario): return text(for: scenario)
        case .problem(let problem):
            problems.append(problem)
            return ""
        case .ended: return "1..\(count)\n" + problems.map { "Bail out! \($0.message.onOneTAPLine)\n" }.joined()
        }
    }

    private func beginning(_ began: RunBegan) -> String {
        var lines = ["TAP version \(version)"]
        if let shard = began.shard { lines.append("# shard \(shard)") }
        if let seed = began.seed { lines.append("# order random:\(seed)") }
        return lines.reduce(into: "") { $0 += $1 + "\n" }
    }

    private func text(for file: FileEvent) -> String {
        guard file.isFailure else { return "" }
        let texts = file.diagnostics.map { $0.text }
        return point(false, "\(file.file) cannot be read") + block(.error, nil, texts)
    }

    private func text(for scenario: ScenarioEvent) -> String {
        let description = "\(scenario.name) (\(scenario.placeText))"
        let reason = (scenario.reason ?? "").onOneTAPLine
        switch scenario.state {
        case .passed: return point(true, description)
        case .skipped: return point(true, description, directive: "SKIP \(reason)")
        case .expectedFailure: return point(false, description, directive: "TODO \(reason)")
        case .flaky where !scenario.isFailure: return point(true, description) + block(scenario)
        case .failed, .unexpectedPass, .error, .timedOut, .flaky: return point(false, description) + block(scenario)
        }
    }

    private func point(_ isOK: Bool, _ description: String, directive: String = "") -> String {
        count += 1
        let text = DisplayText.visible(description).escapedForTAP(version: version)
        return "\(isOK ? "ok" : "not ok") \(count) - \(text)\(directive.isEmpty ? "" : " # \(directive)")\n"
    }

    private func block(_ scenario: ScenarioEvent) -> String {
        block(scenario.state, scenario.reason, scenario.remarks + scenario.failures.map { $0.text })
    }

    private func block(_ state: ScenarioState, _ reason: String?, _ texts: [String]) -> String {
        var lines = ["---", "state: \(state.rawValue)"]
        if let reason { lines.append("reason: \(reason.quotedForYAML)") }
        if !texts.isEmpty {
            lines.append("report: |")
            // The first line has no indentation, because YAML takes it as the indentation of the block.
            let text = String(texts.joined(separator: "\n").drop { $0 == " " })
            let report = text.split(separator: "\n", omittingEmptySubsequences: false)
            lines += report.map { $0.isEmpty ? "" : "  \($0)" }
        }
        lines.append("...")
        return lines.reduce(into: "") { $0 += ($1.isEmpty ? "" : "  \($1)") + "\n" }
    }
}

extension String {
    fileprivate var onOneTAPLine: String {
        split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    }

    /// Escapes `#`, which would begin a directive. Version 13 has no other escape.
    fileprivate func escapedForTAP(version: Int) -> String {
        reduce(into: "") { result, character in
            if character == "#" || character == "\\" && version >= 14 { result.append("\\") }
            result.append(character)
        }
    }

    /// The string in double quotes.
    fileprivate var quotedForYAML: String {
        "\""
            + DisplayText.visible(self).reduce(into: "") { result, character in
                if character == "\"" || character == "\\" { result.append("\\") }
                result.append(character)
            } + "\""
    }
}

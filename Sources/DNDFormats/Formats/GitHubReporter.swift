internal import DNDResults

/// `--format github`: annotations for GitHub Actions. Failures beyond GitHub's limit are only in the job's summary,
/// which ``MarkdownReporter`` writes.
///
/// Source: GitHub, "Workflow commands for GitHub Actions"; it shows ten errors and ten warnings a step.
final class GitHubReporter: Reporter {
    private struct Level {
        let command: String
        let noun: String
        var count = 0

        /// The last annotation within the limit, held back until it is known whether more follow.
        var last = ""
    }

    private static let annotationsMax = 10

    private var errors = Level(command: "error", noun: "failure")
    private var warnings = Level(command: "warning", noun: "warning")

    func text(for event: RunEvent) -> String {
        switch event {
        case .began: return ""
        case .file(let file): return file.diagnostics.map { text(for: $0) }.joined()
        case .scenario(let scenario): return text(for: scenario)
        case .problem(let problem):
            let message = [problem.message, problem.remedy].filter { !$0.isEmpty }.joined(separator: "\n")
            return annotate(&errors, [("title", "dnd")], message)
        case .ended(let ended): return text(for: ended)
        }
    }

    private func text(for diagnostic: FileEvent.Diagnosed) -> String {
        let title = "\(diagnostic.title) [\(diagnostic.code)]"
        let properties = Self.properties(diagnostic.place) + [("title", title)]
        return diagnostic.isError
            ? annotate(&errors, properties, diagnostic.text) : annotate(&warnings, properties, diagnostic.text)
    }

    private func text(for scenario: ScenarioEvent) -> String {
        guard scenario.isFailure || scenario.state == .flaky else { return "" }
        let place =
            scenario.failures.first.map { Self.properties($0.place) }
            ?? [("file", scenario.file), ("line", "\(scenario.caseLine ?? scenario.line)")]
        let properties = place + [("title", "\(scenario.state.rawValue): \(scenario.name)")]
        let texts = [scenario.reason].compactMap { $0 } + scenario.remarks + scenario.failures.map { $0.text }
        let message = texts.isEmpty ? scenario.state.rawValue : texts.joined(separator: "\n")
        return scenario.isFailure
            ? annotate(&errors, properties, message) : annotate(&warnings, properties, message)
    }

    private static func properties(_ place: SourceSpan) -> [(String, String)] {
        // GitHub accepts columns only if the range ends on the same line.
        let columns =
            place.line == place.endLine ? [("col", "\(place.column)"), ("endColumn", "\(place.endColumn)")] : []
        return [("file", place.file), ("line", "\(place.line)"), ("endLine", "\(place.endLine)")] + columns
    }

    private func annotate(_ level: inout Level, _ properties: [(String, String)], _ message: String) -> String {
        level.count += 1
        let list = properties.map { "\($0.0)=\($0.1.escapedForProperty)" }.joined(separator: ",")
        let line = "::\(level.command) \(list)::\(message.escapedForCommand)\n"
        if level.count < Self.annotationsMax { return line }
        if level.count == Self.annotationsMax { level.last = line }
        return ""
    }

    private func text(for ended: RunEnded) -> String {
        let elapsed = Elapsed.text(microseconds: ended.microseconds)
        let summary = SummaryText(ended.summary, elapsed: elapsed).line()
        return [errors, warnings].map { rest(of: $0) }.joined() + summary + "\n"
    }

    private func rest(of level: Level) -> String {
        let more = level.count - Self.annotationsMax + 1
        guard more > 1 else { return level.last }
        return "::\(level.command) title=dnd::+\(more) more \(level.noun)s, in the job's summary\n"
    }
}

extension String {
    fileprivate var escapedForCommand: String {
        escaped { byte in byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") }
    }

    fileprivate var escapedForProperty: String {
        escapedForCommand.escaped { byte in byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") }
    }

    private func escaped(_ isSpecial: (UInt8) -> Bool) -> String {
        guard utf8.contains(where: isSpecial) else { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isSpecial(byte) {
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += Array("%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

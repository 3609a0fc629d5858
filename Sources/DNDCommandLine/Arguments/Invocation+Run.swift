internal import DNDDrawing
internal import DNDFormats
internal import DNDManual
internal import DNDRunner
internal import SourceText
internal import System

/// The options of `dnd run`, as what they mean.
extension Invocation {
    /// What goes to standard output.
    var format: ReportFormat { value(.format).flatMap { ReportFormat(rawValue: $0) } ?? .text }

    /// What goes to files.
    var reports: [ReportFile] { values(.report).compactMap { ReportFile($0) } }

    var repetitions: Int { value(.repeat).flatMap { Int($0) } ?? 1 }

    var retries: Int { value(.retries).flatMap { Int($0) } ?? 0 }

    var order: RunOrder { value(.order).flatMap { RunOrder($0) } ?? .asNamed }

    /// Real time, and time of the scenario's own clock.
    var timeoutMilliseconds: Int? { value(.timeout).flatMap { TimeSpan.milliseconds($0) } }
    var virtualTimeoutMilliseconds: Int? { value(.virtualTimeout).flatMap { TimeSpan.milliseconds($0) } }
}

/// `--report junit:out.xml`
struct ReportFile: Hashable {
    let format: ReportFormat
    let path: String

    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]), !parts[1].isEmpty else { return nil }
        self.format = format
        path = parts[1]
    }

    init(_ format: ReportFormat, _ path: String) {
        self.format = format
        self.path = path
    }
}

/// A span of time on the command line: `2s`, `500ms`, `1m`; a bare number counts seconds.
enum TimeSpan {
    private static let units = [("ms", 1), ("s", 1000), ("m", 60_000), ("", 1000)]

    static func milliseconds(_ text: String) -> Int? {
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Int(text.dropLast(unit.utf8.count)), number > 0, number < 1 << 31 else { return nil }
            return number * factor
        }
        return nil
    }
}

extension Invocation {
    /// Which scenarios are meant.
    var selection: Selection {
        Selection(
            filters: values(.filter), names: values(.scenarioName),
            patterns: values(.glob).map { NamePattern(text: $0) },
            tags: values(.tag).compactMap { try? TagExpression($0) })
    }

    /// What is to be run.
    var request: RunRequest {
        var request = RunRequest(paths: arguments)
        request.selection = selection
        request.changedSince = value(.changed)
        request.onlyFailed = has(.failed)
        if let jobs { request.jobs = jobs }
        request.rulebook = rulebookChoice
        request.hosted = program?.scenes
        return request
    }
}

internal import DNDDrawing
internal import DNDFormats
internal import DNDManual
internal import DNDRunner
internal import SourceText
internal import System

/// The options of `dnd run`, as typed values.
extension Invocation {
    /// The format of standard output.
    var format: ReportFormat { value(.format).flatMap { ReportFormat(rawValue: $0) } ?? .text }

    /// The reports that are written to files.
    var reports: [ReportFile] { values(.report).compactMap { ReportFile($0) } }

    /// Whether a link may lead to the text: a path, or an address of a scheme that only opens pages.
    static func isAddress(_ text: String) -> Bool {
        let end = text.firstIndex { ":/?#".contains($0) }
        let scheme = end.flatMap { text[$0] == ":" ? text[..<$0].lowercased() : nil }
        return !text.isEmpty && !text.contains("#") && ["http", "https", "file"].contains(scheme ?? "file")
    }

    var repetitions: Int { value(.repeat).flatMap { Int($0) } ?? 1 }

    var retries: Int { value(.retries).flatMap { Int($0) } ?? 0 }

    var order: RunOrder { value(.order).flatMap { RunOrder($0) } ?? .asNamed }

    /// Limits in real time and in the scenario's virtual time.
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

/// A duration on the command line: `2s`, `500ms`, `1m`; a bare number counts seconds.
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
    /// The scenarios that the options select.
    var selection: Selection {
        Selection(
            filters: values(.filter), names: values(.scenarioName),
            patterns: values(.glob).map { NamePattern(text: $0) },
            tags: values(.tag).compactMap { try? TagExpression($0) })
    }

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

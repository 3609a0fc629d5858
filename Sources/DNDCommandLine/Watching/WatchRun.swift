internal import DNDFormats
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import SourceText
internal import System

/// The runs of `dnd watch`, each like `dnd run`, and the last result of every file.
struct WatchRun {
    /// The maximum number of failure places in other files that are listed.
    private static let placesMax = 6

    private let invocation: Invocation
    private let console: Console

    /// The results, by file name.
    private var files: [String: SpecRun.RanFile] = [:]

    init(_ invocation: Invocation, _ console: Console) {
        var run = invocation
        run.command = .run
        self.invocation = run
        self.console = console
    }

    /// Runs the specs with the names, or all arguments when nil, and reports.
    mutating func run(_ names: [String]?, in specs: WatchedSpecs) {
        let stopwatch = Stopwatch()
        var invocation = invocation
        // The arguments determine the root of includes when they lie elsewhere, so then all of them must run.
        let isPart = names != nil && specs.search.root == FileSystem.currentFolder
        invocation.arguments = isPart ? Self.arguments(names ?? [], in: specs) : self.invocation.arguments
        let outcome = SpecRun(invocation.request).outcome()
        if !isPart { files = [:] }
        for name in names ?? [] { files[name] = nil }
        for file in outcome.files { files[file.result.name] = file }
        let report = TextReport(style: console.style, terminalColumns: console.output.terminalColumns)
        for file in outcome.files {
            console.output.write(report.text(of: file.result))
            for event in file.hosted { console.output.write(report.text(of: event)) }
        }
        console.complain(of: outcome.problems)
        if !outcome.files.isEmpty {
            let elapsed = Elapsed.text(microseconds: stopwatch.microseconds)
            let summary = SummaryText(outcome.tally.summary, elapsed: elapsed)
            console.output.writeLine(summary.line(style: console.style))
        }
        if isPart { reportOthers(than: Set(names ?? [])) }
        console.flush()
    }

    /// The files with the names, including requested lines.
    private static func arguments(_ names: [String], in specs: WatchedSpecs) -> [String] {
        let wanted = Set(names)
        return specs.search.files.filter { wanted.contains($0.name) }.flatMap { file in
            file.lines.isEmpty ? [file.name] : file.lines.map { "\(file.name):\($0)" }
        }
    }

    /// Forgets the results of removed files.
    mutating func forgetAll(but names: [String]) {
        let names = Set(names)
        files = files.filter { names.contains($0.key) }
    }

    // MARK: - Failures

    var failedNames: [String] {
        files.filter { $0.value.hasFailed }.keys.sorted()
    }

    var exitCode: ExitCode {
        if files.values.contains(where: { $0.result.hasErrors }) { return .badSpec }
        if !failedNames.isEmpty { return .failed }
        return files.isEmpty ? .nothingRan : .passed
    }

    private func reportOthers(than names: Set<String>) {
        let places = failedNames.filter { !names.contains($0) }.flatMap { files[$0]?.failurePlaces ?? [] }
        guard !places.isEmpty else { return }
        let more = places.count - Self.placesMax
        console.output.writeLine(
            "still failing: " + places.prefix(Self.placesMax).joined(separator: " ")
                + (more > 0 ? " and \(more) more" : ""))
    }
}

extension SpecRun.RanFile {
    fileprivate var hasFailed: Bool {
        result.hasErrors || result.scenarios.contains { $0.state.isFailure } || hosted.contains { $0.isFailure }
    }

    /// `people.dnd:12`
    fileprivate var failurePlaces: [String] {
        if result.hasErrors { return [result.name] }
        let scripted = result.scenarios.filter { $0.state.isFailure }.map { scenario in
            let range = scenario.caseRange ?? scenario.range
            return result.sources[range.file].position(at: range.lowerBound).line
        }
        let lines = scripted + hosted.filter { $0.isFailure }.map { $0.caseLine ?? $0.line }
        return lines.sorted().map { "\(result.name):\($0)" }
    }
}

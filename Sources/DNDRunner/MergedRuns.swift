package import DNDFormats
package import DNDResults

/// The merged streams of several runs: the result of each shard, and whether all shards are present.
package struct MergedRuns {
    package struct Stream {
        let name: String
        let events: [RunEvent]

        package init(
            name: String, events: [RunEvent]
        ) {
            self.name = name
            self.events = events
        }
    }

    package private(set) var events: [RunEvent] = []
    package private(set) var exitCode = ExitCode.passed

    package init(_ streams: [Stream]) {
        let beginnings = streams.flatMap { $0.events }.compactMap { $0.beginning }
        events = [.began(RunBegan(dnd: beginnings.first?.dnd ?? ProgramVersion.current))]
        events += streams.flatMap { $0.events }.filter { $0.isOfOneRun }
        let problems = streams.flatMap { Self.problems(with: $0) } + Self.problems(with: beginnings.map { $0.shard })
        events += problems.map { .problem($0) }
        let endings = streams.compactMap { $0.events.last?.ending }
        let ended = Self.sum(endings, of: events)
        exitCode = Self.worst(endings, ended, hasProblems: !problems.isEmpty)
        var last = ended
        last.exitCode = Int(exitCode.rawValue)
        events.append(.ended(last))
    }

    // MARK: - Missing shards

    private static func problems(with stream: Stream) -> [RunEvent.Problem] {
        guard stream.events.first?.beginning != nil else {
            return [RunEvent.Problem(message: "\(stream.name) holds no run")]
        }
        guard stream.events.last?.ending != nil else {
            return [
                RunEvent.Problem(
                    message: "\(stream.name) ends in the middle", remedy: "The run was ended before it had finished.")
            ]
        }
        guard !isWhole(stream) else { return [] }
        return [
            RunEvent.Problem(
                message: "\(stream.name) does not hold the results that its last line counts",
                remedy: "Lines are missing, or are there twice.")
        ]
    }

    /// Whether the runs in a stream, mostly one, have the scenarios and files with errors that their endings count.
    private static func isWhole(_ stream: Stream) -> Bool {
        let endings = stream.events.compactMap { $0.ending }
        let counted = sum([], of: stream.events)
        return counted.filesWithErrors == endings.reduce(0) { $0 + $1.filesWithErrors }
            && ScenarioState.allCases.allSatisfy { state in
                counted.counts[state] ?? 0 == endings.reduce(0) { $0 + ($1.counts[state] ?? 0) }
            }
    }

    private static func problems(with shards: [String?]) -> [RunEvent.Problem] {
        let parts = shards.compactMap { $0.flatMap { Shard($0) } }
        guard let count = parts.first?.count else { return [] }
        if parts.contains(where: { $0.count != count }) || parts.count < shards.count {
            return [RunEvent.Problem(message: "the streams are not parts of one run")]
        }
        var problems: [RunEvent.Problem] = []
        for number in 1...count {
            let times = parts.count { $0.number == number }
            let name = "shard \(number)/\(count)"
            if times == 0 { problems.append(RunEvent.Problem(message: "\(name) is missing")) }
            if times > 1 { problems.append(RunEvent.Problem(message: "\(name) is there \(times) times")) }
        }
        return problems
    }

    // MARK: - The merged result

    /// Counted from the scenario events for a run that ended early.
    private static func sum(_ endings: [RunEnded], of events: [RunEvent]) -> RunEnded {
        var summary = RunSummary()
        var names: Set<String> = []
        for event in events {
            switch event {
            case .file(let file):
                names.insert(file.file)
                if file.isFailure { summary.badFileCount += 1 }
            case .scenario(let scenario):
                names.insert(scenario.file)
                summary[scenario.state] += 1
                summary.expectationCount += scenario.expectations
                if scenario.state == .flaky, !scenario.isFailure { summary.allowedFlaky += 1 }
            case .began, .problem, .ended: continue
            }
        }
        summary.fileCount = names.count
        return RunEnded(
            summary, notRun: endings.reduce(0) { $0 + $1.notRun }, onlyMarked: endings.contains { $0.onlyMarked },
            microseconds: endings.reduce(0) { max($0, $1.microseconds) })
    }

    /// The worst exit code. An empty shard is no failure, unless all are empty.
    private static func worst(_ endings: [RunEnded], _ ended: RunEnded, hasProblems: Bool) -> ExitCode {
        let codes = endings.compactMap { ExitCode(rawValue: Int32($0.exitCode)) }.filter { $0 != .nothingRan }
        if let worst = codes.max(by: { $0.rawValue < $1.rawValue }), worst.rawValue > ExitCode.failed.rawValue {
            return worst
        }
        if hasProblems || ended.summary.failureCount > 0 || codes.contains(.failed) { return .failed }
        if ended.summary.badFileCount > 0 { return .badSpec }
        return ended.summary.playedCount == 0 ? .nothingRan : .passed
    }
}

extension RunEvent {
    fileprivate var beginning: RunBegan? {
        if case .began(let began) = self { return began }
        return nil
    }

    fileprivate var ending: RunEnded? {
        if case .ended(let ended) = self { return ended }
        return nil
    }

    /// Whether the event belongs to the middle of a run, rather than to its beginning or end.
    fileprivate var isOfOneRun: Bool { beginning == nil && ending == nil }
}

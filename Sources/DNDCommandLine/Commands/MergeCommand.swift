internal import DNDFormats
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import System

/// `dnd merge`
enum MergeCommand {
    /// The size limit of a run's stream: 4 GiB.
    private static let limitBytes = 1 << 32

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        var streams: [MergedRuns.Stream] = []
        for path in invocation.arguments {
            let bytes: [UInt8]
            do {
                bytes = try FileSystem.read(path, limitBytes: limitBytes, isNamed: true)
            } catch {
                console.complain(error.message)
                return .noInput
            }
            if MergedExploration.isCertificate(bytes) {
                return MergedExploration(invocation: invocation, console: console).run(path, bytes)
            }
            do {
                streams.append(MergedRuns.Stream(name: path, events: try EventStream.events(in: bytes)))
            } catch {
                console.complain(
                    "\(path):\(error.line): \(error.message)", "Write the streams with `dnd run --report ndjson:FILE`.")
                return .badSpec
            }
        }
        if invocation.has(.certificate) {
            console.complain("--certificate is for certificates", "Event streams are merged into a --report.")
            return .usage
        }
        do throws(FileError) {
            let sinks = try ReportSinks(invocation, console, RunServices())
            return report(MergedRuns(streams), sinks, console)
        } catch {
            console.complain("the report cannot be written: \(error.message)")
            return .cannotCreate
        }
    }

    private static func report(_ merged: MergedRuns, _ sinks: ReportSinks, _ console: Console) -> ExitCode {
        for event in merged.events {
            sinks.take(event)
            if case .problem(let problem) = event { console.complain(problem.message, problem.remedy) }
        }
        return sinks.close(console) ? merged.exitCode : .cannotCreate
    }
}

internal import DNDDrawing
internal import DNDFormats
internal import DNDManual
internal import System

/// The outputs of a run's events: a report to standard output, and others to files.
struct ReportSinks {
    private struct Sink {
        let reporter: any Reporter
        let output: Output
    }

    private var sinks: [Sink] = []

    /// Whether any report includes passed scenarios.
    let tellsOfPasses: Bool
    let keepsSteps: Bool
    let keepsSequences: Bool
    let keepsPlays: Bool

    /// The width of the terminal, if nothing else receives the events.
    let terminalColumns: Int?

    /// Opens the files, so that an unwritable path is an error before the run.
    init(_ invocation: Invocation, _ console: Console, _ services: RunServices) throws(FileError) {
        let isVerbose = invocation.has(.verbose)
        let files = invocation.reports + services.reports(for: invocation.format)
        let formats = [invocation.format] + files.map { $0.format }
        tellsOfPasses = isVerbose || formats.contains { $0.tellsOfPasses }
        keepsSteps = formats.contains { $0.wantsSteps }
        keepsSequences = isVerbose && formats.contains { $0.wantsSequences }
        keepsPlays = formats.contains { $0.wantsPlays }
        let playground = invocation.value(.playground)
        let isText = invocation.format == .text
        sinks.append(
            Sink(
                reporter: invocation.format.reporter(
                    style: isText ? console.style : .plain, isVerbose: isVerbose, playground: playground),
                output: console.output))
        terminalColumns = files.isEmpty ? console.output.terminalColumns : nil
        console.output.outlivesFailure = !files.isEmpty
        for file in files {
            let output = try Output(path: file.path, isAppended: services.isShared(file))
            let reporter = file.format.reporter(isVerbose: isVerbose, playground: playground)
            sinks.append(Sink(reporter: reporter, output: output))
        }
    }

    func take(_ event: RunEvent) {
        for sink in sinks {
            let text = sink.reporter.text(for: event)
            if !text.isEmpty { sink.output.write(text) }
        }
    }

    /// Flushes and closes the reports, and reports incomplete ones. Returns whether all are complete.
    func close(_ console: Console) -> Bool {
        for sink in sinks { sink.output.close() }
        let complaints = sinks.compactMap { $0.output.complaint }
        for complaint in complaints { console.complain(complaint) }
        return complaints.isEmpty
    }

    /// Flushes, so that the output survives if the run is killed.
    func flush() {
        for sink in sinks { sink.output.flush() }
    }
}

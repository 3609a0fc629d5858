internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import JSON
internal import SourceText
internal import System

/// The failures of an exhaustive exploration: each is written as a spec, and then reported as the spec fails.
struct ExploreFindings {
    let invocation: Invocation
    let console: Console
    let gestures: GestureSet

    /// A failure with its spec.
    private struct Written {
        let title: String
        let finding: ExploreCertificate.Finding
        let path: String
    }

    /// The failures that are known, from the certificate of `--baseline`.
    private let baseline: Set<String>
    private var written: [Written] = []
    private var lastNumber = 0

    init(
        invocation: Invocation, console: Console, gestures: GestureSet
    ) throws(ExploreFault) {
        self.invocation = invocation
        self.console = console
        self.gestures = gestures
        guard let path = invocation.value(.baseline) else {
            baseline = []
            return
        }
        baseline = Set(try ExploreCommand.certificate(path).findings.map { $0.failure })
    }

    // MARK: - Files

    /// `found-3.dnd`, or `--output` with the number before its extension.
    private func path(of number: Int) -> String {
        let output = invocation.value(.output) ?? "found.dnd"
        guard output.hasSuffix(".dnd") else { return "\(output)-\(number)" }
        return "\(output.dropLast(4))-\(number).dnd"
    }

    /// The next file that the scene does not consist of: it may be a spec that was found before.
    private mutating func nextPath(beside target: ExploreTarget) -> String {
        repeat { lastNumber += 1 } while target.reads(path(of: lastNumber))
        return path(of: lastNumber)
    }

    mutating func write(_ found: [FoundFailure], of size: ExploredSize) throws(ExploreFault) {
        for failure in found {
            let path = nextPath(beside: size.target)
            do {
                try FileSystem.replace(path, with: size.spec(of: failure, among: gestures, for: path))
            } catch {
                throw ExploreFault(error.exitCode, error.message)
            }
            let finding = failure.finding(rows: size.rows)
            written.append(Written(title: size.title(of: failure), finding: finding, path: path))
        }
    }

    // MARK: - Reporting

    /// Prints the certificate and the failures, and writes `--certificate`. Exits with 0 if all failures are known.
    /// A known certificate is compared instead.
    func report(
        _ certificate: ExploreCertificate, _ basis: ExploreBasis
    ) throws(ExploreFault) -> ExitCode {
        let text = CertificateText(console)
        text.write(certificate)
        if case .known(let known, let name) = basis {
            guard known.agrees(with: certificate) else {
                console.output.writeLine(console.style.failed("\(name) says something else: write it anew"))
                return .failed
            }
            console.output.writeLine(console.style.passed("\(name) still holds"))
            return .passed
        }
        try text.save(certificate, invocation.value(.certificate))
        return reportFailures()
    }

    private func reportFailures() -> ExitCode {
        for failure in written {
            let isKnown = baseline.contains(failure.finding.failure)
            console.output.writeLine(
                "  \(failure.path): \(failure.title), after \(failure.finding.steps.count.counted("step"))"
                    + (isKnown ? ", known" : ""))
        }
        let new = written.filter { !baseline.contains($0.finding.failure) }
        guard !new.isEmpty else { return .passed }
        var again = RunRequest(paths: new.map { $0.path })
        again.rulebook = invocation.rulebookChoice
        again.hosted = invocation.program?.scenes
        let outcome = SpecRun(again).outcome()
        let text = TextReport(style: console.style)
        for file in outcome.files {
            console.output.write(text.text(of: file.result))
            for event in file.hosted { console.output.write(text.text(of: event)) }
        }
        return .failed
    }
}

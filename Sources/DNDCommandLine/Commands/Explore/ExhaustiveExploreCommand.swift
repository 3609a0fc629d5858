internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import DragDrop
internal import JSON
internal import LineEditor
internal import SourceText
internal import System

/// `dnd explore --all`: every gesture of a set, with a certificate.
struct ExhaustiveExploreCommand {
    let invocation: Invocation
    let console: Console
    let search: SpecSearch
    let file: SpecFile

    /// The certificate to check, and its file.
    private let known: ExploreCertificate?
    private let knownName: String
    private let progress = ProgressLine(counting: "states")

    init(
        invocation: Invocation, console: Console, search: SpecSearch, file: SpecFile,
        checking known: ExploreCertificate? = nil, named knownName: String = ""
    ) {
        self.invocation = invocation
        self.console = console
        self.search = search
        self.file = file
        self.known = known
        self.knownName = knownName
    }

    /// A failure with its spec.
    private struct WrittenFailure {
        let title: String
        let stepCount: Int
        let path: String
    }

    func run() -> ExitCode {
        var certificate = ExploreCertificate(
            scene: invocation.arguments[0], gestures: gestures.name, omittedVerbs: invocation.values(.noVerb),
            assumptions: ExploreCertificate.assumptions(of: invocation.rulebook), command: command,
            version: ProgramVersion.current)
        var written: [WrittenFailure] = []
        var unreached: Set<String>?
        Interrupt.watch()
        defer { Interrupt.unwatch() }
        for rows in sizes {
            switch ExploreTarget.load(file, of: search, invocation, console, rows: rows) {
            case .failure(let stop): return stop.exitCode
            case .success(let target):
                let exploration = explored(target, &certificate)
                certificate.sizes.append(size(rows, exploration))
                let missed = Set(
                    target.scene.rules.filter { !exploration.followed.contains($0) }.map { target.line(of: $0) })
                unreached = unreached?.intersection(missed) ?? missed
                do {
                    written += try write(exploration.found, target, rows, from: written.count)
                } catch {
                    console.complain(error.message)
                    return error.exitCode
                }
                if exploration.hit == .interrupted { break }
            }
        }
        certificate.unreached = (unreached ?? []).sorted()
        return report(certificate, written)
    }

    /// The arguments that play the same again, apart from where files are written.
    private var command: [String] {
        var words = ["explore", invocation.arguments[0], CommandOption.all.name]
        for option in [CommandOption.gestures, .rows, .noVerb, .depth, .states, .ignore, .assume, .without] {
            for value in invocation.values(option) { words += [option.name, value] }
        }
        return words
    }

    private var gestures: GestureSet {
        (invocation.value(.gestures).flatMap { GestureSet.named($0) } ?? .standard).without(invocation.values(.noVerb))
    }

    /// Nil for the rows as written.
    private var sizes: [Int?] {
        guard let range = invocation.value(.rows).flatMap({ Invocation.rowCounts($0) }) else { return [nil] }
        return range.map { $0 }
    }

    private func explored(_ target: ExploreTarget, _ certificate: inout ExploreCertificate) -> ExhaustiveExploration {
        let mention = target.namingMention
        let names =
            mention.map { "rows are told apart, since \($0) is named" }
            ?? "rows are alike but for their places, since nothing names one"
        certificate.assume(names)
        if target.scene.canCopyBetweenLists {
            certificate.assume("no row is dropped again into a list that has a copy of it")
        }
        var exploration = ExhaustiveExploration(
            target.scene, gestures,
            limits: ExhaustiveLimits(
                depth: invocation.value(.depth).flatMap { Int($0) },
                states: invocation.value(.states).flatMap { Int($0) } ?? ExhaustiveLimits.standardStates),
            ignoringNames: mention == nil)
        progress.begin(total: 0)
        exploration.explore { exploration in
            progress.show(
                "\(exploration.stateCount) states, \(exploration.frontierCount) to go on from, "
                    + "depth \(exploration.depth)")
            return !Interrupt.isRequested
        }
        progress.erase()
        return exploration
    }

    private func size(_ rows: Int?, _ exploration: ExhaustiveExploration) -> ExploreCertificate.Size {
        let verdict: ExploreCertificate.Verdict =
            if !exploration.found.isEmpty {
                .failed(count: exploration.found.count)
            } else if let hit = exploration.hit {
                .bounded(by: hit.description)
            } else {
                .proved
            }
        return ExploreCertificate.Size(
            rows: rows, states: exploration.stateCount, transitions: exploration.transitionCount,
            depth: exploration.depth, verdict: verdict)
    }

    // MARK: - Files

    /// `found-3.dnd`, or `--output` with the number before its extension.
    private func path(of number: Int) -> String {
        let output = invocation.value(.output) ?? "found.dnd"
        guard output.hasSuffix(".dnd") else { return "\(output)-\(number)" }
        return "\(output.dropLast(4))-\(number).dnd"
    }

    private func write(
        _ found: [ExhaustiveExploration.Found], _ target: ExploreTarget, _ rows: Int?, from count: Int
    ) throws(FileError) -> [WrittenFailure] {
        var written: [WrittenFailure] = []
        for failure in found {
            let path = path(of: count + written.count + 1)
            let title = failure.failure.title + (rows.map { ", with \($0.counted("row"))" } ?? "")
            let content = FoundSpec.Content(
                title: title, origin: "among all \(gestures.name)", steps: failure.steps,
                isUnsettled: failure.invariant == nil && target.scene.isUnsettled(after: failure.steps),
                invariant: target.text(of: failure.invariant))
            try FileSystem.replace(path, with: target.foundSpec(for: path).text(of: content))
            written.append(WrittenFailure(title: title, stepCount: failure.steps.count, path: path))
        }
        return written
    }

    // MARK: - Reporting

    private func report(_ certificate: ExploreCertificate, _ written: [WrittenFailure]) -> ExitCode {
        let lines = certificate.lines
        let isPassed = written.isEmpty
        console.output.writeLine(isPassed ? console.style.passed(lines[0]) : console.style.failed(lines[0]))
        for line in lines.dropFirst() { console.output.writeLine(line) }
        if let known {
            guard known.agrees(with: certificate) else {
                console.output.writeLine(console.style.failed("\(knownName) says something else: write it anew"))
                return .failed
            }
            console.output.writeLine(console.style.passed("\(knownName) still holds"))
        }
        if let path = invocation.value(.certificate) {
            do {
                try FileSystem.replace(path, with: certificate.json.text(in: .lines) + "\n")
            } catch {
                console.complain(error.message)
                return error.exitCode
            }
        }
        guard !written.isEmpty else { return .passed }
        for failure in written {
            console.output.writeLine("  \(failure.path): \(failure.title), after \(failure.stepCount.counted("step"))")
        }
        var again = RunRequest(paths: written.map { $0.path })
        again.rulebook = invocation.rulebookChoice
        let outcome = SpecRun(again).outcome()
        let text = TextReport(style: console.style)
        for result in outcome.results { console.output.write(text.text(of: result)) }
        return .failed
    }
}

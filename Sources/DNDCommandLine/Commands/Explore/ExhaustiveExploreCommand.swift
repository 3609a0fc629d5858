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

    func run() -> ExitCode {
        var certificate = ExploreCertificate(
            scene: invocation.arguments[0], gestures: gestures.name, omittedVerbs: invocation.values(.noVerb),
            assumptions: ExploreCertificate.assumptions(of: invocation.rulebook), command: command,
            version: ProgramVersion.current)
        var found: ExploreFindings
        do {
            found = try ExploreFindings(invocation: invocation, console: console, gestures: gestures)
        } catch {
            return error.exitCode
        }
        var unreached: Set<String>?
        Interrupt.watch()
        defer { Interrupt.unwatch() }
        for rows in sizes {
            switch ExploreTarget.load(file, of: search, invocation, console, rows: rows) {
            case .failure(let stop): return stop.exitCode
            case .success(let target):
                guard let outcome = explored(target, rows, &certificate) else { return .nothingRan }
                certificate.sizes.append(outcome.size(rows: rows))
                let missed = Set(
                    target.scene.rules.filter { !outcome.followed.contains($0) }.map { target.line(of: $0) })
                unreached = unreached?.intersection(missed) ?? missed
                do {
                    try found.write(outcome.found, of: target, rows)
                } catch {
                    console.complain(error.message)
                    return error.exitCode
                }
                if outcome.hit == .interrupted { break }
            }
        }
        certificate.unreached = (unreached ?? []).sorted()
        certificate.findings = found.findings
        return found.report(certificate, checking: known.map { ($0, knownName) })
    }

    /// The arguments that play the same again, apart from where files are written.
    private var command: [String] {
        var words = ["explore", invocation.arguments[0], CommandOption.all.name]
        for option in [CommandOption.gestures, .rows, .noVerb, .depth, .states, .sameAs, .ignore, .assume, .without] {
            for value in invocation.values(option) { words += [option.name, value] }
        }
        return words
    }

    var gestures: GestureSet {
        (invocation.value(.gestures).flatMap { GestureSet.named($0) } ?? .standard).without(invocation.values(.noVerb))
    }

    /// The number of threads.
    var jobs: Int { invocation.jobs ?? Parallel.processorCount }

    /// Nil for the rows as written.
    private var sizes: [Int?] {
        guard let range = invocation.value(.rows).flatMap({ Invocation.rowCounts($0) }) else { return [nil] }
        return range.map { $0 }
    }

    /// Nil after a message.
    private func explored(
        _ target: ExploreTarget, _ rows: Int?, _ certificate: inout ExploreCertificate
    ) -> ExploreOutcome? {
        if target.scene.canCopyBetweenLists {
            certificate.assume("no row is dropped again into a list that has a copy of it")
        }
        if let other = invocation.value(.sameAs) { return compared(target, other, rows, &certificate) }
        return target.isHosted ? exploredElsewhere(target, &certificate) : exploredHere(target, &certificate)
    }

    private func exploredHere(_ target: ExploreTarget, _ certificate: inout ExploreCertificate) -> ExploreOutcome {
        let mention = target.namingMention
        let names =
            mention.map { "rows are told apart, since \($0) is named" }
            ?? "rows are alike but for their places, since nothing names one"
        certificate.assume(names)
        let expanders = (0..<jobs).map { _ in
            ScriptExpander(ExploredScene(copy: target.scene), gestures, ignoringNames: mention == nil)
        }
        return explore(target, expanders).outcome
    }

    /// The time after which an exploration that may not close says so.
    private static let warningMilliseconds = 2_000

    func explore<Expander: StateExpander>(
        _ target: ExploreTarget, _ expanders: [Expander], statesAtMost: Int = ExhaustiveLimits.standardStates
    ) -> ExhaustiveExploration<Expander> {
        var exploration = ExhaustiveExploration(
            expanders,
            limits: ExhaustiveLimits(
                depth: invocation.value(.depth).flatMap { Int($0) },
                states: invocation.value(.states).flatMap { Int($0) } ?? statesAtMost),
            settling: target.scene.settling, workers: Parallel.eachUnchecked)
        progress.begin(total: 0)
        var isWarned = false
        let watch = Stopwatch()
        exploration.explore { exploration in
            if !isWarned, watch.milliseconds > Self.warningMilliseconds, let estimate = exploration.estimate {
                isWarned = true
                console.complain(estimate, "Fewer --rows, --depth, or a smaller set of gestures ends sooner.")
            }
            progress.show(
                "\(exploration.stateCount) states, \(exploration.frontierCount) to go on from, "
                    + "depth \(exploration.depth)")
            return !Interrupt.isRequested
        }
        progress.erase()
        return exploration
    }
}

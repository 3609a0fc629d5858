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

    /// The certificate that was named, and its file.
    private let basis: ExploreBasis
    private let progress = ProgressLine(counting: "states")

    init(invocation: Invocation, console: Console, search: SpecSearch, file: SpecFile, basis: ExploreBasis) {
        self.invocation = invocation
        self.console = console
        self.search = search
        self.file = file
        self.basis = basis
    }

    func run() -> ExitCode {
        do {
            return try explored()
        } catch {
            return error.exitCode
        }
    }

    private func explored() throws(ExploreTarget.Stop) -> ExitCode {
        var certificate = emptyCertificate
        var found = try ExploreFindings(invocation: invocation, console: console, gestures: gestures)
        var records: [ExploreRecord] = []
        var isInterrupted = false
        Interrupt.watch()
        defer { Interrupt.unwatch() }
        for (index, rows) in sizes.enumerated() where !isInterrupted {
            let target = try ExploreTarget.load(file, of: search, invocation, console, rows: rows).get()
            let size = ExploredSize(target: target, rows: rows, index: index, record: basis.record(rows: rows))
            let outcome = try explored(size, &certificate)
            certificate.add(outcome, of: target.scene.rules.map { target.line(of: $0) })
            try found.write(outcome.found, of: target, rows)
            records.append(outcome.record)
            isInterrupted = outcome.hit == .interrupted
        }
        certificate.findings = found.findings
        if isInterrupted || shard != nil { certificate.records = records }
        let exitCode = try found.report(certificate, basis)
        if isInterrupted { try keep(certificate) }
        return exitCode
    }

    private var emptyCertificate: ExploreCertificate {
        var certificate = ExploreCertificate(
            scene: invocation.arguments[0], gestures: gestures.name, omittedVerbs: invocation.values(.noVerb),
            assumptions: ExploreCertificate.assumptions(of: invocation.rulebook), command: command,
            version: ProgramVersion.current)
        certificate.shard = shard
        if case .interrupted(let before, _) = basis {
            for assumption in before.assumptions { certificate.assume(assumption) }
        }
        return certificate
    }

    /// Writes the file from which `--resume` goes on.
    private func keep(_ certificate: ExploreCertificate) throws(ExploreTarget.Stop) {
        let scene = Path.name(of: invocation.arguments[0])
        var path = "\(scene.hasSuffix(".dnd") ? String(scene.dropLast(4)) : scene).resume.json"
        switch basis {
        case .nothing: break
        case .interrupted(_, let name): path = name
        case .known: return
        }
        try CertificateText(console).save(certificate, path)
        console.output.writeLine("written: \(path), from which `dnd explore \(path) --resume` goes on")
    }

    /// The arguments that play the same again, apart from where files are written.
    private var command: [String] {
        var words = ["explore", invocation.arguments[0], CommandOption.all.name]
        for option in [CommandOption.gestures, .rows, .noVerb, .depth, .states, .sameAs, .ignore, .assume, .without] {
            for value in invocation.values(option) { words += [option.name, value] }
        }
        if let shard { words += [CommandOption.shard.name, shard.text] }
        return words
    }

    /// The part to explore; nil for all of it.
    private var shard: Shard? { invocation.value(.shard).flatMap { Shard($0) } }

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

    private func explored(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate
    ) throws(ExploreTarget.Stop) -> ExploreOutcome {
        if size.target.scene.canCopyBetweenLists {
            certificate.assume("no row is dropped again into a list that has a copy of it")
        }
        if let other = invocation.value(.sameAs) { return try compared(size, other, &certificate) }
        return size.target.isHosted
            ? try exploredElsewhere(size, &certificate) : try exploredHere(size, &certificate)
    }

    private func exploredHere(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate
    ) throws(ExploreTarget.Stop) -> ExploreOutcome {
        let target = size.target
        let mention = target.namingMention
        let names =
            mention.map { "rows are told apart, since \($0) is named" }
            ?? "rows are alike but for their places, since nothing names one"
        certificate.assume(names)
        let expanders = (0..<jobs).map { _ in
            ScriptExpander(ExploredScene(copy: target.scene), gestures, ignoringNames: mention == nil)
        }
        return size.outcome(of: try explore(size, expanders))
    }

    /// The time after which an exploration that may not close says so.
    private static let warningMilliseconds = 2_000

    func explore<Expander: StateExpander>(
        _ size: ExploredSize, _ expanders: [Expander], statesAtMost: Int = ExhaustiveLimits.standardStates
    ) throws(ExploreTarget.Stop) -> ExhaustiveExploration<Expander> {
        let (scene, shard) = (size.target.scene, shard)
        var exploration = ExhaustiveExploration(
            expanders,
            limits: ExhaustiveLimits(
                depth: invocation.value(.depth).flatMap { Int($0) },
                states: invocation.value(.states).flatMap { Int($0) } ?? statesAtMost),
            settling: scene.settling,
            workers: Parallel.eachUnchecked,
            takingFirstStep: { step in shard?.contains(UInt64(step + size.index)) ?? true })
        if let record = size.record {
            do throws(ExploreRecord.Fault) {
                guard record.texts == size.texts else { throw .otherScene }
                try exploration.goOn(from: record) { scene.step($0) }
            } catch {
                console.complain("\(basis.name): \(error.description)")
                throw ExploreTarget.Stop(exitCode: .badSpec)
            }
        }
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

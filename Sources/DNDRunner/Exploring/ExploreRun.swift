package import DNDExploration
internal import DNDInterpreter
internal import DNDResults
internal import DragDrop
internal import System

/// Plays every gesture of a request, with one number of rows after another.
package struct ExploreRun {
    let request: ExploreRequest
    let watch: ExploreWatch

    package init(_ request: ExploreRequest, _ watch: ExploreWatch) {
        self.request = request
        self.watch = watch
    }

    /// Returns the certificate. What was found with a number of rows is handed over as soon as it is known.
    package func certificate(
        _ take: (ExploredSize, ExploreOutcome) throws(ExploreFault) -> Void
    ) throws(ExploreFault) -> ExploreCertificate {
        var certificate = emptyCertificate
        var records: [ExploreRecord] = []
        var isInterrupted = false
        for (index, rows) in request.sizes.enumerated() where !isInterrupted {
            let target = try ExploreTarget.load(request, rows: rows, watch)
            let record = request.interrupted?.certificate.records.first { $0.rows == rows }
            let other: ExploreTarget? =
                if let name = request.sameAs { try .load(request.of(name), rows: rows, watch) } else { nil }
            let size = ExploredSize(target: target, rows: rows, index: index, other: other, record: record)
            let outcome = try explored(size, &certificate)
            certificate.add(outcome, of: target.scene.rules.map { target.line(of: $0) })
            certificate.findings += outcome.found.map { $0.finding(rows: rows) }
            try take(size, outcome)
            records.append(outcome.record)
            isInterrupted = outcome.hit == .interrupted
        }
        if isInterrupted || request.shard != nil { certificate.records = records }
        return certificate
    }

    private var emptyCertificate: ExploreCertificate {
        var certificate = ExploreCertificate(
            scene: request.path, gestures: request.gestures.name, omittedVerbs: request.omittedVerbs,
            assumptions: ExploreCertificate.assumptions(of: request.rules.rulebook), command: request.command,
            version: ProgramVersion.current)
        certificate.shard = request.shard
        for assumption in request.interrupted?.certificate.assumptions ?? [] { certificate.assume(assumption) }
        return certificate
    }

    private func explored(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        if size.target.scene.canCopyBetweenLists {
            certificate.assume("no row is dropped again into a list that has a copy of it")
        }
        if !size.target.scene.updates.isEmpty {
            certificate.assume("each update of meanwhile comes once at most")
        }
        if let other = size.other { return try compared(size, other, &certificate) }
        return size.target.isHosted
            ? try exploredElsewhere(size, &certificate) : try exploredHere(size, &certificate)
    }

    private func exploredHere(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        let target = size.target
        let mention = target.namingMention
        let names =
            mention.map { "rows are told apart, since \($0) is named" }
            ?? "rows are alike but for their places, since nothing names one"
        certificate.assume(names)
        let expanders = target.scenes(request).map {
            ScriptExpander($0, request.gestures, ignoringNames: mention == nil)
        }
        return size.outcome(of: try explore(size, expanders))
    }

    /// The time after which an exploration that may not close says so.
    private static let warningMilliseconds = 2_000

    func explore<Expander: StateExpander>(
        _ size: ExploredSize, _ expanders: [Expander], statesAtMost: Int = ExhaustiveLimits.standardStates
    ) throws(ExploreFault) -> ExhaustiveExploration<Expander> {
        let (scene, shard) = (size.target.scene, request.shard)
        var exploration = ExhaustiveExploration(
            expanders,
            limits: ExhaustiveLimits(depth: request.depth, states: request.states ?? statesAtMost),
            settling: scene.settling,
            workers: Parallel.eachUnchecked,
            takingFirstStep: { step in shard?.contains(UInt64(step + size.index)) ?? true })
        if let record = size.record {
            do throws(ExploreRecord.Fault) {
                guard record.texts == size.texts else { throw .otherScene }
                try exploration.goOn(from: record) { scene.step($0) }
            } catch {
                throw ExploreFault(.badSpec, "\(request.interrupted?.name ?? ""): \(error.description)")
            }
        }
        var isWarned = false
        let clock = Stopwatch()
        exploration.explore { exploration in
            if !isWarned, clock.milliseconds > Self.warningMilliseconds, let estimate = exploration.estimate {
                isWarned = true
                watch.mayNotClose(estimate)
            }
            return watch.goesOn(exploration.stateCount, exploration.frontierCount, exploration.depth)
        }
        watch.didEnd()
        return exploration
    }
}

internal import DNDExploration
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import LineEditor
internal import System

/// `dnd explore --all`: every gesture of a set, with a certificate.
struct ExhaustiveExploreCommand {
    private let invocation: Invocation
    private let console: Console
    private let request: ExploreRequest

    /// The certificate that was named, and its file.
    private let basis: ExploreBasis

    init(_ invocation: Invocation, _ console: Console, _ request: ExploreRequest, _ basis: ExploreBasis) {
        self.invocation = invocation
        self.console = console
        self.request = request
        self.basis = basis
    }

    func run() throws(ExploreFault) -> ExitCode {
        let (exitCode, tooLarge) = try playAll()
        guard exitCode == .passed, let tooLarge, mayGoOnAtRandom else { return exitCode }
        console.output.writeLine("too large to play every gesture: random steps take over")
        return RandomExploreCommand(
            invocation: invocation, console: console, target: tooLarge, gestures: request.gestures
        ).run()
    }

    /// Also returns a scene of which not every gesture was played because it has too many states; nil after Ctrl-C.
    private func playAll() throws(ExploreFault) -> (ExitCode, tooLarge: ExploreTarget?) {
        var found = try ExploreFindings(invocation: invocation, console: console, gestures: request.gestures)
        Interrupt.watch()
        defer { Interrupt.unwatch() }
        var tooLarge: ExploreTarget?
        let certificate = try ExploreRun(request, watch).certificate { size, outcome throws(ExploreFault) in
            if case .states = outcome.hit { tooLarge = size.target }
            try found.write(outcome.found, of: size)
        }
        let exitCode = try found.report(certificate, basis)
        if certificate.isInterrupted {
            try keep(certificate)
            tooLarge = nil
        }
        return (exitCode, tooLarge)
    }

    /// Random steps keep no states. They cannot begin the lists of a Swift program anew, and compare no delegates; a
    /// part of an exploration, and one that is played again, leave them out.
    private var mayGoOnAtRandom: Bool {
        guard case .nothing = basis, request.sameAs == nil, request.shard == nil else { return false }
        var scripts = request
        scripts.program = nil
        return (try? ExploreTarget.load(scripts, ExploreWatch())) != nil
    }

    private var watch: ExploreWatch {
        let (console, progress) = (console, ProgressLine(counting: "states"))
        var watch = ExploreWatch()
        watch.didLoad = { console.write(diagnosticsOf: $0) }
        watch.mayNotClose = { estimate in
            console.complain(estimate, "Fewer --rows, --depth, or a smaller set of gestures ends sooner.")
        }
        watch.goesOn = { states, frontier, depth in
            progress.show("\(states) states, \(frontier) to go on from, depth \(depth)")
            return !Interrupt.isRequested
        }
        watch.didEnd = { progress.erase() }
        return watch
    }

    /// Writes the file from which `--resume` goes on.
    private func keep(_ certificate: ExploreCertificate) throws(ExploreFault) {
        let scene = Path.name(of: request.path)
        var path = "\(scene.hasSuffix(".dnd") ? String(scene.dropLast(4)) : scene).resume.json"
        switch basis {
        case .nothing: break
        case .interrupted(_, let name): path = name
        case .known: return
        }
        try CertificateText(console).save(certificate, path)
        console.output.writeLine("written: \(path), from which `dnd explore \(path) --resume` goes on")
    }
}

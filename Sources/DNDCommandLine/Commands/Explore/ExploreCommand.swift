internal import DNDDrawing
internal import DNDExploration
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import JSON
internal import System

/// `dnd explore`
enum ExploreCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        if let conflict = conflict(in: invocation) {
            console.complain(conflict.message, conflict.remedy)
            return .usage
        }
        var invocation = invocation
        switch RunServices().shard(invocation.value(.shard)) {
        case .part(let shard) where invocation.has(.shard): invocation.values[.shard] = [shard.text]
        case .unknown:
            RunServices.complainOfUnknownShard(console)
            return .usage
        case .all, .part: break
        }
        do {
            return invocation.has(.check) || invocation.has(.resume)
                ? try again(invocation.arguments[0], invocation, console) : try explore(invocation, console, .nothing)
        } catch {
            return console.complain(of: error)
        }
    }

    /// Plays again what a certificate is about, and says whether it still holds; or goes on where it was interrupted.
    private static func again(
        _ path: String, _ invocation: Invocation, _ console: Console
    ) throws(ExploreFault) -> ExitCode {
        let known = try certificate(path)
        guard var again = try? ArgumentReader.read(known.command), again.command == .explore, again.has(.all) else {
            throw ExploreFault(.badSpec, "\(path) has no command of dnd explore")
        }
        again.program = invocation.program
        for option in [CommandOption.color, .output, .jobs] { again.values[option] = invocation.values[option] }
        // The certificate chooses no file to write to.
        again.values[.certificate] = invocation.values[.certificate]
        guard invocation.has(.resume) else { return try explore(again, console, .known(known, name: path)) }
        guard known.isInterrupted else {
            throw ExploreFault(.nothingRan, "\(path) is complete: nothing is left to go on with")
        }
        return try explore(again, console, .interrupted(known, name: path))
    }

    /// Reads a certificate, or says why it is none.
    static func certificate(_ path: String) throws(ExploreFault) -> ExploreCertificate {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limitBytes: certificateLimitBytes, isNamed: true)
        } catch {
            throw ExploreFault(.noInput, error.message)
        }
        return try certificate(in: bytes, of: path)
    }

    static func certificate(in bytes: [UInt8], of path: String) throws(ExploreFault) -> ExploreCertificate {
        guard let certificate = ExploreCertificate(bytes: bytes) else {
            throw ExploreFault(
                .badSpec, "\(path) is no certificate of dnd explore",
                "dnd explore FILE --all --certificate \(path) writes one.")
        }
        return certificate
    }

    /// A million states take 50 MB.
    private static let certificateLimitBytes = 1 << 32

    private static func explore(
        _ invocation: Invocation, _ console: Console, _ basis: ExploreBasis
    ) throws(ExploreFault) -> ExitCode {
        let request = try invocation.exploreRequest(basis)
        if invocation.has(.all) {
            return try ExhaustiveExploreCommand(invocation, console, request, basis).run()
        }
        var watch = ExploreWatch()
        watch.didLoad = { console.write(diagnosticsOf: $0) }
        let target = try ExploreTarget.load(request, watch)
        return RandomExploreCommand(invocation: invocation, console: console, target: target).run()
    }

    private static let exhaustiveOptions: [CommandOption] = [
        .rows, .gestures, .noVerb, .depth, .states, .jobs, .sameAs, .baseline, .certificate, .shard,
    ]

    /// The options beside `--check` and `--resume`; the certificate has the others.
    private static let optionsOfCertificates: [CommandOption] = [
        .check, .resume, .jobs, .output, .certificate, .color, .help,
    ]
    private static let randomOptions: [CommandOption] = [.seed, .steps, .runs]

    /// An option of the other way to explore.
    private static func conflict(in invocation: Invocation) -> (message: String, remedy: String)? {
        if let mode = [CommandOption.check, .resume].first(where: { invocation.has($0) }) {
            let others = invocation.values.keys.filter { !optionsOfCertificates.contains($0) }
            if let other = others.min(by: { $0.rawValue < $1.rawValue }) {
                return ("\(other.name) does not go with \(mode.name)", "The certificate says what is played.")
            }
            guard invocation.has(.check), invocation.has(.resume) else { return nil }
            return ("--check and --resume do not go together", "Leave one of them out.")
        }
        if invocation.has(.shard), !invocation.has(.certificate) {
            return ("--shard needs --certificate FILE", "`dnd merge` joins the certificates of all shards.")
        }
        let isExhaustive = invocation.has(.all)
        let others = isExhaustive ? randomOptions : exhaustiveOptions
        guard let other = others.first(where: { invocation.has($0) }) else { return nil }
        return isExhaustive
            ? ("\(other.name) is for random steps, and --all plays every gesture", "Leave one of them out.")
            : ("\(other.name) needs --all, which plays every gesture", "Random steps have --seed, --steps and --runs.")
    }
}

extension Invocation {
    /// The request of the options.
    fileprivate func exploreRequest(_ basis: ExploreBasis) throws(ExploreFault) -> ExploreRequest {
        var request = try ExploreRequest(arguments[0])
        request.gesturesName = value(.gestures)
        request.omittedVerbs = values(.noVerb)
        request.rows = value(.rows).flatMap { Self.rowCounts($0) }
        request.depth = value(.depth).flatMap { Int($0) }
        request.states = value(.states).flatMap { Int($0) }
        request.ignored = values(.ignore)
        request.rules = rulebookChoice
        request.sameAs = value(.sameAs)
        request.shard = value(.shard).flatMap { Shard($0) }
        if let jobs { request.jobs = jobs }
        if has(.all) { request.program = program?.explored }
        if case .interrupted(let certificate, let name) = basis { request.interrupted = (certificate, name) }
        return request
    }
}

extension HostedProgram {
    fileprivate var explored: ExploredProgram {
        ExploredProgram(names: scenes.names, sizedNames: scenes.sizedNames, openPaths: openPaths)
    }
}

extension Console {
    /// Reports why nothing could be explored, and returns the exit code.
    func complain(of fault: ExploreFault) -> ExitCode {
        if !fault.message.isEmpty { complain(fault.message, fault.remedy) }
        return fault.exitCode
    }

    func write(diagnosticsOf spec: LoadedSpec) {
        for diagnostic in spec.diagnostics { output.writeLine(style.text(of: diagnostic, in: spec.sources)) }
    }
}

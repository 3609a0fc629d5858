internal import DNDExploration
internal import DNDManual
internal import DNDResults
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
        if invocation.has(.check) || invocation.has(.resume) {
            return again(invocation.arguments[0], invocation, console)
        }
        return explore(invocation, console, .nothing)
    }

    /// Plays again what a certificate is about, and says whether it still holds; or goes on where it was interrupted.
    private static func again(_ path: String, _ invocation: Invocation, _ console: Console) -> ExitCode {
        let known: ExploreCertificate
        switch certificate(path, console) {
        case .failure(let stop): return stop.exitCode
        case .success(let certificate): known = certificate
        }
        guard var again = try? ArgumentReader.read(known.command), again.command == .explore, again.has(.all) else {
            console.complain("\(path) has no command of dnd explore")
            return .badSpec
        }
        again.program = invocation.program
        for option in [CommandOption.color, .output, .jobs] { again.values[option] = invocation.values[option] }
        // The certificate chooses no file to write to.
        again.values[.certificate] = invocation.values[.certificate]
        guard invocation.has(.resume) else { return explore(again, console, .known(known, name: path)) }
        guard known.isInterrupted else {
            console.complain("\(path) is complete: nothing is left to go on with")
            return .nothingRan
        }
        return explore(again, console, .interrupted(known, name: path))
    }

    /// Reads a certificate, or says why it is none.
    static func certificate(
        _ path: String, _ console: Console
    ) -> Result<ExploreCertificate, ExploreTarget.Stop> {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limitBytes: certificateLimitBytes, isNamed: true)
        } catch {
            console.complain(error.message)
            return .failure(ExploreTarget.Stop(exitCode: .noInput))
        }
        return certificate(in: bytes, of: path, console)
    }

    static func certificate(
        in bytes: [UInt8], of path: String, _ console: Console
    ) -> Result<ExploreCertificate, ExploreTarget.Stop> {
        guard let certificate = ExploreCertificate(bytes: bytes) else {
            console.complain(
                "\(path) is no certificate of dnd explore", "dnd explore FILE --all --certificate \(path) writes one.")
            return .failure(ExploreTarget.Stop(exitCode: .badSpec))
        }
        return .success(certificate)
    }

    /// A million states take 50 MB.
    private static let certificateLimitBytes = 1 << 32

    private static func explore(_ invocation: Invocation, _ console: Console, _ basis: ExploreBasis) -> ExitCode {
        let search = SpecSearch(invocation.arguments)
        for error in search.errors { console.complain(error.message) }
        guard search.errors.isEmpty else { return .noInput }
        guard search.files.count == 1, let file = search.files.first,
            FileSystem.kind(of: invocation.arguments[0]) != .folder
        else {
            console.complain("\(invocation.arguments[0]) is not one spec", "Name a file, or FILE:LINE.")
            return .nothingRan
        }
        if invocation.has(.all) {
            return ExhaustiveExploreCommand(
                invocation: invocation, console: console, search: search, file: file, basis: basis
            ).run()
        }
        switch ExploreTarget.load(file, of: search, invocation, console) {
        case .failure(let stop): return stop.exitCode
        case .success(let target):
            return RandomExploreCommand(invocation: invocation, console: console, target: target).run()
        }
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

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
        if invocation.has(.check) { return check(invocation.arguments[0], invocation, console) }
        return explore(invocation, console)
    }

    /// Plays again what a certificate is about, and says whether it still holds.
    private static func check(_ path: String, _ invocation: Invocation, _ console: Console) -> ExitCode {
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
        again.values[.color] = invocation.values[.color]
        again.values[.output] = invocation.values[.output]
        // The certificate chooses no file to write to.
        again.values[.certificate] = nil
        return explore(again, console, checking: known, named: path)
    }

    /// Reads a certificate, or says why it is none.
    static func certificate(
        _ path: String, _ console: Console
    ) -> Result<ExploreCertificate, ExploreTarget.Stop> {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.read(path, limitBytes: certificateLimitBytes)
        } catch {
            console.complain(error.message)
            return .failure(ExploreTarget.Stop(exitCode: .noInput))
        }
        guard let certificate = ExploreCertificate(bytes: bytes) else {
            console.complain(
                "\(path) is no certificate of dnd explore", "dnd explore FILE --all --certificate \(path) writes one.")
            return .failure(ExploreTarget.Stop(exitCode: .badSpec))
        }
        return .success(certificate)
    }

    private static let certificateLimitBytes = 1_000_000

    private static func explore(
        _ invocation: Invocation, _ console: Console, checking known: ExploreCertificate? = nil, named path: String = ""
    ) -> ExitCode {
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
                invocation: invocation, console: console, search: search, file: file, checking: known, named: path
            ).run()
        }
        switch ExploreTarget.load(file, of: search, invocation, console) {
        case .failure(let stop): return stop.exitCode
        case .success(let target):
            return RandomExploreCommand(invocation: invocation, console: console, target: target).run()
        }
    }

    private static let exhaustiveOptions: [CommandOption] = [
        .rows, .gestures, .noVerb, .depth, .states, .jobs, .sameAs, .baseline, .certificate,
    ]
    private static let randomOptions: [CommandOption] = [.seed, .steps, .runs]

    /// An option of the other way to explore.
    private static func conflict(in invocation: Invocation) -> (message: String, remedy: String)? {
        let isExhaustive = invocation.has(.all)
        let others = isExhaustive ? randomOptions : exhaustiveOptions
        guard let other = others.first(where: { invocation.has($0) }) else { return nil }
        return isExhaustive
            ? ("\(other.name) is for random steps, and --all plays every gesture", "Leave one of them out.")
            : ("\(other.name) needs --all, which plays every gesture", "Random steps have --seed, --steps and --runs.")
    }
}

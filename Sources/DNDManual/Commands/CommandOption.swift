/// An option of a command.
package enum CommandOption: String, CaseIterable, Sendable {
    case filter, glob, tag, failed, new, changed, shard, order, `repeat`, jobs, timeout, retries, format, report
    case scenarioName = "name"
    case failFast = "fail-fast"
    case virtualTimeout = "virtual-timeout"
    case allowFlaky = "allow-flaky"
    case allowEmpty = "allow-empty"
    case assume, without, verbose, color, check, diff, example, list, output, help, version
    case syntax, fix, level
    case inPlace = "in-place"
    case dryRun = "dry-run"
    case seed, steps, runs, ignore, ios, isolate

    /// With two hyphens, as it is typed.
    package var name: String { "--\(rawValue)" }

    /// The letter behind one hyphen.
    package var letter: Character? {
        switch self {
        case .jobs: "j"
        case .verbose: "v"
        case .help: "h"
        default: nil
        }
    }

    /// What follows it; nil when nothing does.
    var value: String? {
        switch self {
        case .filter, .scenarioName: "TEXT"
        case .glob: "PATTERN"
        case .tag: "EXPRESSION"
        case .changed: "REVISION"
        case .shard: "2/5|auto"
        case .order: "lexical|failed-first|random[:SEED]"
        case .repeat, .retries: "N"
        case .timeout, .virtualTimeout: "2s"
        case .format: "FORMAT"
        case .report: "FORMAT:FILE"
        case .assume: "Q07=nothing-called"
        case .without: "RULE"
        case .jobs: "N"
        case .color: "auto|always|never"
        case .output: "DIR"
        case .level: "CODE=off|note|warning|error"
        case .seed, .steps, .runs: "N"
        case .ignore: "CODE"
        case .ios: "N[,N]"
        case .failed, .new, .failFast, .allowFlaky, .allowEmpty, .verbose, .check, .diff, .example, .list, .inPlace,
            .syntax, .fix, .dryRun, .isolate:
            nil
        case .help, .version: nil
        }
    }

    /// One line, without a full stop.
    var meaning: String {
        switch self {
        case .filter: "only scenarios with TEXT in their name"
        case .scenarioName: "only scenarios by this whole name; several add up"
        case .glob: "only scenarios whose whole name fits, such as 'Ann *'; several add up"
        case .tag: "only what is tagged so: slow, 'rule(R131) and not slow'; several add up"
        case .failed: "only what failed when it last ran here"
        case .new: "only what has not run here as it now stands; at first that is everything"
        case .changed: "only files that differ from a revision of git, or include one that does"
        case .shard: "only one part of several; auto asks GitLab, CircleCI, Buildkite or Bazel"
        case .order: "another order than that of the text; random prints its seed"
        case .repeat: "everything N times"
        case .failFast: "stop at the first failure"
        case .timeout: "the longest that a scenario may take, in real time: 2s, 500ms"
        case .virtualTimeout: "the same by the clock that wait moves"
        case .retries: "try what failed N times again; for delegates of a Swift program"
        case .isolate: "each scenario in a process of its own; for delegates of a Swift program"
        case .allowFlaky: "let pass what passed when it was tried again"
        case .allowEmpty: "let pass that nothing is selected"
        case .report: "the same into a file; several are written at once"
        case .assume: "take an answer to an open question, by its name; what a spec assumes itself comes first"
        case .without: "leave a rule of UIKit out, to see what rests on it"
        case .jobs: "N threads; by default as many as there are processors"
        case .verbose: "every scenario with its trace"
        case .color: "by default as NO_COLOR, FORCE_COLOR, TERM and the terminal have it"
        case .check: "change nothing, name what is not formatted and exit with 1"
        case .diff: "change nothing, print what would change and exit with 1"
        case .list: "everything that can be explained"
        case .syntax: "say only what keeps specs from being run"
        case .fix: "mend what a machine can, in place"
        case .format: "what to print"
        case .level: "how much a rule matters; all=… is every rule, and what is said later counts"
        case .example: "only the example: dnd explain R131 --example | dnd run -"
        case .output: "write the adapted copies into the folder DIR"
        case .seed: "where the random steps begin, 1 by default; the same seed makes the same steps"
        case .steps: "how many steps a run has at most, 50 by default"
        case .runs: "how many runs from a fresh scene, 200 by default"
        case .ignore: "leave a finding out of account, such as DND1009"
        case .ios: "the second run under that version; with two versions the first run under the first"
        case .inPlace: "replace the files themselves"
        case .dryRun: "show what would change, write nothing, and exit with 1 when something would"
        case .help: "explain the command"
        case .version: "print the version"
        }
    }

    /// Those that every command takes.
    package static let everywhere: [CommandOption] = [.help]
}

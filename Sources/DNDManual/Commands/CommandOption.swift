internal import DNDExploration

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
    case package
    case seed, steps, runs, ignore, ios, isolate
    case all, rows, gestures, depth, states, certificate
    case noVerb = "no-verb"
    case sameAs = "same-as"
    case baseline, resume
    case grade, lessons
    case playground

    /// The name with two hyphens.
    package var name: String { "--\(rawValue)" }

    /// The letter of the short form.
    package var letter: Character? {
        switch self {
        case .jobs: "j"
        case .verbose: "v"
        case .help: "h"
        default: nil
        }
    }

    /// The value's notation; nil for an option without a value.
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
        case .playground: "URL"
        case .assume: "Q07=nothing-called"
        case .without: "RULE"
        case .jobs: "N"
        case .color: "auto|always|never"
        case .output, .package, .grade, .lessons: "DIR"
        case .level: "CODE=off|note|warning|error"
        case .seed, .steps, .runs, .depth, .states: "N"
        case .rows: "N|MIN...MAX"
        case .gestures: GestureSet.all.map { $0.name }.joined(separator: "|")
        case .noVerb: "VERB"
        case .certificate, .sameAs, .baseline: "FILE"
        case .ignore: "CODE"
        case .ios: "N[,N]"
        case .failed, .new, .failFast, .allowFlaky, .allowEmpty, .verbose, .check, .diff, .example, .list, .inPlace,
            .syntax, .fix, .dryRun, .isolate, .all, .resume:
            nil
        case .help, .version: nil
        }
    }

    /// One line, without a full stop.
    var meaning: String {
        switch self {
        case .filter: "only scenarios with TEXT in their name"
        case .scenarioName: "only scenarios with exactly this name; several add up"
        case .glob: "only scenarios whose whole name matches, such as 'Ann *'; several add up"
        case .tag: "only scenarios with these tags: slow, 'rule(R131) and not slow'; several add up"
        case .failed: "only scenarios that failed in their last run here"
        case .new: "only scenarios that have not run here since they changed; at first all of them"
        case .changed: "only files that differ from a revision of git, or include one that does"
        case .shard: "only one of several parts; auto asks GitLab, CircleCI, Buildkite or Bazel"
        case .order: "the order of the scenarios, instead of that of the text; random prints its seed"
        case .repeat: "everything N times"
        case .failFast: "stop at the first failure"
        case .timeout: "the real time a scenario may take: 2s, 500ms"
        case .virtualTimeout: "the virtual time a scenario may take"
        case .retries: "retry a failed scenario N times; for Swift delegates"
        case .isolate: "run each scenario in its own process; for Swift delegates"
        case .allowFlaky: "do not fail for scenarios that passed when retried"
        case .allowEmpty: "do not fail when no scenario is selected"
        case .report: "write a report to a file; can be repeated"
        case .playground: "the playground that html pages link to, with the steps of the scenario"
        case .assume: "the answer to an open question; an assume in the spec takes precedence"
        case .without: "disable a rule of UIKit, to see what depends on it"
        case .jobs: "N threads; by default as many as there are processors"
        case .verbose: "list every scenario, with its trace"
        case .color: "by default depends on NO_COLOR, FORCE_COLOR, TERM and the terminal"
        case .check: "change nothing, list the files that are not formatted, exit with 1 if there are any"
        case .diff: "change nothing, print the diff, exit with 1 if there is one"
        case .list: "everything that can be explained"
        case .syntax: "report only what keeps specs from running"
        case .fix: "apply fixes in place"
        case .format: "the output format"
        case .level: "the level of a rule; all=… sets every rule, and the last option wins"
        case .example: "only the example: dnd explain R131 --example | dnd run -"
        case .output: "write the adapted copies into the folder DIR"
        case .seed: "the seed of the random steps, 1 by default; the same seed gives the same steps"
        case .steps: "the maximum number of steps of a run, 50 by default"
        case .runs: "the number of runs, each from a fresh scene, 200 by default"
        case .all: "play every gesture instead of random ones, and print a certificate"
        case .rows: "with --all: the numbers of rows that each list has, one after another: 4, or 1...5"
        case .gestures: "with --all: the set of gestures, drags by default"
        case .noVerb: "with --all: leave a verb out, such as leave; several add up"
        case .depth: "with --all: stop after N steps in a row"
        case .states: "with --all: stop at N states, 1000000 by default"
        case .certificate: "with --all: write the certificate as JSON, or as JUnit where FILE ends in .xml"
        case .sameAs: "with --all: whether the delegate of FILE leaves the same rows and data"
        case .resume: "FILE was written when an exploration was interrupted: go on from there"
        case .baseline: "with --all: failures that this certificate lists are known, and do not fail"
        case .ignore: "ignore a finding, such as DND1009"
        case .ios: "the iOS version of the second run, or of the first and the second"
        case .grade: "grade the answers in DIR, such as DIR/ann/07-exit-and-return/start.dnd"
        case .lessons: "a course of your own, in the folder DIR"
        case .inPlace: "replace the files themselves"
        case .package: "write a package around the copies, in the folder DIR: manifest, hosts, the first spec"
        case .dryRun: "print the diff, write nothing, exit with 1 if there is one"
        case .help: "explain the command"
        case .version: "print the version"
        }
    }

    /// The options of every command.
    package static let everywhere: [CommandOption] = [.help]
}

internal import DNDResults

/// The manual's introduction to the language, before the list of phrases.
package enum LanguageSummary {
    static let paragraphs = [
        "A text is a row of statements. A statement ends with its line or with `;`, a `#` begins a comment, a `\\` at "
            + "the end of a line continues it, and line ends inside `( )` and `[ ]` do not count. Files are UTF-8.",
        "Words hold letters of any script, digits and `_`, `-` and `.`; anything else is quoted. A quoted text is "
            + "always a label or a text. Positions count from 0; `[1, 3]` is position 3 of section 1. Times are whole "
            + "numbers with `ms` or `s`.",
        "What stands outside scenarios is the fixture, from a copy of which every scenario starts. A text of steps "
            + "without a scenario is one scenario.",
        "Scenarios take tags: `@skip(\"why\")`, `@todo(\"why\")`, `@only`, `@rule(R131)`, and words of one's own.",
        "Below, capitals stand for a name or value, `[ ]` may be left out, `( | )` is one of several, `...` is one or "
            + "more, and `{script}` is a block in braces. `dnd help WORD` shows an example of each phrase.",
    ]

    static let example = """
        table people: A B C D E F

        scenario "B lands between E and F" {
          drag 1; hover 4; drop
          expect order: A C D E B F
        }
        """
}

/// An environment variable that affects the program.
package struct EnvironmentVariable {
    let name: String

    /// One line, without a full stop.
    let meaning: String

    static let all = [
        EnvironmentVariable(name: "CI", meaning: "set by services that run specs; `@only` is an error then"),
        EnvironmentVariable(name: "NO_COLOR", meaning: "when set, nothing is coloured unless `--color always` says so"),
        EnvironmentVariable(
            name: "FORCE_COLOR", meaning: "when set, everything is coloured; 0 is the same as `NO_COLOR`"),
        EnvironmentVariable(
            name: "XDG_STATE_HOME",
            meaning: "where `dnd/failed` keeps what failed last, `dnd/finished` what `--new` leaves out, and "
                + "`dnd/learn` the progress in the lessons; `~/.local/state` otherwise"),
        EnvironmentVariable(
            name: "GITHUB_STEP_SUMMARY", meaning: "the file that `--format github` adds its table to"),
        EnvironmentVariable(
            name: "TEST_SHARD_INDEX", meaning: "with `TEST_TOTAL_SHARDS`, the part of a run that Bazel wants"),
        EnvironmentVariable(name: "TERM", meaning: "nothing is coloured on a terminal that is dumb"),
    ]
}

extension ExitCode {
    /// One line, without a full stop.
    var meaning: String {
        switch self {
        case .passed: "all is well"
        case .failed:
            "an expectation does not hold, a file is not formatted, something was found by the linter, or something is "
                + "left to do by hand"
        case .badSpec: "a spec cannot be read; its diagnostics say why"
        case .nothingRan: "there is no file, no scenario, or a selection that fits none"
        case .usage: "the command line is wrong"
        case .noInput: "a file is missing or cannot be read"
        case .software: "a fault of the program"
        case .cannotCreate: "a file or standard output cannot be written, because the disk is full, for example"
        }
    }
}

internal import DNDDrawing
internal import DNDFormats

extension CommandEntry {
    /// In the order of `help`.
    package static let all: [CommandEntry] = [
        CommandEntry(
            .run, "PATH…", 1...Int.max,
            options: [
                .filter, .scenarioName, .glob, .tag, .failed, .new, .changed, .shard, .order, .repeat, .failFast,
                .allowEmpty, .jobs, .timeout, .virtualTimeout, .retries, .allowFlaky, .isolate, .format, .report,
                .verbose,
                .assume, .without, .color,
            ],
            particulars: [.format: reportFormat],
            "runs specs and reports what failed",
            """
            A PATH is a file, a folder (all *.dnd in it, hidden folders aside), FILE:LINE for
            the scenario at that line, or - for standard input.

            A file is included by its path from the file that includes it, and must be inside
            the current folder, or, for a PATH outside of that, inside the folder that all
            PATHs have in common.

            A scenario tagged @only keeps the others from running; where CI is set that is an
            error. So is a selection that is empty, everywhere; a shard may be.

            Exit status: 0 all passed, 1 something failed, 2 a spec cannot be read, 3 nothing
            ran, 64 wrong usage, 66 a file is missing, 73 a report or the output cannot be
            written.
            docs/running.md has selections, reports and shards with examples.
            """),
        CommandEntry(
            .merge, "FILE…", 1...Int.max, options: [.format, .report, .verbose, .color],
            particulars: [.format: reportFormat],
            "joins the event streams of several runs into one report",
            """
            A FILE is what `dnd run --report ndjson:FILE` wrote. A stream that ends in the
            middle and a shard that is missing are failures.

            Exit status: 0 all passed, 1 something failed or is missing, 2 a spec could not be
            read, or a FILE is no stream, 3 nothing ran in any of them, 64 wrong usage, 66 a
            FILE is missing, 73 a report or the output cannot be written.
            """),
        CommandEntry(
            .bless, "PATH…", 1...Int.max, options: [.dryRun, .color],
            "rewrites the expectations that fail, so that they say what was found",
            """
            A PATH is a file, a folder, or FILE:LINE for the failing expectation at that line,
            or for those of the scenario at that line.

            The difference is shown. Nothing but the expectations that fail is touched:
            comments, layout, `...` and `_` stay, and so do the arguments that still fit. The
            specs are played again before a file is written, and an edit that does not make its
            expectation pass, or changes a step or another scenario, is not made: standard
            error says which, and why. A file is replaced as a whole or not at all.

            Where CI is set nothing is written; --dry-run works there, too.

            Exit status: 0 all passes now, 1 something still fails, or would change under
            --dry-run, 2 a spec cannot be read, 3 nothing ran, 64 wrong usage, or CI is set,
            66 a file is missing or was saved meanwhile, 73 one cannot be written.
            """),
        CommandEntry(
            .watch, "[PATH…]", 0...Int.max, options: [.filter, .tag, .assume, .without, .jobs, .color],
            "runs specs, and runs again what a saved file has to do with",
            """
            Without a PATH it watches the current folder. A file that is saved runs again, and so
            does every spec that includes it; files and folders that come and go are noticed.

            At a terminal the keys are: Enter runs everything, f what failed, q ends.

            Exit status: that of the last state of all files, as dnd run has it, when q or the
            end of the terminal's input ends it; 66 when files cannot be watched.
            """),
        CommandEntry(
            .check, "PATH…", 1...Int.max, options: [.color],
            "reads specs and says what is wrong, without running them"),
        CommandEntry(
            .lint, "PATH…", 1...Int.max, options: [.fix, .format, .level, .color],
            particulars: [
                .format: OptionParticulars(value: "text|json|sarif", meaning: "what to print; text otherwise")
            ],
            "finds what is valid in specs and still no good",
            """
            docs/lint.md lists the rules, `dnd explain DND1101` explains one. A comment turns
            rules off, `# lint: ignore DND1304 because …`: at the end of a line for the line,
            above a statement for the statement, and `# lint: ignore file DND1401 because …`
            for the file. A comment that ignores nothing is reported.

            --fix applies every fix that changes nothing of what is played, and mends slips
            for which there is a suggestion. Files are replaced as a whole.

            Exit status: 0 nothing but notes was found, 1 an error or a warning was, 2 a spec
            cannot be read, 3 there is no spec, 64 wrong usage, 66 a file is missing, 73 one
            cannot be written.
            """),
        CommandEntry(
            .fmt, "PATH…", 1...Int.max, options: [.check, .diff, .color],
            "formats specs in place and names those it changed",
            """
            Comments stay. A file with syntax errors is left as it is. With - the text goes
            from standard input to standard output. --diff prints what would change and
            changes nothing.

            Exit status: 0 all is formatted now, 1 with --check or --diff something is not,
            2 a file has syntax errors, 3 there is no file, 64 wrong usage, 66 a file is
            missing, 73 one cannot be written.
            """),
        CommandEntry(
            .trace, "FILE", 1...1, options: [.filter, .tag, .assume, .without, .format, .output, .color],
            particulars: [
                .format: OptionParticulars(
                    value: alternatives(TraceFormat.allCases.map { $0.rawValue }),
                    meaning: "how to write it down; text by default"),
                .output: outputFile,
            ],
            "prints everything that happens in each scenario",
            traceDetails),
        CommandEntry(
            .diff, "A [B]", 1...2, options: [.filter, .tag, .assume, .without, .ios, .format, .color],
            particulars: [
                .format: OptionParticulars(value: "text|json", meaning: "for people or for programs; text by default")
            ],
            "compares two runs call by call, and shows where they part",
            """
            A and B are specs, FILE:LINE for one scenario, traces saved with
            `dnd trace --format json`, or events of runs that carry traces. With A alone, the
            spec is compared with itself under --assume, --without or --ios. Scenarios are
            paired by their names; where each side has one, that one.

            Exit status: 0 the same calls, answers and rules, 1 something differs, 2 a spec or
            a trace cannot be read, 3 nothing ran, 64 wrong usage, 66 a file is missing.
            """),
        CommandEntry(
            .explore, "FILE", 1...1, options: [.seed, .steps, .runs, .ignore, .assume, .without, .output, .color],
            particulars: [.output: outputFile],
            "drives the scene of a spec at random, and writes the shortest steps that go wrong",
            """
            Goes wrong: an exception of UIKit, a finding, a fault of a delegate's script, or an
            expectation of a scenario tagged @invariant, which must hold after every step. The
            other scenarios of FILE are left out. The steps are shortened, and written as
            found-SEED.dnd (or --output), a spec that `dnd run` plays and that fails the same.

            Exit status: 0 nothing went wrong, 1 something did, 2 a spec cannot be read,
            3 there is nothing to explore, 64 wrong usage, 66 a file is missing, 73 the spec
            cannot be written.
            """),
        CommandEntry(
            .explain, "[CODE|RULE]", 0...1, options: [.example, .list, .color],
            "explains a diagnostic (DND2101), a finding (DND1004), a rule (R131) or a question (Q07)",
            """
            --list prints everything that can be explained, one in a line. An example of a
            diagnostic is printed mended.
            """),
        CommandEntry(
            .show, "textbook", 1...1, "prints the delegate of a scene that has none of its own"),
        CommandEntry(
            .adapt, "FILE.swift…", 1...Int.max, options: [.output, .inPlace, .color],
            "rewrites in Swift files what cannot compile on Linux, and shows the difference",
            """
            Goes or changes: @objc, @objcMembers, @IBOutlet, @IBAction, #selector, #keyPath,
            image, colour and file literals, optional requirements and their calls, overrides
            in extensions. The files are adapted together. Nothing is written without --output
            or --in-place. docs/compatibility.md has each construct before and after.

            What has to be done by hand goes to standard error with its place. So do methods
            of delegates and data sources that UIKit never calls: misspelt names and labels,
            other types, private ones, those that a subclass adds, those in another class.

            Exit status: 0 all done, 1 something is left to do by hand, 2 a file is not Swift
            or not UTF-8 (nothing is written), 64 wrong usage, 66 a file is missing, 73 one
            cannot be written.
            """),
        CommandEntry(
            .repl, "[FILE]", 0...1, options: [.assume, .without, .color],
            "starts a session to try things in; plain dnd does so, too",
            """
            At a terminal lines are edited with history and completion, and help explains the
            rest. A FILE, - or standard input is played line by line: no prompt, and it stops
            at the first error.

            Exit status of a script: 0 to the end, 1 an expectation failed or a step could not
            be made, 2 a line cannot be read, 66 the file is missing, 73 a file cannot be
            written.
            """),
        CommandEntry(
            .help, "[COMMAND|WORD]", 0...1, "explains a command, or a word of the language"),
        CommandEntry(
            .vocabulary, "", 0...0, "prints the reference of the language in Markdown"),
        CommandEntry(
            .findings, "", 0...0, "prints in Markdown what a scenario may be found to have left undone"),
        CommandEntry(
            .rules, "", 0...0, "prints in Markdown what dnd lint looks for"),
        CommandEntry(
            .fidelity, "[PATH…]", 0...Int.max, "prints all rules in Markdown, with the specs tagged @rule(…) for them"),
        CommandEntry(
            .man, "[PAGE]", 0...1, options: [.output],
            particulars: [
                .output: OptionParticulars(meaning: "write all pages into DIR/man1 and DIR/man5, for MANPATH")
            ],
            "prints a manual page, such as dnd-run.1; without a PAGE their names"),
        CommandEntry(
            .completions, "SHELL|for WORD…", 1...Int.max,
            "prints a script that completes what is typed behind dnd in bash, zsh or fish",
            """
            bash: source <(dnd completions bash)
            zsh:  dnd completions zsh > DIR/_dnd, where DIR is in $fpath
            fish: dnd completions fish > ~/.config/fish/completions/dnd.fish

            The scripts ask the program: `dnd completions for -- run --t` prints what can
            stand in place of the last word, with its meaning behind a tab.
            """),
        CommandEntry(
            .grammar, "EDITOR", 1...1, "prints a grammar of the language: textmate, vim or pygments",
            """
            For Vim there are vim-ftdetect and vim-ftplugin too. docs/editors.md says where
            each editor wants its file.
            """),
    ]

    private static let reportFormat = OptionParticulars(
        value: alternatives(ReportFormat.allCases.map { $0.rawValue }), meaning: "what to print; text by default")

    /// `joined` would take longer than all the rest of the table, which every start of the program makes.
    private static func alternatives(_ words: [String]) -> String {
        words.dropFirst().reduce(words[0]) { "\($0)|\($1)" }
    }

    private static let outputFile = OptionParticulars(
        value: "FILE", meaning: "write into FILE instead of standard output")

    private static let traceDetails =
        TraceText.legend.joined(separator: "\n") + "\n\n--format is one of:\n"
        + TraceFormat.allCases.map { format in
            "  " + format.rawValue + String(repeating: " ", count: 10 - format.rawValue.utf8.count) + format.meaning
        }.joined(separator: "\n")
}

internal import DNDReports

extension CommandEntry {
    /// In the order of `help`.
    static let all: [CommandEntry] = [
        CommandEntry(
            .run, "PATH…", 1...Int.max,
            options: [
                .filter, .scenarioName, .glob, .tag, .failed, .changed, .shard, .order, .repeat, .failFast, .allowEmpty,
                .jobs, .timeout, .virtualTimeout, .retries, .allowFlaky, .format, .report, .verbose, .assume, .without,
                .color,
            ],
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
            ran, 64 wrong usage, 66 a file is missing, 73 a report cannot be written.
            docs/running.md has selections, reports and shards with examples.
            """),
        CommandEntry(
            .merge, "FILE…", 1...Int.max, options: [.format, .report, .verbose, .color],
            "joins the event streams of several runs into one report",
            """
            A FILE is what `dnd run --report ndjson:FILE` wrote. A stream that ends in the
            middle and a shard that is missing are failures.

            Exit status: 0 all passed, 1 something failed or is missing, 2 a spec could not be
            read, or a FILE is no stream, 3 nothing ran in any of them, 64 wrong usage, 66 a
            FILE is missing, 73 a report cannot be written.
            """),
        CommandEntry(
            .check, "PATH…", 1...Int.max, options: [.color],
            "reads specs and says what is wrong, without running them"),
        CommandEntry(
            .fmt, "PATH…", 1...Int.max, options: [.check, .color], "formats specs in place and names those it changed",
            """
            Comments stay. A file with syntax errors is left as it is. With - the text goes
            from standard input to standard output.
            """),
        CommandEntry(
            .trace, "FILE", 1...1, options: [.filter, .tag, .assume, .without, .color],
            "prints everything that happens in each scenario",
            TraceText.legend.joined(separator: "\n")),
        CommandEntry(
            .explain, "CODE|RULE", 1...1, options: [.example, .color],
            "explains a diagnostic (DND2101), a finding (DND1004), a rule (R131) or a question (Q07)"),
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

            What has to be done by hand goes to standard error with its place.

            Exit status: 0 all done, 1 something is left to do by hand, 2 a file is not Swift
            or not UTF-8 (nothing is written), 64 wrong usage, 66 a file is missing.
            """),
        CommandEntry(
            .repl, "[FILE]", 0...1, options: [.assume, .without, .color],
            "starts a session to try things in; plain dnd does so, too",
            """
            At a terminal lines are edited with history and completion, and help explains the
            rest. A FILE, - or standard input is played line by line: no prompt, and it stops
            at the first error.

            Exit status of a script: 0 to the end, 1 an expectation failed or a step could not
            be made, 2 a line cannot be read, 66 the file is missing.
            """),
        CommandEntry(
            .help, "[COMMAND|WORD]", 0...1, "explains a command, or a word of the language"),
        CommandEntry(
            .vocabulary, "", 0...0, "prints the reference of the language in Markdown"),
        CommandEntry(
            .findings, "", 0...0, "prints in Markdown what a scenario may be found to have left undone"),
        CommandEntry(
            .fidelity, "[PATH…]", 0...Int.max, "prints all rules in Markdown, with the specs tagged @rule(…) for them"),
    ]
}

internal import DNDDrawing
internal import DNDFormats

/// The most common commands.
extension CommandEntry {
    static let everyDay: [CommandEntry] = [
        CommandEntry(
            .run, "PATH…", 1...Int.max,
            options: [
                .filter, .scenarioName, .glob, .tag, .failed, .new, .changed, .shard, .order, .repeat, .failFast,
                .allowEmpty, .jobs, .timeout, .virtualTimeout, .retries, .allowFlaky, .isolate, .format, .report,
                .playground, .verbose,
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

            If a scenario is tagged @only, no other scenario runs; where CI is set, the tag is
            an error. An empty selection is an error too, but an empty shard is not.

            Exit status: 0 all passed, 1 something failed, 2 a spec cannot be read, 3 nothing
            ran, 64 wrong usage, 66 a file is missing, 73 a report or the output cannot be
            written.
            docs/running.md has selections, reports and shards with examples.
            """),
        CommandEntry(
            .repl, "[FILE]", 0...1, options: [.assume, .without, .color],
            "starts an interactive session, as dnd alone does",
            """
            At a terminal, lines are edited with history and completion; help explains the
            rest. A FILE, - or standard input is played line by line, without a prompt, up to
            the first error.

            Exit status of a script: 0 every line was played, 1 an expectation failed or a
            step could not be made, 2 a line cannot be read, 66 the file is missing, 73 a file
            cannot be written.
            """),
        CommandEntry(
            .trace, "FILE", 1...1,
            options: [.filter, .tag, .assume, .without, .format, .output, .playground, .color],
            particulars: [
                .format: OptionParticulars(
                    value: alternatives(TraceFormat.allCases.map { $0.rawValue }),
                    meaning: "the output format; text by default"),
                .output: outputFile,
            ],
            "prints every call and event of each scenario",
            traceDetails),
        CommandEntry(
            .explain, "[CODE|RULE]", 0...1, options: [.example, .list, .color],
            "explains a diagnostic (DND2101), a rule (R131), a question (Q07)",
            """
            --list prints everything that can be explained, one a line. The example of a
            diagnostic is printed with its fix applied.
            """),
        CommandEntry(
            .lint, "PATH…", 1...Int.max, options: [.syntax, .fix, .format, .level, .color],
            particulars: [
                .format: OptionParticulars(value: "text|json|sarif", meaning: "the output format; text by default")
            ],
            "reports likely mistakes in valid specs",
            """
            docs/lint.md lists the rules, `dnd explain DND1101` explains one. A comment turns
            rules off, `# lint: ignore DND1304 because …`: at the end of a line for the line,
            above a statement for the statement, and `# lint: ignore file DND1401 because …`
            for the file. A comment that ignores nothing is reported.

            --syntax skips the rules and reports only what keeps a spec from running. It can
            be combined with --color only.

            --fix applies every fix that does not change what is played, and corrects typos
            for which there is a suggestion. Each file is replaced as a whole.

            Exit status: 0 nothing but notes was found, 1 an error or a warning was found,
            2 a spec cannot be read, 3 there is no spec, 64 wrong usage, 66 a file is missing,
            73 a file cannot be written.
            """),
        CommandEntry(
            .fmt, "PATH…", 1...Int.max, options: [.check, .diff, .color],
            "formats specs in place and lists the changed files",
            """
            Comments are kept. A file with syntax errors is not changed. With -, the text is
            read from standard input and written to standard output.

            Exit status: 0 every file is formatted, 1 with --check or --diff a file is not,
            2 a file has syntax errors, 3 there is no file, 64 wrong usage, 66 a file is
            missing, 73 a file cannot be written.
            """),
    ]

    static let reportFormat = OptionParticulars(
        value: alternatives(ReportFormat.allCases.map { $0.rawValue }), meaning: "the output format; text by default")

    /// Joins words with `|`. Every start of the program builds the table, and `joined` would take longer than all the
    /// rest.
    private static func alternatives(_ words: [String]) -> String {
        words.dropFirst().reduce(words[0]) { "\($0)|\($1)" }
    }

    static let outputFile = OptionParticulars(
        value: "FILE", meaning: "write to FILE instead of standard output")

    private static let traceDetails =
        TraceText.legend.joined(separator: "\n") + "\n\n--format is one of:\n"
        + TraceFormat.allCases.map { format in
            "  " + format.rawValue + String(repeating: " ", count: 10 - format.rawValue.utf8.count) + format.meaning
        }.joined(separator: "\n")
}

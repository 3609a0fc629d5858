/// What is done to specs, to runs and to Swift delegates now and then.
extension CommandEntry {
    static let specsAndDelegates: [CommandEntry] = [
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
            .bless, "PATH…", 1...Int.max, options: [.dryRun, .color],
            "makes expectations that fail say what was found",
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
            .explore, "FILE", 1...1, options: [.seed, .steps, .runs, .ignore, .assume, .without, .output, .color],
            particulars: [.output: outputFile],
            "drives a scene at random, writes the shortest steps that go wrong",
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
            .adapt, "FILE.swift…", 1...Int.max, options: [.output, .inPlace, .color],
            "shows what Swift files need to compile on Linux, or rewrites them",
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
    ]
}

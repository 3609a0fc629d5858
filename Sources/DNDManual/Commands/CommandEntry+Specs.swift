internal import DNDExploration

/// Less common commands for specs, runs and Swift delegates.
extension CommandEntry {
    static let specsAndDelegates: [CommandEntry] = [
        CommandEntry(
            .watch, "[PATH…]", 0...Int.max, options: [.filter, .tag, .assume, .without, .jobs, .color],
            "runs specs, and runs those again that a saved file affects",
            """
            Without a PATH it watches the current folder. A saved file runs again, and so does
            every spec that includes it; new and deleted files and folders are noticed.

            Keys at a terminal: Enter runs everything, f runs what failed, q quits.

            Exit status: that of dnd run for the last state of all files, after q or the end
            of the terminal's input; 66 when files cannot be watched.
            """),
        CommandEntry(
            .bless, "PATH…", 1...Int.max, options: [.dryRun, .color],
            "rewrites failing expectations with the actual values",
            """
            A PATH is a file, a folder, or FILE:LINE for the failing expectation at that line,
            or for those of the scenario at that line.

            The changes are shown as a diff. Only failing expectations change: comments,
            layout, `...`, `_` and arguments that still match are kept. The specs are played
            again before a file is written. An edit that does not make its expectation pass,
            or that changes a step or another scenario, is rejected, with the reason on
            standard error. A file is replaced as a whole or not at all.

            Where CI is set, nothing is written; --dry-run works there, too.

            Exit status: 0 everything passes now, 1 something still fails, or would change
            under --dry-run, 2 a spec cannot be read, 3 nothing ran, 64 wrong usage or CI is
            set, 66 a file is missing or was saved meanwhile, 73 a file cannot be written.
            """),
        CommandEntry(
            .explore, "FILE", 1...1,
            options: [
                .seed, .steps, .runs, .all, .gestures, .rows, .noVerb, .depth, .states, .jobs, .sameAs, .baseline,
                .certificate, .check, .shard, .resume, .ignore, .assume, .without, .output, .color,
            ],
            particulars: [
                .output: outputFile,
                .check: OptionParticulars(
                    value: nil, meaning: "FILE is a certificate: play the same again, and compare"),
                .shard: OptionParticulars(meaning: "with --all: only one of several parts, by sizes and first steps"),
            ],
            "plays random gestures, or all of them, and writes those that fail",
            exploreDetails),
        CommandEntry(
            .diff, "A [B]", 1...2, options: [.filter, .tag, .assume, .without, .ios, .format, .color],
            particulars: [
                .format: OptionParticulars(value: "text|json", meaning: "the output format; text by default")
            ],
            "compares two runs call by call, shows the first difference",
            """
            A and B are specs, FILE:LINE for one scenario, traces saved with
            `dnd trace --format json`, or events of runs that carry traces. With A alone, the
            spec is compared with itself under --assume, --without or --ios. Scenarios are
            paired by name; if each side has only one, those two are compared.

            Exit status: 0 the same calls, answers and rules, 1 something differs, 2 a spec or
            a trace cannot be read, 3 nothing ran, 64 wrong usage, 66 a file is missing.
            """),
        CommandEntry(
            .merge, "FILE…", 1...Int.max, options: [.format, .report, .playground, .certificate, .verbose, .color],
            particulars: [
                .format: reportFormat,
                .certificate: OptionParticulars(meaning: "of certificates: write the merged one"),
            ],
            "merges the event streams of several runs into one report",
            """
            A FILE is the output of `dnd run --report ndjson:FILE`. An incomplete stream or a
            missing shard is a failure. Certificates of `dnd explore --all --shard` are merged
            into the certificate of the whole exploration.

            Exit status: 0 everything passed, 1 something failed or is missing, 2 a spec could
            not be read, or a FILE is not an event stream, 3 no run ran anything, 64 wrong
            usage, 66 a FILE is missing, 73 a report or the output cannot be written.
            """),
        CommandEntry(
            .adapt, "FILE.swift…", 1...Int.max, options: [.output, .inPlace, .package, .dryRun, .color],
            particulars: [
                .dryRun: OptionParticulars(meaning: "list what would be written, write nothing")
            ],
            "shows what Swift files need to compile on Linux, or rewrites them",
            """
            It removes or rewrites @objc, @objcMembers, @IBOutlet, @IBAction, #selector,
            #keyPath, image, colour and file literals, optional requirements and their calls,
            overrides in extensions, imports, names before Swift 4.2, @main, descriptions of
            classes, and XCTest tests on the main actor. The files are adapted together.
            Nothing is written without --output or --in-place. The copies keep the folders
            below the one that all files share. docs/compatibility.md shows each construct
            before and after.

            With --package the folder DIR becomes a Swift package: the copies, a manifest, a
            program that registers the view controllers with lists, with their outlets and
            prototype cells, a module for each framework that is missing, and a first spec.
            `swift run AppSpecs run Specs` in DIR runs it. Outlets lose private and weak, so
            that the program can set them. Tests are left out. A second run writes the copies
            anew and keeps the other files.

            Standard error lists what must be done by hand, with its place. It also lists
            methods of delegates and data sources that UIKit never calls: misspelt names and
            labels, other types, private methods, methods that a subclass adds, and methods in
            another class.

            The program dnd-adapt does the work, on the compiler's own parser. It stands beside
            dnd, or on PATH, and needs the Swift toolchain.

            Exit status: 0 nothing is left to do, 1 something must be done by hand, 2 a file
            is not Swift or not UTF-8 (nothing is written), 64 wrong usage, 66 a file or
            dnd-adapt is missing, 73 a file cannot be written.
            """),
    ]

    private static let exploreDetails =
        """
        A failure is an exception of UIKit, a finding, a fault of a delegate's script, or
        an expectation of a scenario tagged @invariant, which must hold after every step.
        The other scenarios of FILE are not played. The failing steps are shortened and
        written to found-SEED.dnd (or --output), a spec that fails in `dnd run` as well.

        With --all every gesture of a set is played, in every order, and every failure is
        written to found-1.dnd, found-2.dnd … with the fewest steps. "proved" says that
        no gesture is left, "bounded" names the limit that was hit. Where a script's scene
        has too many states, random steps of the set take over. The sets are:

        \(gestureSets)

        Exit status: 0 nothing failed, 1 something failed, 2 a spec cannot be read,
        3 there is nothing to explore, 64 wrong usage, 66 a file is missing, 73 the spec
        cannot be written.
        """

    private static let gestureSets = GestureSet.all.map { set in
        "  " + set.name + String(repeating: " ", count: 13 - set.name.utf8.count) + set.meaning
    }.joined(separator: "\n")
}

import Glibc

extension ScreenCase {
    static let interrupts: [ScreenCase] = [
        .init(
            .interrupt, "on an empty line",
            [
                .type(Key.ctrl("c")), .says(#"CANCELLED """#), .sees("dnd> ^C"), .line("dnd>"), .cursor(column: 5),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "with half a line, shown where the line ends",
            [
                .type("drag" + Key.left + Key.left), .cursor(column: 7), .type(Key.ctrl("c")),
                .says(#"CANCELLED "drag""#), .sees("dnd> drag^C"), .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "in a continuation",
            [
                .type("{\r"), .line("..."), .type("half"), .line("... half"), .type(Key.ctrl("c")),
                .says(#"CANCELLED "{\nhalf""#), .sees("... half^C"), .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "behind a list of candidates",
            [
                .type("dr\t"), .above(1, "drop  ends over a row"), .line("dnd> dr"), .type(Key.ctrl("c")),
                .says(#"CANCELLED "dr""#), .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "in a search, which gives the line back", history: ["drag 1"],
            [
                .type("mine" + Key.ctrl("r") + "dr"), .line("search \"dr\": drag 1"), .type(Key.ctrl("c")),
                .says(#"CANCELLED "mine""#), .sees("dnd> mine^C"), .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "while something runs, which then stops",
            [
                .type("spin\r"), .says("SPINNING"), .type(Key.ctrl("c")), .says("INTERRUPTED"), .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "while something writes, which then stops",
            [
                .type("flood\r"), .says("row 20\r\n"), .type(Key.ctrl("c")), .says("STOPPED"), .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "twice ends what does not listen",
            [
                .type("hang\r"), .says("HANGING"), .type(Key.ctrl("c")), .type(Key.ctrl("c")), .says("^C"),
                .pause(milliseconds: 600), .type(Key.ctrl("c")), .ends(128 + SIGINT),
            ]),
        .init(
            .interrupt, "in a paste that goes on",
            [
                .type("ab\u{1B}[200~" + String(repeating: "row\r", count: 50)), .line("dnd> ab"), .type(Key.ctrl("c")),
                .says(#"CANCELLED "ab""#), .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "behind a paste, whose rows all go",
            [
                .type(Key.paste("a\rb\rc")), .line("c"), .type(Key.home), .cursor(column: 5), .type(Key.ctrl("c")),
                .says(#"CANCELLED "a\nb\nc""#), .sees("c^C"), .line("dnd>"),
            ]),
        .init(
            .interrupt, "in half a key",
            [
                .type("ab\u{1B}["), .line("dnd> ab"), .type(Key.ctrl("c")), .says(#"CANCELLED "ab""#), .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "behind Ctrl-V",
            [
                .type("ab" + Key.ctrl("v")), .line("dnd> ab"), .signal(SIGINT), .says("CANCELLED \"ab"), .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .interrupt, "with a hint on the screen", arguments: ["--hints"], history: ["drag 1"],
            [
                .type("dr"), .faint("ag 1"), .type(Key.ctrl("c")), .says(#"CANCELLED "dr""#), .sees("dnd> dr^C"),
                .lacks("drag"),
            ]),
        .init(
            .interrupt, "without libedit", arguments: ["--library", "missing.so"],
            [
                .type("{\r"), .line("..."), .type("half"), .line("... half"), .type(Key.ctrl("c")), .says("CANCELLED"),
                .line("dnd>"), .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(.end, "leaves on an empty line", [.type(Key.ctrl("d")), .says("END"), .ends(0)]),
        .init(
            .end, "deletes in a line",
            [
                .type("abc" + Key.home + Key.ctrl("d")), .line("dnd> bc"), .cursor(column: 5), .neverSaid("END"),
            ]),
        .init(
            .end, "throws a block away, with a bell, and leaves only then",
            [
                .type("{\r"), .line("..."), .type(Key.ctrl("d")), .says("\u{7}"), .says(#"CANCELLED "{""#),
                .line("dnd>"),
                .type(Key.ctrl("d")), .says("END"), .ends(0),
            ]),
        .init(.end, "a terminal that is gone ends the session", [.signal(SIGHUP), .ends(128 + SIGHUP)]),
    ]
}

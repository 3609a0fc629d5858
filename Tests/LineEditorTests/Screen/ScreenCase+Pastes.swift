extension ScreenCase {
    static let pastes: [ScreenCase] = [
        .init(
            .paste, "is shown as it is and runs on Enter, as one entry",
            [
                .type(Key.paste("drag 1\rhover 2\rdrop\r")), .line("drop"), .above(1, "hover 2"),
                .above(2, "dnd> drag 1"),
                .neverSaid("LINE"), .lacks("200~"), .lacks("201~"),
                .type("\r"), .says(#"LINE "drag 1\nhover 2\ndrop""#),
            ]),
        .init(
            .paste, "goes in at the cursor",
            [
                .type("ad" + Key.left), .cursor(column: 6), .type(Key.paste("日b")), .line("dnd> a日bd"),
                .cursor(column: 9),
            ]),
        .init(
            .paste, "control characters do not act as keys",
            [
                .type(Key.paste("a\u{1B}[Db\u{1}c\u{4}\u{7F}d\u{0}")), .line("dnd> a[Dbcd"),
            ]),
        .init(
            .paste, "a tab goes to the next stop",
            [
                .type(Key.paste("a\tb")), .line("dnd> a  b"), .cursor(column: 9), .type("\r"), .says(#"LINE "a\tb""#),
            ]),
        .init(
            .paste, "one that is never ended waits, and Ctrl-C leads out",
            [
                .type("ab\u{1B}[200~cd"), .line("dnd> ab"), .type(Key.ctrl("c")), .says(#"CANCELLED "ab""#),
                .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
        .init(
            .paste, "what is taken back goes as one",
            [
                .type("x" + Key.paste("a\rb")), .line("b"), .type(Key.ctrl("_")), .line("dnd> x"), .lacks("b"),
            ]),
        .init(
            .paste, "is asked for while a line is read, and only then",
            [
                .type("spin\r"), .says("\u{1B}[?2004lSPINNING"), .type(Key.ctrl("c")),
                .says("\u{1B}[?2004h"),
            ]),
        .init(
            .paste, "a terminal that announces none sends lines",
            [
                .type("one\rtwo\r"), .says(#"LINE "one""#), .says(#"LINE "two""#),
            ]),
    ]

    static let proposals: [ScreenCase] = [
        .init(
            .completion, "one candidate is put in",
            [
                .type("li\t"), .line("dnd> lift"), .cursor(column: 10),
            ]),
        .init(
            .completion, "several are listed below the text with what they mean",
            [
                .type("dr\t"), .line("dnd> dr"), .cursor(column: 7), .above(1, "drop  ends over a row"),
                .above(2, "drag  lifts, hovers and drops"), .above(3, "dnd> dr"),
                .type("o\t"), .line("dnd> drop"),
            ]),
        .init(
            .completion, "the list stands below all rows, and the cursor is where it was",
            [
                .type(Key.paste("dr\rsecond")), .line("second"),
                .type(Key.ctrl("a") + "\u{1B}[1;5A" + Key.ctrl("e") + Key.ctrl("a") + Key.right + Key.right + "\t"),
                .sees("drop  ends over a row"), .line("dnd> dr"), .cursor(column: 7), .type("x"), .line("dnd> drx"),
            ]),
        .init(
            .completion, "words beyond ASCII, in the middle of a line",
            [
                .type("日 x" + Key.left + Key.left + "\t"), .line("dnd> 日本  x"), .cursor(column: 10),
            ]),
        .init(
            .completion, "nothing to complete rings the bell and changes nothing",
            [
                .type("xyz\t"), .says("\u{7}"), .line("dnd> xyz"), .cursor(column: 8),
            ]),
        .init(
            .hints, "the latest entry that goes on like this, dim behind the cursor", arguments: ["--hints"],
            history: ["drag 1; drop", "drag 2"],
            [
                .type("dr"), .line("dnd> drag 2"), .faint("ag 2"), .cursor(column: 7),
                .type("ag 1"), .line("dnd> drag 1; drop"), .faint("; drop"), .cursor(column: 11),
                .type(Key.right), .faint(""), .line("dnd> drag 1; drop"), .cursor(column: 17),
                .type("\r"), .says(#"LINE "drag 1; drop""#),
            ]),
        .init(
            .hints, "the words of the hint one by one", arguments: ["--hints"], history: ["drag 1; hover 4; drop"],
            [
                .type("dr"), .faint("ag 1; hover 4; drop"), .type(Key.ctrlRight), .faint("1; hover 4; drop"),
                .cursor(column: 9), .type("\u{1B}f"), .faint("hover 4; drop"), .cursor(column: 12),
                .type(Key.ctrl("e")), .faint(""), .cursor(column: 26),
            ]),
        .init(
            .hints, "Enter takes what was typed, and the hint goes", arguments: ["--hints"], history: ["drag 1"],
            [
                .type("dr"), .faint("ag 1"), .type("\r"), .says(#"LINE "dr""#), .sees("dnd> dr"), .lacks("drag"),
            ]),
        .init(
            .hints, "none while the cursor is inside the line, and Right moves it", arguments: ["--hints"],
            history: ["drag 1"],
            [
                .type("dr"), .faint("ag 1"), .type(Key.left), .faint(""), .line("dnd> dr"), .cursor(column: 6),
                .type(Key.right), .faint("ag 1"), .cursor(column: 7),
            ]),
        .init(
            .hints, "a remark on what may come is not put in", arguments: ["--hints"],
            [
                .type("x "), .line("dnd> x ROW [日本]"), .faint("ROW [日本]"), .type(Key.right), .says("\u{7}"),
                .cursor(column: 7), .type("y"), .line("dnd> x y"), .faint(""),
            ]),
        .init(
            .hints, "what does not fit beside the right prompt is cut", arguments: ["--hints", "--right-prompt"],
            history: ["drag " + String(repeating: "日x", count: 40)], size: (24, 40),
            [
                .type("dr"), .line("dnd> drag 日x日x日x日x日x日x… [2 bytes]"), .cursor(column: 7),
                .type("q"), .line("dnd> drq" + spaces(22) + "[3 bytes]"), .faint(""),
            ]),
        .init(
            .hints, "the first row of an entry of several, and all of it when taken", arguments: ["--hints"],
            history: ["{\na\n}"],
            [
                .type("{"), .line("dnd> { …"), .faint("…"), .type(Key.right), .line("}"), .above(2, "dnd> {"),
                .type("\r"), .says(#"LINE "{\na\n}""#),
            ]),
        .init(
            .hints, "in a block, the rest of the block that was entered before", arguments: ["--hints"],
            history: ["{\na\n}"],
            [
                .type("{" + "\r"), .line("... a …"), .faint("a …"), .type("a"), .line("... a …"), .type(Key.end),
                .line("}"),
                .type("\r"), .says(#"LINE "{\na\n}""#),
            ]),
        .init(
            .hints, "none on a terminal that cannot move its cursor", arguments: ["--hints"],
            environment: ["TERM": "dumb"],
            history: ["drag 1"],
            [
                .type("dr"), .line("dnd> dr"), .type("x\r"), .says(#"LINE "drx""#), .neverSaid("\u{1B}"),
            ]),
        .init(
            .hints, "the right prompt follows every letter", arguments: ["--right-prompt"],
            [
                .line("dnd>" + spaces(66) + "[0 bytes]"), .type("a"), .line("dnd> a" + spaces(64) + "[1 bytes]"),
                .type("é"), .line("dnd> aé" + spaces(63) + "[3 bytes]"), .cursor(column: 7),
            ]),
        .init(
            .hints, "the right prompt makes room for the text and comes back", arguments: ["--right-prompt"],
            size: (24, 24),
            [
                .type("0123456"), .line("dnd> 0123456  [7 bytes]"), .type("78"), .line("dnd> 012345678"),
                .type(Key.backspace + Key.backspace + Key.backspace), .line("dnd> 012345   [6 bytes]"),
            ]),
    ]
}

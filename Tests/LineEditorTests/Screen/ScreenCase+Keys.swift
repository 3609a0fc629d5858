extension ScreenCase {
    static let keys: [ScreenCase] = [
        .init(
            .defaultEditor, "emacs keys without being told",
            [
                .type("bc" + Key.ctrl("a") + "a"), .line("dnd> abc"), .cursor(column: 6),
                .type("\u{1B}"), .type("fd"), .cursor(column: 9), .type("\r"), .says(#"LINE "abcd""#),
            ]),
        .init(
            .keyMap, "Ctrl-R shows the search, the match and where it is", history: ["drag apple", "drop pear"],
            [
                .type("x" + Key.ctrl("r")), .line("search \"\": x"), .type("a"), .line("search \"a\": drop pear"),
                .cursor(column: 19), .type("pp"), .line("search \"app\": drag apple"), .cursor(column: 19),
                .type("\r"), .says(#"LINE "drag apple""#), .line("dnd>"),
            ]),
        .init(
            .keyMap, "Ctrl-R again finds older matches, Ctrl-S newer ones, and Ctrl-G gives the line back",
            history: ["drag 1", "hover 2", "drag 3"],
            [
                .type("mine" + Key.ctrl("r") + "drag"), .line("search \"drag\": drag 3"),
                .type(Key.ctrl("r")), .line("search \"drag\": drag 1"),
                .type(Key.ctrl("r")), .line("no match for \"drag\": drag 1"),
                .type(Key.ctrl("s")), .line("search \"drag\": drag 3"),
                .type(Key.ctrl("g")), .line("dnd> mine"), .cursor(column: 9),
            ]),
        .init(
            .keyMap, "a search that fails says so, and Backspace goes back to the match", history: ["drag 1"],
            [
                .type(Key.ctrl("r") + "drx"), .line("no match for \"drx\": drag 1"),
                .type(Key.backspace), .line("search \"dr\": drag 1"), .cursor(column: 13),
            ]),
        .init(
            .keyMap, "another key ends the search and does what it always does", history: ["drag 1"],
            [
                .type(Key.ctrl("r") + "ag"), .line("search \"ag\": drag 1"),
                .type(Key.end), .line("dnd> drag 1"), .cursor(column: 11),
                .type("2\r"), .says(#"LINE "drag 12""#),
            ]),
        .init(
            .keyMap, "the search knows letters of every script, and capitals only when asked",
            history: ["drag 日本", "DROP é"],
            [
                .type(Key.ctrl("r") + "本"), .line("search \"本\": drag 日本"),
                .type(Key.ctrl("g")), .type(Key.ctrl("r") + "drop"), .line("search \"drop\": DROP é"),
                .type(Key.ctrl("g")), .type(Key.ctrl("r") + "Drop"), .line("no match for \"Drop\": DROP é"),
            ]),
        .init(
            .keyMap, "Ctrl-W deletes a word, Ctrl-U all, Ctrl-Y brings it back",
            [
                .type("one two" + Key.ctrl("w")), .line("dnd> one"), .cursor(column: 9),
                .type(Key.ctrl("u")), .line("dnd>"), .type(Key.ctrl("y") + "!"), .line("dnd> one !"),
            ]),
        .init(
            .keyMap, "Ctrl-L clears the screen and keeps the line",
            [
                .type("first\r"), .sees(#"LINE "first""#), .line("dnd>"), .type("half" + Key.ctrl("l")),
                .lacks("first"), .line("dnd> half"), .cursor(column: 9),
            ]),
        .init(
            .missingKeys, "Ctrl-Left and Ctrl-Right go by words",
            [
                .type("drag row 1" + Key.ctrlLeft + Key.ctrlLeft), .cursor(column: 10),
                .type(Key.ctrlRight), .cursor(column: 13), .type("s"), .line("dnd> drag rows 1"),
            ]),
        .init(
            .missingKeys, "Home, End and Delete, in every form that terminals send",
            [
                .type("bcd" + Key.home + "a"), .line("dnd> abcd"), .type("\u{1B}OFe"), .line("dnd> abcde"),
                .type("\u{1B}[1~" + Key.delete), .line("dnd> bcde"), .type("\u{1B}[4~f"), .line("dnd> bcdef"),
            ]),
        .init(
            .missingKeys, "keys without meaning type nothing",
            [
                .type(
                    "a\u{1B}[1;2A\u{1B}[1;6D\u{1B}[2~\u{1B}[15~\u{1B}[24;5~\u{1B}OP\u{1B}[Z\u{1B}[[A\u{1B}[7^b"),
                .line("dnd> ab"), .cursor(column: 7),
            ]),
        .init(
            .missingKeys, "undo takes words back, and what was deleted",
            [
                .type("d"), .line("dnd> d"), .type("r"), .line("dnd> dr"), .type(" "), .line("dnd> dr"),
                .cursor(column: 8), .type("1"), .line("dnd> dr 1"), .type(Key.ctrl("u")), .line("dnd>"),
                .type(Key.ctrl("_")), .line("dnd> dr 1"), .type(Key.ctrl("_")), .cursor(column: 8),
                .type(Key.ctrl("x") + Key.ctrl("u")), .line("dnd> dr"), .cursor(column: 7),
                .type(Key.ctrl("_")), .line("dnd>"),
            ]),
        .init(
            .missingKeys, "Alt-Enter begins a row, and Ctrl-Up goes to the row above",
            [
                .type("ab" + Key.altEnter + "cd"), .line("cd"), .above(1, "dnd> ab"),
                .type("\u{1B}[1;5Ax\r"), .says(#"LINE "abx\ncd""#),
            ]),
        .init(
            .unbuffered, "nothing is handed over before Enter",
            [
                .type("a"), .line("dnd> a"), .type("b"), .line("dnd> ab"), .neverSaid("LINE"),
                .type("\r"), .says(#"LINE "ab""#),
            ]),
    ]
}

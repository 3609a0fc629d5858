import Glibc

extension ScreenCase {
    static let memories: [ScreenCase] = [
        .init(
            .history, "Up and Down walk through the entries and back to the half line", history: ["one", "two"],
            [
                .type("half" + Key.up), .line("dnd> two"), .cursor(column: 8), .type(Key.up), .line("dnd> one"),
                .type(Key.up), .says("\u{7}"), .line("dnd> one"),
                .type(Key.down + Key.down), .line("dnd> half"), .cursor(column: 9),
            ]),
        .init(
            .history, "an entry of several lines comes back whole, and goes without a trace",
            history: ["one", "{\n日本\n}"],
            [
                .type(Key.up), .line("}"), .above(1, "日本"), .above(2, "dnd> {"), .cursor(column: 1),
                .type(Key.up), .line("dnd> one"), .lacks("日本"), .lacks("}"),
                .type(Key.down + "\r"), .says(#"LINE "{\n日本\n}""#),
            ]),
        .init(
            .history, "a block that was typed line by line is one entry",
            [
                .type("{\r"), .line("..."), .type("a\r}\r"), .says("LINE"), .line("dnd>"), .type(Key.up), .line("}"),
                .above(2, "dnd> {"),
            ]),
        .init(
            .history, "blanks at the end of an entry stay", history: ["one  ", "two"],
            [
                .type(Key.up + Key.up), .line("dnd> one"), .cursor(column: 10), .type("x"), .line("dnd> one  x"),
            ]),
        .init(
            .history, "what was changed in an entry on the way is still there", history: ["one", "two"],
            [
                .type(Key.up + "!" + Key.up), .line("dnd> one"), .type(Key.down), .line("dnd> two!"),
            ]),
        .init(
            .history, "PageUp finds entries that begin like the text before the cursor",
            history: ["drag 1", "hover 2", "drag 3", "drag 3"],
            [
                .type("dr" + Key.pageUp), .line("dnd> drag 3"), .cursor(column: 7), .type(Key.pageUp),
                .line("dnd> drag 1"), .type(Key.pageUp), .says("\u{7}"), .type(Key.pageDown), .line("dnd> drag 3"),
                .type(Key.pageDown), .line("dnd> dr"),
            ]),
        .init(
            .history, "a leading blank keeps an entry out",
            [
                .type(" secret\r"), .says("LINE"), .line("dnd>"), .type("one\r"), .says(#"LINE "one""#), .line("dnd>"),
                .type(Key.up), .line("dnd> one"), .type(Key.up), .says("\u{7}"), .line("dnd> one"),
            ]),
    ]

    static let surroundings: [ScreenCase] = [
        .init(
            .userFile, "binds keys for this program",
            editrc: "probe:bind ^T ed-move-to-beg\nother:bind ^T ed-newline\n",
            [
                .type("bc" + Key.ctrl("t") + "a"), .line("dnd> abc"), .cursor(column: 6),
            ]),
        .init(
            .userFile, "has the last word on our own keys", editrc: "bind ^R ed-move-to-beg\n", history: ["drag 1"],
            [
                .type("bc" + Key.ctrl("r") + "a"), .line("dnd> abc"),
            ]),
        .init(
            .userFile, "may choose vi keys, and hints, search, Tab and Ctrl-C stay", arguments: ["--hints"],
            editrc: "bind -v\n", history: ["drag 1"],
            [
                .type("dr"), .faint("ag 1"), .type(Key.ctrl("f")), .line("dnd> drag 1"), .faint(""),
                .type("\u{1B}"), .type("0"), .cursor(column: 5), .type("ix"), .line("dnd> xdrag 1"),
                .type(Key.ctrl("c")), .says("CANCELLED"), .line("dnd>"), .type("li\t"), .line("dnd> lift ROW [日本]"),
                .type(Key.ctrl("c")), .line("dnd>"), .type(Key.ctrl("r") + "ag"), .line("search \"ag\": drag 1"),
            ]),
        .init(
            .userFile, "may switch editing off, and Backspace still deletes", editrc: "edit off\n",
            [
                .type("abx" + Key.backspace + "c"), .line("dnd> abc"), .type("\r"), .says(#"LINE "abc""#),
            ]),
        .init(
            .term, "a dumb terminal gets no escape sequences", environment: ["TERM": "dumb"],
            [
                .type("abd" + Key.ctrl("b") + "c\r"), .says(#"LINE "abcd""#), .neverSaid("\u{1B}"),
            ]),
        .init(
            .term, "an unknown one gets no warning", environment: ["TERM": "no-such-terminal"],
            [
                .above(1, "READY editing"), .type("abd" + Key.ctrl("b") + "c\r"), .says(#"LINE "abcd""#),
                .neverSaid("\u{1B}"),
            ]),
        .init(
            .term, "an unknown one of a known family is used as that", environment: ["TERM": "xterm-nosuch"],
            [
                .type(Key.paste("a\rb")), .line("b"), .above(1, "dnd> a"),
            ]),
        .init(
            .term, "no name at all: lines are read plainly", environment: ["TERM": nil],
            [
                .above(1, "READY noTerminal"), .type("abx" + Key.backspace + "c"), .line("dnd> abc"), .type("\r"),
                .says(#"LINE "abc""#),
            ]),
        .init(
            .library, "without it, lines, blocks and Ctrl-D still work",
            arguments: ["--library", "libedit-missing.so"],
            [
                .above(1, "READY noLibrary"), .type("{\r"), .line("..."), .type("é}\r"), .says(#"LINE "{\né}""#),
                .line("dnd>"), .type(Key.ctrl("d")), .says("END"), .ends(0),
            ]),
        .init(
            .library, "another library is not mistaken for it", arguments: ["--library", "libc.so.6"],
            [
                .above(1, "READY noLibrary"), .type("abc\r"), .says(#"LINE "abc""#),
            ]),
        .init(
            .pipes, "a terminal in front of a pipe is no terminal to edit in", arguments: ["--library", "missing.so"],
            [
                .bytes([0x61, 0xFF, 0x62, 0x0D]), .says("MALFORMED at 1, 1 in input: [97, 255, 98]"), .line("dnd>"),
                .type("x\r"), .says(#"LINE "x""#),
            ]),
    ]

    static let sizes: [ScreenCase] = [
        .init(
            .resize, "a narrower window keeps the line and uses the new width",
            [
                .type("0123456789"), .line("dnd> 0123456789"), .resize(rows: 24, columns: 20),
                .line("dnd> 0123456789"), .cursor(column: 15), .type("abcdefgh"), .line("fgh"),
                .above(1, "dnd> 0123456789abcde"), .type("\r"), .says(#"LINE "0123456789abcdefgh""#),
            ]),
        .init(
            .resize, "a wider one brings rows together, and leaves nothing behind", size: (24, 20),
            [
                .type("one\r"), .sees(#"LINE "one""#), .line("dnd>"), .type("0123456789abcdefgh"), .line("fgh"),
                .resize(rows: 24, columns: 60), .sees("dnd> 0123456789abcdefgh"), .sees(#"LINE "one""#),
                .type(Key.home + "x"), .sees("dnd> x0123456789abcdefgh"),
            ]),
        .init(
            .resize, "with a hint and the right prompt", arguments: ["--hints", "--right-prompt"],
            history: ["drag 1; drop"],
            [
                .type("dr"), .faint("ag 1; drop"), .resize(rows: 10, columns: 40),
                .line("dnd> drag 1; drop" + spaces(13) + "[2 bytes]"), .faint("ag 1; drop"), .cursor(column: 7),
            ]),
        .init(
            .resize, "while a search goes on", history: ["drag 1"],
            [
                .type(Key.ctrl("r") + "dr"), .line("search \"dr\": drag 1"), .resize(rows: 24, columns: 40),
                .line("search \"dr\": drag 1"), .type("a"), .line("search \"dra\": drag 1"),
            ]),
        .init(
            .resize, "while something writes, and the next line has the new width",
            [
                .type("flood\r"), .says("row 20\r\n"), .resize(rows: 12, columns: 30), .says("row 60\r\n"),
                .type(Key.ctrl("c")), .says("STOPPED"), .line("dnd>"), .type(String(repeating: "x", count: 28)),
                .line("xxx"), .above(1, "dnd> " + String(repeating: "x", count: 25)),
            ]),
        .init(
            .resize, "many times, and the line is still right",
            [
                .type("drag 日本"), .line("dnd> drag 日本"), .resize(rows: 24, columns: 70), .resize(rows: 24, columns: 50),
                .resize(rows: 24, columns: 30), .resize(rows: 20, columns: 40), .type("!"), .line("dnd> drag 日本!"),
                .cursor(column: 15),
            ]),
        .init(
            .resize, "a tiny terminal", size: (3, 8),
            [
                .type("drag 1; drop"), .line("p"), .type(Key.home), .cursor(column: 5), .type("x\r"),
                .says(#"LINE "xdrag 1; drop""#),
            ]),
        .init(
            .resize, "one of two columns", arguments: ["--hints", "--right-prompt"], history: ["drag 1"], size: (2, 2),
            [
                .type("drag"), .type("\r"), .says(#"LINE "drag""#),
            ]),
        .init(
            .resize, "more rows than the screen has", size: (4, 20),
            [
                .type(Key.paste("a\rb\rc\rd\re\rf")), .line("f"), .above(1, "e"), .type("!\r"),
                .says(#"LINE "a\nb\nc\nd\ne\nf!""#),
            ]),
        .init(
            .resize, "a stopped session draws its line again",
            [
                .type("drag"), .line("dnd> drag"), .signal(SIGSTOP), .signal(SIGCONT), .says("dnd> drag"),
                .line("dnd> drag"),
                .type("!\r"), .says(#"LINE "drag!""#),
            ]),
    ]
}

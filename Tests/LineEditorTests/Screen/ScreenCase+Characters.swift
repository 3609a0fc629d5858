extension ScreenCase {
    static let characters: [ScreenCase] =
        locales + [
            .init(
                .utf8, "accents, wide letters and emoji stand where they are typed",
                [
                    .type("é日本🍎x"), .line("dnd> é日本🍎x"), .cursor(column: 13),
                    .type(Key.left + Key.left), .cursor(column: 10), .type("ü"), .line("dnd> é日本ü🍎x"),
                    .cursor(column: 11),
                    .type("\r"), .says(#"LINE "é日本ü🍎x""#),
                ]),
            .init(
                .utf8, "what is put in before a wide letter leaves the cursor in its place",
                [
                    .type("日本" + Key.home + "x"), .line("dnd> x日本"), .cursor(column: 6), .type("y"),
                    .line("dnd> xy日本"), .cursor(column: 7), .type(Key.backspace), .line("dnd> x日本"),
                    .cursor(column: 6), .type("\r"), .says(#"LINE "x日本""#),
                ]),
            .init(
                .utf8, "a combining mark takes no column, at every place of the cursor",
                [
                    .type("ae\u{301}b"), .line("dnd> ae\u{301}b".precomposed), .cursor(column: 8),
                    .type(Key.left), .cursor(column: 7), .type(Key.left + Key.left), .cursor(column: 6),
                    .type(Key.left), .cursor(column: 5), .type("x"), .line("dnd> xae\u{301}b".precomposed),
                    .cursor(column: 6), .type(Key.end + "y"), .line("dnd> xae\u{301}by".precomposed),
                    .cursor(column: 10),
                    .type("\r"), .says("LINE \"xae\u{301}by\""),
                ]),
            .init(
                .utf8, "the row is right again when the marks are gone",
                [
                    .type("ae\u{301}b" + Key.left), .cursor(column: 7),
                    .type(Key.backspace), .line("dnd> aeb"), .cursor(column: 7),
                    .type(Key.home + "x" + Key.end), .line("dnd> xaeb"), .cursor(column: 9),
                ]),
            .init(
                .utf8, "a mark behind wide letters, with the right prompt", arguments: ["--right-prompt"],
                [
                    .type("日e\u{301}" + Key.home), .cursor(column: 5),
                    .line("dnd> 日é" + spaces(62) + "[6 bytes]"),
                ]),
            .init(
                .utf8, "joined emoji are drawn by the terminal, and the cursor follows it",
                [
                    .type("👩‍👧x" + Key.left), .under("x"), .type("y"), .under("x"), .type(Key.left), .under("y"),
                    .type(Key.end + "z\r"), .says("LINE \"👩‍👧yxz\""),
                ]),
            .init(
                .utf8, "Ctrl-C on a row with marks shows where the line ended",
                [
                    .type("e\u{301}e\u{301}"), .line("dnd> éé"), .type(Key.home), .cursor(column: 5),
                    .type(Key.ctrl("c")), .sees("dnd> éé^C"), .line("dnd>"),
                ]),
            .init(
                .utf8, "a wide letter that does not fit goes to the next row", size: (24, 20),
                [
                    .type("0123456789abcd日"), .line("日"), .above(1, "dnd> 0123456789abcd"), .cursor(column: 2),
                    .type(Key.left), .cursor(column: 0), .type("x"), .line("日"), .cursor(column: 0),
                    .above(1, "dnd> 0123456789abcdx"), .type(Key.home), .cursor(column: 5),
                    .line("dnd> 0123456789abcdx"),
                ]),
            .init(
                .utf8, "bytes that are not UTF-8 are shown, not dropped",
                [
                    .bytes([0x61, 0xFF, 0xC3, 0x28, 0x0D]), .says("LINE \"a\u{FFFD}\u{FFFD}(\""),
                ]),
            .init(
                .utf8, "a line of 3000 letters comes back whole",
                [
                    .type(String(repeating: "é本x ", count: 750)), .cursor(column: (5 + 750 * 5) % 80),
                    .type(Key.ctrl("a") + "!\r"), .says("LINE \"!" + String(repeating: "é本x ", count: 750) + "\""),
                ]),
            .init(
                .utf8, "a prompt beyond ASCII", arguments: ["--prompt", "日本 ▸ "],
                [
                    .line("日本 ▸"), .cursor(column: 7), .type("ab" + Key.left), .cursor(column: 8), .line("日本 ▸ ab"),
                ]),
            .init(
                .promptColour, "ends before the text", arguments: ["--colour"],
                [
                    .line("dnd>"), .type("drag"), .line("dnd> drag"), .coloured("dnd>"), .cursor(column: 9),
                    .type(Key.home + "x"), .line("dnd> xdrag"), .coloured("dnd>"), .cursor(column: 6),
                ]),
            .init(
                .promptColour, "ends before the text also when it is the last thing in the prompt",
                arguments: ["--prompt", "\u{1B}[1m\u{1B}[35m>>> \u{1B}[0m"],
                [
                    .line(">>>"), .type("drag"), .line(">>> drag"), .coloured(">>>"), .cursor(column: 8),
                ]),
        ]

    private static let locales: [ScreenCase] = [
        ("the C locale", ["LC_ALL": "C"]), ("POSIX", ["LC_ALL": "POSIX"]), ("no locale at all", ["LANG": nil]),
        ("a locale that is not installed", ["LC_ALL": "xx_XX.UTF-8"]), ("nonsense", ["LANG": "%$!", "LC_CTYPE": "."]),
    ].map { name, environment in
        .init(
            .locale, name, environment: environment,
            [
                .type("é日本🍎" + Key.left), .line("dnd> é日本🍎"), .cursor(column: 10), .type("x\r"),
                .says(#"LINE "é日本x🍎""#),
            ])
    }

    static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension String {
    /// As pyte shows combining characters: composed with their letter.
    fileprivate var precomposed: String { replacing("e\u{301}", with: "é") }
}

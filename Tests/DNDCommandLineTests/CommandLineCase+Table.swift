import DNDResults

extension CommandLineCase {
    /// Exit codes, with parts of the output.
    static let all: [CommandLineCase] =
        running + assuming + selecting + reading + formatting + linting + explaining + listing + misusing
        + tracing + comparing + exploring + printing + renamed

    private static let script = "table t: A B C\ndrag 0; hover 1; drop\nexpect order: B A C\n"

    private static let running: [CommandLineCase] = [
        CommandLineCase("run good.dnd", 0, output: ["3 passed in 1 file, 3 expectations, in "], errors: [""]),
        CommandLineCase("run good.dnd tree", 0, output: ["5 passed in 3 files"]),
        CommandLineCase("run ./good.dnd good.dnd", 0, output: ["3 passed in 1 file"]),
        CommandLineCase("run -", input: script, 0, output: ["1 passed in 1 file"], errors: [""]),
        CommandLineCase("run -- good.dnd", 0, output: ["3 passed"]),
        CommandLineCase("run -j 2 good.dnd tree/one.dnd", 0, output: ["4 passed"]),
        CommandLineCase("run -j2 -v good.dnd", 0, output: ["passed: down (good.dnd:3)", "← tableView(_:canHandle:)"]),
        CommandLineCase(
            "run bad.dnd", 1, output: ["failed: wrong (bad.dnd:2)", "bad.dnd:2:43: ", "1 failed in 1 file"],
            errors: [""]),
        CommandLineCase("run good.dnd bad.dnd", 1, output: ["`dnd trace bad.dnd:2` shows", "3 passed, 1 failed"]),
        CommandLineCase("run typo.dnd", 2, output: ["typo.dnd:2:1: error: unknown verb 'hovr' [DND2101]"]),
        CommandLineCase("run bad.dnd typo.dnd", 2, output: ["1 failed, 1 file with errors in 2 files"]),
        CommandLineCase("run latin1.dnd", 2, output: ["byte 0xFF at offset 9 is not UTF-8"]),
        CommandLineCase("run done.dnd", 1, output: ["unexpected pass: s"]),
        CommandLineCase("run open.dnd", 0, output: ["0 passed, 1 expected failure in"]),
        CommandLineCase("run skipped.dnd", 3, errors: ["nothing ran: every scenario", "@skip"]),
        CommandLineCase("run fixture.dnd", 3, errors: ["nothing ran: there is no scenario"]),
        CommandLineCase("run empty", 3, output: [""], errors: ["nothing ran: there is no file *.dnd"]),
        CommandLineCase("run nope.dnd good.dnd", 66, output: [""], errors: ["no such file or folder: nope.dnd"]),
        CommandLineCase("run far/away.dnd", 2, output: ["outside the root of the run [DND2402]"]),
        CommandLineCase("run only.dnd", 0, output: ["only the scenarios tagged @only ran", "1 passed"]),
        CommandLineCase(
            "run only.dnd", environment: ["CI": "true"], 2, output: [""],
            errors: ["only.dnd:2:1: @only is refused where CI is set"]),
        CommandLineCase("run only.dnd", environment: ["CI": "false"], 0, output: ["1 passed"]),
        CommandLineCase("trace good.dnd:3", 0, output: ["drag [0, 0]\n 1 ← tableView", "dnd explain R131"]),
        CommandLineCase("trace bad.dnd", 1, output: ["failed: wrong", "the rows of t are in another order"]),
    ]

    /// A view that the drag returns to; the engine calls its delegate once.
    private static let returning = """
        table t: A
        view v
        delegate in v { sessionDidUpdate -> copy }
        drag A; hover in v; leave; hover in v; cancel
        expect call canHandle in v: twice

        """

    /// An item that only `canMoveItemAt` keeps in place.
    private static let keeping = """
        collection c: A B C { reorders }
        delegate { canMoveItemAt -> false }
        drag A; hover C; drop
        expect call moveItemAt: once

        """

    private static let assuming: [CommandLineCase] = [
        CommandLineCase("run -", input: returning, 1, output: ["expected twice, called once"]),
        CommandLineCase("run - --assume Q02=asked-again", input: returning, 0, output: ["1 passed"]),
        CommandLineCase("run - --assume Q02=asked-again --assume q02=decided", input: returning, 1),
        CommandLineCase("run - --without R050", input: returning, 1, output: ["expected twice, called never"]),
        CommandLineCase("trace - --assume Q02=asked-again", input: returning, 0, output: ["passed: standard input"]),
        CommandLineCase("repl - --assume Q02=asked-again", input: returning, 0),
        CommandLineCase(
            "run good.dnd --assume Q02=never", 64, errors: ["--assume Q02=asked-once or --assume Q02=asked-again"]),
        CommandLineCase("run good.dnd --assume Q02=askd-again", 64, errors: ["Did you mean --assume Q02=asked-again?"]),
        CommandLineCase("run good.dnd --assume R131=asked", 64, errors: ["Questions with an alternative: Q01"]),
        CommandLineCase(
            "run - --assume Q02=other", input: returning, 0, output: ["1 passed"],
            errors: ["'other' is a former name", "Write --assume Q02=asked-again."]),
        CommandLineCase("run - --assume Q21=other", input: keeping, 1, errors: ["Write --assume Q21=asked."]),
        CommandLineCase(
            "run -", input: "table t: A B\nask-siri A\nexpect state: idle\n", 1,
            output: ["iOS 26 has no Ask Siri in its context menus: write `ios 27`"]),
        CommandLineCase("run - --assume Q21=not-asked", input: keeping, 0, errors: [""]),
        CommandLineCase(
            "run -", input: "assume Q07 other\n" + returning, 1,
            output: ["warning: 'other' is the former name of 'nothing-called' [DND2215]"]),
        CommandLineCase("run good.dnd --without Q02", 64, errors: ["Rules have numbers such as R131"]),
    ]

    private static let selecting: [CommandLineCase] = [
        CommandLineCase("run good.dnd --filter down", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd --filter=row --filter 1", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd --tag slow --tag quick", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd:4", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd:4:3", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd:8", 0, output: ["2 passed"]),
        CommandLineCase("run good.dnd:11", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd:4 good.dnd:11", 0, output: ["2 passed"]),
        CommandLineCase("run good.dnd:4 good.dnd", 0, output: ["3 passed"]),
        CommandLineCase("run tree/one.dnd:1", 0, output: ["1 passed"]),
        CommandLineCase("run good.dnd:1", 3, errors: ["no scenario stands at that line", "begin at 3, 8."]),
        CommandLineCase("run good.dnd --filter dwon", 3, output: [""], errors: ["Did you mean --filter 'down'?"]),
        CommandLineCase("run good.dnd --tag zzz", 3, errors: ["The tags there are: @slow."]),
        CommandLineCase("run good.dnd:x", 66, errors: ["no such file or folder: good.dnd:x"]),
    ]

    private static let reading: [CommandLineCase] = [
        CommandLineCase("lint --syntax good.dnd tree", 0, output: ["3 files checked\n"], errors: [""]),
        CommandLineCase("lint --syntax -", input: "table t: A\nexpect state: idle\n", 0),
        CommandLineCase("lint --syntax only.dnd", 0, output: ["1 file checked\n"], errors: [""]),
        CommandLineCase("lint good.dnd typo.dnd --syntax", 2, output: ["DND2101", "2 files checked, 1 with errors"]),
        CommandLineCase("lint --syntax nope", 66, errors: ["no such file or folder: nope"]),
        CommandLineCase("lint --syntax empty", 3, errors: ["nothing to check"]),
        CommandLineCase("lint --syntax --fix loose.dnd", 64, errors: ["--syntax and --fix exclude each other"]),
        CommandLineCase("lint --format json --syntax -", 64, output: [""], errors: ["--syntax and --format exclude"]),
        CommandLineCase("explain DND1004", 0, output: ["DND1004  the list was not told"]),
        CommandLineCase("explain R131", 0, output: ["A spec that shows it (dnd explain R131 --example | dnd run -):"]),
        CommandLineCase("explain R131 --example", 0, output: ["scenario \""]),
        CommandLineCase("explain DND2001 --example", 3, errors: ["DND2001 has no example"]),
    ]

    private static let formatting: [CommandLineCase] = [
        CommandLineCase("fmt loose.dnd", 0, output: ["loose.dnd\n"], errors: [""]),
        CommandLineCase("fmt good.dnd", 0, output: [""], errors: [""]),
        CommandLineCase("fmt -", input: "drag   A;drop\n", 0, output: ["drag A; drop\n"]),
        CommandLineCase("fmt --check loose.dnd", 1, output: ["loose.dnd: not formatted"]),
        CommandLineCase("fmt --check -", input: "drag   A\n", 1, output: ["<stdin>: not formatted"]),
        CommandLineCase("fmt --check -", input: "drag A\n", 0, output: [""]),
        CommandLineCase("fmt -", input: "drag {\n", 2, output: [""], errors: ["DND2013"]),
        CommandLineCase(
            "fmt --diff loose.dnd", 1,
            output: [
                "--- loose.dnd\n+++ loose.dnd\n@@ -1,2 +1,2 @@\n-table   t:  A   B # two\n-expect order:   A B\n"
                    + "+table t: A B  # two\n+expect order: A B\n"
            ]),
        CommandLineCase("fmt --diff good.dnd -", input: "drag A\n", 0, output: [""]),
        CommandLineCase("fmt --diff --check typo.dnd loose.dnd", 1, output: ["+++ loose.dnd"]),
        CommandLineCase("fmt good.dnd loose.dnd tree", 0, output: ["loose.dnd\n"], errors: [""]),
        CommandLineCase("fmt empty", 3, errors: ["nothing to format"]),
        CommandLineCase("fmt nope", 66, errors: ["no such file or folder: nope"]),
    ]

    private static let doubled = "table t: A\nexpect order: A; expect order: A\n"

    private static let linting: [CommandLineCase] = [
        CommandLineCase("lint good.dnd tree", 0, output: ["0 findings in 3 files\n"], errors: [""]),
        CommandLineCase(
            "lint -", input: doubled, 1,
            output: [
                "<stdin>:2:18: warning: the same is expected already [DND1304]\n 2 | expect order: A; expect order: A\n"
                    + "   |                  ^^^^^^^^^^^^^^^\n   hint: Remove it.\n<stdin>:2:1: note: here\n",
                "1 finding in 1 file, 1 with a fix (dnd lint --fix)",
            ]),
        CommandLineCase("lint --fix -", input: doubled, 0, output: ["table t: A\nexpect order: A\n"], errors: [""]),
        CommandLineCase(
            "lint --fix -", input: "tabel t: A\nexpect ordr: A\n", 0, output: ["table t: A\nexpect order: A\n"]),
        CommandLineCase("lint --fix -", input: "table t: A\nexpect order: {\n", 2, output: ["[DND2013]"]),
        CommandLineCase(
            "lint --fix -", input: "table t: A\n\n@only scenario \"s\" { expect order:  A }\n", 1,
            output: ["table t: A\n\n@only scenario \"s\" { expect order: A }\n"], errors: ["3:1: error: @only keeps"]),
        CommandLineCase("lint only.dnd", 1, output: ["only.dnd:2:1: error: @only keeps", "[DND1101]"]),
        CommandLineCase("lint --level DND1101=off only.dnd", 0, output: ["0 findings"]),
        CommandLineCase("lint --level all=note only.dnd", 0, output: ["note: @only keeps", "1 finding in 1 file"]),
        CommandLineCase("lint --level all=off --level dnd1101=warning only.dnd", 1, output: ["warning: @only"]),
        CommandLineCase("lint --level DND1101=loud only.dnd", 64, errors: ["Write --level DND1304=off"]),
        CommandLineCase("lint --level DND9999=off only.dnd", 64, errors: ["--level cannot be 'DND9999=off'"]),
        CommandLineCase("lint --format yaml only.dnd", 64, errors: ["The formats are text, json, sarif."]),
        CommandLineCase("lint typo.dnd only.dnd", 2, output: ["[DND2101]", "[DND1101]", "1 with errors"]),
        CommandLineCase("lint --fix loose.dnd", 0, output: ["0 findings in 1 file, 1 mended"]),
        CommandLineCase(
            "lint --fix half.dnd", 2,
            output: ["half.dnd:3:8: error: 'nonsense'", "1 finding in 1 file, 1 mended, 1 with errors"]),
        CommandLineCase("lint --format json -", input: doubled, 1, output: ["\"code\": \"DND1304\"", "\"line\": 2"]),
        CommandLineCase("lint --format sarif good.dnd", 0, output: ["\"version\": \"2.1.0\"", "\"results\": []"]),
        CommandLineCase("lint empty", 3, errors: ["nothing to lint"]),
        CommandLineCase("lint nope", 66, output: [""], errors: ["no such file or folder: nope"]),
        CommandLineCase("lint latin1.dnd", 2, output: ["[DND2001]"]),
    ]

    private static let listing: [CommandLineCase] = [
        CommandLineCase("explain --list", 0, output: ["DND1101  @only is left", "DND2101  unknown verb", "\nR131  "]),
        CommandLineCase("explain", 64, errors: ["dnd explain needs a code, a rule or a question"]),
        CommandLineCase("explain DND1304", 0, output: ["`dnd lint` reports this, as a warning:", "See also:"]),
        CommandLineCase("explain DND1304 --example", 0, output: ["table t: A\nexpect order: A\n"]),
        CommandLineCase("explain DND1034", 64, errors: ["Did you mean 'DND1304'?"]),
        CommandLineCase("explain DND2013", 0, output: ["This is what it should be:", "DND2012  a list that is not"]),
        CommandLineCase("completions tcsh", 64, errors: ["Write one of: bash, zsh, fish."]),
        CommandLineCase("completions bash zsh", 64, errors: ["dnd completions does not take 'zsh'"]),
        CommandLineCase("completions fish", 0, output: ["complete -c dnd"]),
    ]

    private static let explaining: [CommandLineCase] = [
        CommandLineCase("--version", 0, output: ["dnd \(ProgramVersion.current)\n"]),
        CommandLineCase("help", 0, output: ["Every day:\n  run          runs specs"]),
        CommandLineCase("--help", 0, output: ["Every day:\n  run  "]),
        CommandLineCase("run -h", 0, output: ["dnd run [OPTION…] PATH…", "-j, --jobs N"]),
        CommandLineCase("help trace", 0, output: ["after removal"]),
        CommandLineCase("help hover", 0, output: ["hover in LIST"]),
        CommandLineCase("help hovr", 64, errors: ["Did you mean 'hover'?"]),
        CommandLineCase("explain R131", 0, output: ["R131  documented", "moveRowAt", "Source: "]),
        CommandLineCase("explain e01", 0, output: ["E01  measured"]),
        CommandLineCase(
            "explain Q07", 0,
            output: [
                "open question, assumed", "Decided here: ", "`assume Q07 nothing-called` in a spec",
                "`assume Q07 performed` is what",
            ]),
        CommandLineCase("explain Q07=nothing-called", 0, output: ["Q07  open question, assumed"]),
        CommandLineCase("explain Q25", 0, output: ["Q25  closed question", "Closed: Measured on an iPhone"]),
        CommandLineCase("explain DND2101", 0, output: ["unknown verb", "hovr B"]),
        CommandLineCase("explain dnd2013", 0, output: ["This is refused:"]),
        CommandLineCase("explain DND2102x", 64, errors: ["Did you mean 'DND2102'?"]),
    ]

    private static let misusing: [CommandLineCase] = [
        CommandLineCase("rnu good.dnd", 64, output: [""], errors: ["no command 'rnu'", "Did you mean 'dnd run'?"]),
        CommandLineCase("good.dnd", 64, errors: ["Did you mean 'dnd run good.dnd'?"]),
        CommandLineCase("run", 64, errors: ["dnd run needs PATH…"]),
        CommandLineCase("run --fliter x good.dnd", 64, errors: ["Did you mean '--filter'?"]),
        CommandLineCase("run good.dnd --filter", 64, errors: ["--filter needs a value"]),
        CommandLineCase(
            "run good.dnd --playground javascript:x", 64, errors: ["--playground cannot be 'javascript:x'"]),
        CommandLineCase("run good.dnd -j many", 64, errors: ["--jobs cannot be 'many'"]),
        CommandLineCase("run good.dnd --verbose=yes", 64, errors: ["--verbose takes no value"]),
        CommandLineCase("run good.dnd --color red", 64, errors: ["Write --color auto|always|never."]),
        CommandLineCase("lint -v good.dnd", 64, errors: ["dnd lint has no option '-v'"]),
        CommandLineCase("docs rules good.dnd", 64, errors: ["dnd docs rules does not take 'good.dnd'"]),
        CommandLineCase("vocabluary", 64, errors: ["Did you mean 'dnd docs vocabulary'?"]),
        CommandLineCase("textbook", 64, errors: ["Did you mean 'dnd docs textbook'?"]),
        CommandLineCase("chekc good.dnd", 64, errors: ["Did you mean 'dnd lint --syntax'?"]),
        CommandLineCase("docs gramar vim", 64, output: [""], errors: ["dnd docs has no", "'dnd docs grammar'?"]),
        CommandLineCase("docs good.dnd", 64, errors: ["`dnd docs` lists what there is."]),
        CommandLineCase("help findngs", 64, errors: ["Did you mean 'docs findings'?"]),
        CommandLineCase("--vresion", 64, errors: ["Did you mean '--version'?"]),
    ]
}

extension CommandLineCase {
    /// Reference pages.
    static let printing: [CommandLineCase] = [
        CommandLineCase(
            "docs", 0, output: ["  vocabulary        prints the reference", "\n  grammar EDITOR    prints"],
            errors: [""]),
        CommandLineCase("docs vocabulary", 0, output: ["# Vocabulary"]),
        CommandLineCase("docs textbook", 0, output: ["delegate in array-list"]),
        CommandLineCase("docs findings", 0, output: ["# Findings"]),
        CommandLineCase("docs rules", 0, output: ["# Lint", "| DND1101 | @only is left | error |  |"]),
        CommandLineCase("docs fidelity tree", 0, output: ["# Fidelity", "| R131 | A table"], errors: [""]),
        CommandLineCase("docs fidelity typo.dnd", 2, output: [""], errors: ["DND2101"]),
        CommandLineCase("docs man", 0, output: ["dnd.1\ndnd-run.1\n", "dnd.5\n"]),
        CommandLineCase("docs man dnd-lint", 0, output: [".Dt DND-LINT 1", ".It Fl -fix\n"]),
        CommandLineCase("docs man dnd-lnit.1", 64, errors: ["Did you mean 'dnd-lint.1'?"]),
        CommandLineCase("docs man --output pages", 0, output: [""], errors: [""]),
        CommandLineCase("docs grammar vim", 0, output: ["syntax match dndVerb"]),
        CommandLineCase("docs grammar nano", 64, errors: ["Write one of: textmate, vim, vim-ftdetect"]),
        CommandLineCase("docs grammar", 64, errors: ["dnd docs grammar needs EDITOR"]),
        CommandLineCase("docs man -h", 0, output: ["dnd docs man [OPTION…] [PAGE]", "--output DIR"]),
        CommandLineCase(
            "help docs", 0, output: ["dnd docs [SUBJECT]", "  man [PAGE]  ", "still work: show, vocabulary, "]),
        CommandLineCase("help docs man", 0, output: ["dnd docs man [OPTION…] [PAGE]"]),
    ]

    /// A former name has the same effect, and the new spelling is printed to standard error.
    static let renamed: [CommandLineCase] = [
        CommandLineCase(
            "check good.dnd typo.dnd", 2, output: ["2 files checked, 1 with errors\n"],
            errors: ["dnd: `dnd check` is now `dnd lint --syntax`\n"]),
        CommandLineCase("check --color never -", input: "table t: A\n", 0, output: ["1 file checked\n"]),
        CommandLineCase(
            "vocabulary", 0, output: ["# Vocabulary"], errors: ["`dnd vocabulary` is now `dnd docs vocabulary`\n"]),
        CommandLineCase(
            "show textbook", 0, output: ["delegate in array-list"], errors: ["dnd: `dnd show` is now `dnd docs`\n"]),
        CommandLineCase("show else", 64, output: [""], errors: ["dnd docs has no 'else'"]),
        CommandLineCase("findings", 0, output: ["# Findings"], errors: ["now `dnd docs findings`"]),
        CommandLineCase("rules", 0, output: ["# Lint"], errors: ["now `dnd docs rules`"]),
        CommandLineCase("fidelity tree", 0, output: ["# Fidelity"], errors: ["now `dnd docs fidelity`"]),
        CommandLineCase("man dnd-lint", 0, output: [".Dt DND-LINT 1"], errors: ["now `dnd docs man`"]),
        CommandLineCase("grammar vim", 0, output: ["syntax match dndVerb"], errors: ["now `dnd docs grammar`"]),
        CommandLineCase("grammar vim nano", 64, output: [""], errors: ["dnd docs grammar does not take 'nano'"]),
        CommandLineCase(
            "help check", 0, output: ["dnd lint [OPTION…] PATH…", "Former spellings still work: check.\n"]),
        CommandLineCase("help man", 0, output: ["dnd docs man [OPTION…] [PAGE]"]),
    ]
}

/// Commands that print reference pages or install something.
extension CommandEntry {
    static let reference: [CommandEntry] = [
        CommandEntry(
            .docs, "[SUBJECT]", 0...0, subcommands: subjects,
            "prints reference pages: language, rules, manual, editor grammars",
            "`dnd docs` alone lists them."),
        CommandEntry(
            .completions, "SHELL|for WORD…", 1...Int.max,
            "prints a script that completes words in bash, zsh or fish",
            """
            bash: source <(dnd completions bash)
            zsh:  dnd completions zsh > DIR/_dnd, where DIR is in $fpath
            fish: dnd completions fish > ~/.config/fish/completions/dnd.fish

            The scripts ask the program: `dnd completions for -- run --t` prints what can
            stand in place of the last word, with its meaning behind a tab.
            """),
        CommandEntry(
            .help, "[COMMAND…|WORD]", 0...2, "explains a command, or a word of the language"),
    ]

    /// The subcommands of `dnd docs`.
    private static let subjects: [CommandEntry] = [
        CommandEntry(.vocabulary, "", 0...0, "prints the reference of the language in Markdown"),
        CommandEntry(.textbook, "", 0...0, "prints the default delegate of a scene"),
        CommandEntry(.findings, "", 0...0, "prints the findings about unfinished scenarios in Markdown"),
        CommandEntry(.rules, "", 0...0, "prints the rules of dnd lint in Markdown"),
        CommandEntry(
            .fidelity, "[PATH…]", 0...Int.max, "prints UIKit's rules in Markdown, with their specs"),
        CommandEntry(
            .man, "[PAGE]", 0...1, options: [.output],
            particulars: [
                .output: OptionParticulars(meaning: "write all pages into DIR/man1 and DIR/man5, for MANPATH")
            ],
            "prints a manual page (dnd-run.1), or lists the pages"),
        CommandEntry(
            .grammar, "EDITOR", 1...1, "prints a grammar of the language: textmate, vim or pygments",
            """
            For Vim there are vim-ftdetect and vim-ftplugin too. docs/editors.md says where
            each editor wants its file.
            """),
    ]
}

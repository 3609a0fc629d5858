internal import DNDLanguage
internal import DNDLint

/// The rules of the linter, as a Markdown page.
package enum LintPage {
    package static var markdown: String {
        var text = """
            # Lint

            `dnd lint` reports likely mistakes in valid specs. A rule is here only when what it says is
            true of every text that it reports. `dnd lint --syntax` leaves the rules out, and says only what keeps
            texts from being run; what a scenario leaves undone is in [findings.md](findings.md).

            ```sh
            dnd lint specs                          # 1 when there is an error or a warning
            dnd lint --fix specs                    # mends what a machine can; what is played stays the same
            dnd lint --format sarif specs           # or json
            dnd lint --level DND1205=off specs      # off, note, warning, error; all=… is every rule
            ```

            `--fix` applies the fixes of the rules below, formats the text, and applies the edits of errors: for a
            misspelt name, a missing `;`, or `tap A`, which becomes `select A` or, during a drag, `add A`. An error has
            an edit where only one phrase can be meant. What has no such edit stays as it is, and is reported.

            A comment turns rules off and says why: at the end of a line for the line, above a statement for the
            statement, with `file` for the file. A comment that ignores nothing is itself reported.

            ```dnd
            # lint: ignore file DND1205 because the well shows that nobody asks it
            table t: A B
            view well
            drag A from t; cancel
            expect order in t: A B
            ```

            The first digit of a code is the exit status, 1. DND11xx is about scenarios, DND12xx about names, DND13xx
            about steps and expectations, DND14xx about writing. `dnd explain DND1101` prints one of these.

            Generated from the table of rules by `dnd docs rules`.

            | code | finds | level | fix |
            |---|---|---|---|

            """
        for rule in LintRule.allCases { text += row(rule) }
        for rule in LintRule.allCases { text += section(rule) }
        return text
    }

    private static func row(_ rule: LintRule) -> String {
        let fix = rule.hasFix ? "yes" : ""
        return "| \(rule.code) | \(rule.description.title) | \(rule.standardLevel.rawValue) | \(fix) |\n"
    }

    /// The example of a finding need not be formatted.
    private static func section(_ rule: LintRule) -> String {
        let description = rule.description
        return """

            ## \(rule.code): \(description.title)

            \(description.explanation)

            ```text
            \(description.bad.lastLineOpen)
            ```

            \(rule.hasFix ? "Mended by `--fix`:" : "Mended:")

            ```dnd fragment
            \(description.fix.lastLineOpen)
            ```

            """
    }
}

extension String {
    /// The text without its final newline.
    fileprivate var lastLineOpen: String { hasSuffix("\n") ? String(dropLast()) : self }
}

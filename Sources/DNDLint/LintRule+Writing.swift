internal import DNDLanguage

/// Rules about the form of a text, and about the linter's own comments.
extension LintRule {
    var writingDescription: FaultDescription {
        switch self {
        case .notFormatted:
            .init(
                "not formatted",
                "The text is not as `dnd fmt` writes it. Reported once, at the first line that differs.",
                bad: "table t:  A\nexpect order: A\n", fix: "table t: A\nexpect order: A\n")
        case .countInDigits:
            .init(
                "a count that has a word",
                "The language says `never` and `once`. A 0 or a 1 is easily read as a position.",
                bad: "table t: A\nexpect call performDropWith: 0\n",
                fix: "table t: A\nexpect call performDropWith: never\n")
        case .unusedIgnore:
            .init(
                "an ignore that ignores nothing",
                "The comment turns a rule off where the rule has nothing to say: the reason has gone, or the comment "
                    + "stands at the wrong place.",
                bad: "table t: A\n# lint: ignore DND1401 because it was so\nexpect order: A\n",
                fix: "table t: A\nexpect order: A\n")
        default:
            .init(
                "an ignore that cannot be read",
                "`# lint: ignore CODE because REASON` holds for its line or, on a line of its own, for the statement "
                    + "below; `# lint: ignore file CODE because REASON` for the file. A reason is always given.",
                bad: "table t: A\nexpect order: A\nexpect order: A  # lint: ignore DND1304\n",
                fix: "table t: A\nexpect order: A\n"
                    + "expect order: A  # lint: ignore DND1304 because it is shown twice\n")
        }
    }
}

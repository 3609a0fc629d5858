extension Vocabulary {
    /// Expectations about the previews under the finger, and about a transfer.
    static let previewExpectations: [VocabularyEntry] = [
        .expectation(
            "expect [live | still] [full-size | scaled] previews : (none | LABEL...)",
            "the items that show a preview, topmost first; live views or a picture, and their size",
            "view note: hello\nlift hello\nexpect live previews: hello\ndrag hello\nexpect still previews: hello\n"
                + "cancel"
        ) { $0.previews($1) },
        .expectation(
            "expect faded : (none | LABEL...)", "the items that faded where they were let go",
            "view note: hello\ndelegate { previewForCancelling -> none }\ndrag hello; leave; drop\n"
                + "expect faded: hello"),
        .expectation(
            "expect badge : (none | forbidden | plus [NUMBER])",
            "the badge of the drag; a plus counts the items when there are several",
            "table a: A B\ntable b: X\ndrag A; hover X\nexpect badge: plus\ncancel"
        ) { checker, match in
            match.has(.plus) ? .badge(plus: match.integer(.number) ?? 1) : checker.literalPattern(match)
        },
        .expectation(
            "expect progress indicator : (shown | hidden)",
            "whether the system shows the progress of a transfer that takes long", "expect progress indicator: hidden"),
    ]
}

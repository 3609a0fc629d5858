extension Vocabulary {
    /// What an app tells animators, items and sessions.
    static let animations: [VocabularyEntry] = [
        .init(
            .animatorAddAnimations, "animator addAnimations", .scripts,
            "addAnimations, of the animator that the method has or that the last drop call returned",
            inLift("animator addAnimations", "lift hello; release", result: "expect state: idle")),
        .init(
            .animatorAddCompletion, "animator addCompletion {script}", .scripts,
            "addCompletion; the block runs when the animation has ended",
            inLift(
                "animator addCompletion { }", "lift hello; release", result: "expect call completion at start: once")),
        .init(
            .previewProvider, "previewProvider ITEM -> (none | preview | default)", .scripts,
            "what the item's previewProvider gives from the next request on",
            "view note: hello\ndelegate { sessionWillBegin { previewProvider hello -> none } }\ndrag hello\n"
                + "expect previews: none\ncancel"),
        .init(
            .progressIndicatorStyle, "session progressIndicatorStyle (none | default)", .scripts,
            "whether the system may show the progress of the transfer",
            "view note: hello\nview well\nitem hello { after 5s }\ndelegate in well {\n"
                + "  performDrop { session progressIndicatorStyle none; each item { load item { } } }\n}\n"
                + "drag hello from note; hover in well; drop; wait 2s\nexpect progress indicator: hidden"),
    ]

    private static func inLift(_ phrase: String, _ steps: String, result: String) -> String {
        "view note: hello\ndelegate { willAnimateLiftWith { " + phrase + " } }\n" + steps + "\n" + result
    }
}

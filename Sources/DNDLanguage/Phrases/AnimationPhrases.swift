extension Vocabulary {
    /// Calls of an app to animators, items and sessions.
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
            .dropPreviewUpdate, "setNeedsDropPreviewUpdate ITEM", .scripts,
            "asks for the item's drop preview again; while the drop animates, with `animations on`",
            "animations on\nview note: hello\nview well\nitem hello { after 200ms }\ndelegate in well {\n"
                + "  performDrop { each item { load item { setNeedsDropPreviewUpdate item } } }\n"
                + "  with previewForDropping\n}\n"
                + "drag hello from note; hover in well; drop\nexpect call previewForDropping: once\nwait 200ms\n"
                + "expect call previewForDropping: twice"),
        .init(
            .progressIndicatorStyle, "session progressIndicatorStyle (none | default)", .scripts,
            "whether the system may show the progress of the transfer",
            "view note: hello\nview well\nitem hello { after 5s }\ndelegate in well {\n"
                + "  performDrop { session progressIndicatorStyle none; each item { load item { } } }\n}\n"
                + "drag hello from note; hover in well; drop; wait 2s\nexpect progress indicator: hidden"),
    ]

    /// Calls of an app to the context of spring loading.
    static let springLoadingContexts: [VocabularyEntry] = [
        .init(
            .contextTargetView, "context targetView view LIST", .scripts,
            "targetView of the spring-loading context: the effect is for that view",
            "table list: A B { spring-loaded }\nview lid\ndelegate in list { shouldSpringLoadRowAt -> true "
                + "{ context targetView view lid } }\ndrag A from list; hover B in list; wait 100ms\n"
                + "expect springLoading: possible on lid\ncancel"),
        .init(
            .contextTargetCell, "context targetView LABEL", .scripts,
            "targetView of the spring-loading context: the effect is for that row's cell",
            "table list: A B C { spring-loaded }\ndelegate { shouldSpringLoadRowAt -> true "
                + "{ context targetView C } }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible on C\ncancel"
        ),
        .init(
            .contextTargetItem, "context targetItem NAME", .scripts,
            "targetItem of the spring-loading context: which region of the view is meant",
            "table list: A B C { spring-loaded }\ndelegate { shouldSpringLoadRowAt -> true "
                + "{ context targetItem north } }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible on B\n"
                + "cancel"),
    ]

    private static func inLift(_ phrase: String, _ steps: String, result: String) -> String {
        "view note: hello\ndelegate { willAnimateLiftWith { " + phrase + " } }\n" + steps + "\n" + result
    }
}

internal import SourceText

extension Vocabulary {
    /// Calls of an app to animators, items and sessions.
    static let animations: [VocabularyEntry] = [
        .action(
            "animator addAnimations",
            "addAnimations, of the animator that the method has or that the last drop call returned",
            inLift("animator addAnimations", "lift hello; release", result: "expect state: idle")
        ) { _, _ in .addAnimations },
        .action(
            "animator addCompletion {script}", "addCompletion; the block runs when the animation has ended",
            inLift(
                "animator addCompletion { }", "lift hello; release", result: "expect call completion at start: once")
        ) { .addCompletion($0.script($1.blocks.first, in: $0.context.withPosition)) },
        .action(
            "previewProvider ITEM -> (none | preview | default)",
            "what the item's previewProvider gives from the next request on",
            "view note: hello\ndelegate { sessionWillBegin { previewProvider hello -> none } }\ndrag hello\n"
                + "expect previews: none\ncancel"
        ) { $0.previewProvider($1) },
        .action(
            "setNeedsDropPreviewUpdate ITEM",
            "asks for the item's drop preview again; while the drop animates, with `animations on`",
            "animations on\nview note: hello\nview well\nitem hello { after 200ms }\ndelegate in well {\n"
                + "  performDrop { each item { load item { setNeedsDropPreviewUpdate item } } }\n"
                + "  with previewForDropping\n}\n"
                + "drag hello from note; hover in well; drop\nexpect call previewForDropping: once\nwait 200ms\n"
                + "expect call previewForDropping: twice"
        ) { $0.item($1.tokens(.item), $1).map { .setNeedsDropPreviewUpdate($0) } },
        .action(
            "session progressIndicatorStyle (none | default)",
            "whether the system may show the progress of the transfer",
            "view note: hello\nview well\nitem hello { after 5s }\ndelegate in well {\n"
                + "  performDrop { session progressIndicatorStyle none; each item { load item { } } }\n}\n"
                + "drag hello from note; hover in well; drop; wait 2s\nexpect progress indicator: hidden"
        ) { .progressIndicatorStyle(isShown: $1.has(.default)) },
    ]

    /// Calls of an app to the context of spring loading.
    static let springLoadingContexts: [VocabularyEntry] = [
        .action(
            "context targetView view LIST", "targetView of the spring-loading context: the effect is for that view",
            "table list: A B { spring-loaded }\nview lid\ndelegate in list { shouldSpringLoadRowAt -> true "
                + "{ context targetView view lid } }\ndrag A from list; hover B in list; wait 100ms\n"
                + "expect springLoading: possible on lid\ncancel"
        ) { $0.namedList($1).map { .springLoadingContext(.targetView($0)) } },
        .action(
            "context targetView LABEL", "targetView of the spring-loading context: the effect is for that row's cell",
            "table list: A B C { spring-loaded }\ndelegate { shouldSpringLoadRowAt -> true "
                + "{ context targetView C } }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible on C\ncancel"
        ) { $0.namedItem($1).map { .springLoadingContext(.targetCell($0)) } },
        .action(
            "context targetItem NAME", "targetItem of the spring-loading context: which region of the view is meant",
            "table list: A B C { spring-loaded }\ndelegate { shouldSpringLoadRowAt -> true "
                + "{ context targetItem north } }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible on B\n"
                + "cancel"
        ) { $1.name(.name).map { .springLoadingContext(.targetItem($0)) } },
    ]

    private static func inLift(_ phrase: String, _ steps: String, result: String) -> String {
        "view note: hello\ndelegate { willAnimateLiftWith { " + phrase + " } }\n" + steps + "\n" + result
    }
}

extension CheckerPass {
    fileprivate mutating func previewProvider(_ match: PhraseMatch) -> Statement.Kind? {
        let answer: Answer = match.has(.noneWord) ? .none : match.has(.preview) ? .preview : .standard
        return item(match.tokens(.item), match).map { .previewProvider($0, answer) }
    }
}

extension HelpTopic {
    /// Topics about actions of the app.
    static let app: [HelpTopic] = [
        HelpTopic(
            "delegates", also: ["textbook", "rules", "scripts"], "what answers the calls",
            [
                "A scene without a delegate has the textbook one, Apple's documented steps: `show textbook` prints it. "
                    + "`delegate { … }` replaces only the methods that it names.",
                "A line of a delegate is a call with an answer, `dropSessionDidUpdate at 0 -> forbidden`, or with a "
                    + "body in braces; the first that fits is taken. `with METHOD` implements one with an empty body, "
                    + "`without METHOD` takes one away. `help methods` lists them all.",
            ],
            try: [
                "delegate { dropSessionDidUpdate at 0 -> forbidden; dropSessionDidUpdate -> move insertAt }",
                "drag C; hover 0", "expect proposal: forbidden", "cancel",
            ], see: ["methods", "breakpoints", "delegate"]),
        HelpTopic(
            "batch", also: ["batch updates", "updates", "performBatchUpdates"], "telling a list what changed",
            [
                "An app changes its own data (`model …`) and tells the list (`list …`). In a `batch` the changes may "
                    + "be written in any order (B01): deletes come first and count in the state before the batch "
                    + "(B02), inserts count after it.",
                "Rows that do not add up are an exception with UIKit's own text (E01), and a ledger with the line of "
                    + "every update. `expect exception \"…\"` takes it.",
            ],
            try: [
                "batch { model remove B; list delete 1 }", "expect order: A C D E F", "list delete 0",
                "expect exception \"Invalid update: ...\"",
            ], see: ["tables", "diffable", "list", "model"]),
        HelpTopic(
            "placeholders", also: ["placeholder"], "rows that stand for data that is still on its way",
            [
                "`placeholder insert at P for X` shows a row, `~` in the drawing, without touching the data (R180). "
                    + "When the data has come, `placeholder commit { … }` changes the data and puts the row in its "
                    + "place; `placeholder delete` takes it away.",
                "Once the placeholder is gone, a commit has no effect (R184). The textbook delegate does all this for "
                    + "items of another app.",
            ],
            try: [
                "app Photos { view album: sunset }", "item sunset { after 1s }",
                "drag sunset from album; hover 1 in list; drop", "expect shown in list: A ~ B C D E F", "settle",
                "expect order in list: A sunset B C D E F",
            ], see: ["providers", "drop", "wait"]),
        HelpTopic(
            "providers", also: ["items", "loading", "item providers"],
            "what items are made of, and how they are loaded",
            [
                "An item is plain text unless `item B { … }` says otherwise: its types, best first (R210), how long "
                    + "loading takes, an error, who may see it. A request is met by any type that conforms to it "
                    + "(R211).",
                "`load item { … } else { … }` loads in a delegate, `wait` and `settle` let the time pass. `expect "
                    + "loaded`, `delivered`, `error` and `progress` say what came of it.",
            ],
            try: [
                "item B { type: public.png public.image; named \"sunset\" }",
                "expect types of B: public.png public.image",
                "expect name of B: \"sunset\"",
            ], see: ["placeholders", "sessions", "item", "load"]),
    ]
}

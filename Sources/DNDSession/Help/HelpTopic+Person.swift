extension HelpTopic {
    /// Topics about gestures.
    static let person: [HelpTopic] = [
        HelpTopic(
            "drag", also: ["lift", "dragging"], "from the long press to the finger that moves",
            [
                "A long press lifts a row; moving the finger begins the drag (R001). `drag B` does both, `lift B` only "
                    + "the first, and `release` lets go of a row that was lifted.",
                "UIKit asks itemsForBeginning what goes along. No items, no drag (R005). Where the touched row is "
                    + "selected, all selected rows go along (R082). A second finger adds rows with `add C`.",
                "dragSessionWillBegin comes once, and one dragSessionDidEnd answers it, dropped or not (R086).",
            ], try: ["drag B", "add C", "cancel"], see: ["drop", "sessions", "itemsForBeginning"]),
        HelpTopic(
            "drop", also: ["dropping"], "from the finger over a list to the row in its place",
            [
                "Over a list UIKit asks canHandle, and then, each time something changes, dropSessionDidUpdate for a "
                    + "proposal: move, copy, forbidden or cancel, and with an intent such as insertAt. A list without "
                    + "dropSessionDidUpdate takes drops as a copy, without a gap (R094).",
                "Letting go over a copy or move calls performDropWith once (R160), unless the list moves the row by "
                    + "itself (R131, R135). There the app changes its data, tells the list, and hands each item to the "
                    + "coordinator (R170).",
            ], try: ["drag 1; hover 4", "expect proposal: move insertAt", "drop", "why performDropWith"],
            see: ["gap", "batch", "placeholders", "performDropWith"]),
        HelpTopic(
            "gap", also: ["paths", "index paths", "destination"], "the place that a list opens, and how it is counted",
            [
                "The gap follows the finger; in the drawing it is `|`. `hover gap` puts the finger over it, `hover "
                    + "end` behind the last row (R100).",
                "An index path counts in one of several orders: before the drag, after removal of the dragged rows, or "
                    + "on the screen with placeholders and gap. Every line of a trace says which.",
                "A table's coordinator counts as if the dragged row were gone (R104). A collection's destination "
                    + "counts in the unchanged order (R101). Items that go into a row rather than between two open no "
                    + "gap (R107).",
            ], try: ["drag B; hover E", "expect gap: [0, 4]", "hover 0", "cancel"],
            see: ["drop", "tables", "collections"]),
        HelpTopic(
            "sessions", also: ["session", "apps"], "what lives from the lift to the end of a drag, in one app or two",
            [
                "A drag session and a drop session accompany a drag; `view` declares a plain view, `app` another "
                    + "process. An item from another app has no local object, and moving becomes copying.",
                "A list that the finger leaves gets no performDropWith (R110); the items go home. `expect operation` "
                    + "says how the last session ended, `expect session` what its items conform to.",
            ],
            try: [
                "app Photos { view album: sunset }", "drag sunset from album; hover 1 in list",
                "expect session conforms public.text: yes", "drop", "settle", "expect operation: copy",
            ], see: ["drag", "providers", "app"]),
        HelpTopic(
            "fingers", also: ["selection", "springloading", "spring"], "several rows, several fingers, spring loading",
            [
                "`select B C` selects rows, which are then dragged together. `finger 2` lets a second finger act, with "
                    + "a drag of its own.",
                "A list with `spring-loaded` opens what the finger rests upon: `wait` lets time pass, `spring B` waits "
                    + "long enough.",
            ], try: ["select B C", "drag B; hover E; drop"], see: ["drag", "wait", "add"]),
    ]
}

extension HelpTopic {
    /// Topics about lists and views.
    static let lists: [HelpTopic] = [
        HelpTopic(
            "tables", also: ["table views", "UITableView"], "what is particular to a table",
            [
                "`table people: A B C`, or with sections in a block. A table needs no moveRowAt to take drops; with "
                    + "`reorders` its data source has it, and a row of its own that is dragged alone is moved by it "
                    + "instead of performDropWith (R131).",
                "A table's coordinator counts as if the dragged row were gone (R104).",
            ],
            try: [
                "table people: A B C D { reorders }", "drag A; hover C; drop", "expect call performDropWith: never",
                "expect call moveRowAt: once",
            ], see: ["collections", "gap", "moveRowAt"]),
        HelpTopic(
            "collections", also: ["collection views", "UICollectionView"], "what is particular to a collection",
            [
                "`collection shelf: A B C`. Over the gap the destination is where the item was lifted, not where the "
                    + "gap is (R101).",
                "A collection that can reorder (`reorders`) commits a changed gap itself and leaves performDropWith "
                    + "out (R135); released where it was, it calls it (R136). `reorder B` moves a row without a drag "
                    + "session.",
            ], try: ["collection shelf: A B C D", "drag A; hover C; drop", "expect order: B C A D"],
            see: ["tables", "diffable", "reorder"]),
        HelpTopic(
            "views", also: ["interactions"], "plain views with drag and drop interactions",
            [
                "`view note: hello` has a drag interaction that offers those items, and a drop interaction. A view "
                    + "whose delegate has no sessionDidUpdate never takes a drop (R060).",
                "Where the finger is let go over a copy or move, performDrop is called once (R070).",
            ], try: ["view note: hello", "view well", "drag hello from note; hover in well; drop; settle"],
            see: ["sessions", "providers"]),
        HelpTopic(
            "diffable", also: ["snapshots", "data sources"], "diffable data sources and their snapshots",
            [
                "`data diffable` in the block of a scene. `snapshot append X`, `snapshot move X after Y` and the "
                    + "others prepare a snapshot, `snapshot apply` hands it over; until then the list shows "
                    + "what it showed.",
                "UIKit finds the batch by itself: `expect updates` says it. With `reorders` a drag ends in the "
                    + "reordering handlers, and `expect difference` says what they are told. An item that stands in a "
                    + "snapshot twice is an exception (S01).",
            ],
            try: [
                "table t: A B C { data diffable }", "snapshot move C before A; snapshot apply", "expect order: C A B",
                "expect updates: move 2 to 0",
            ], see: ["batch", "snapshot", "outline"]),
    ]
}

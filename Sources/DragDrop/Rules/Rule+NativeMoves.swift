extension Rule {
    /// R130–R151: moves that a list commits itself.
    static let nativeMoves: [Rule] = [
        Rule(
            .r130, .documented,
            "A list is asked to reorder by proposing a move with insert-at for an item of its own.",
            source: "WWDC 2017 session 223"
        ),
        Rule(
            .r131, .documented,
            """
            A table that drags one row of its own calls moveRowAt instead of performDropWith, if its data source has \
            it.
            """,
            source: "WWDC 2017 session 223, Apple's table sample", questions: [.q18, .q19, .q35]
        ),
        Rule(
            .r132, .singleSource,
            "A table whose data source has no moveRowAt sends that drop to performDropWith.",
            source: "app source comment"
        ),
        Rule(
            .r133, .documented,
            "Apple's sample takes single items: its own as a move, only while editing, and foreign ones as a copy.",
            source: "Apple's table sample", coverage: .consisting(of: [.r109, .r130, .r131, .r160])
        ),
        Rule(
            .r134, .documented,
            """
            A collection that cannot reorder calls performDropWith; the app moves the item in a batch and drops it to \
            its new place.
            """,
            source: "WWDC 2017 session 223, documentation of performDropWith"
        ),
        Rule(
            .r135, .measured,
            "A collection that can reorder commits a changed gap itself and leaves performDropWith out.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q21]
        ),
        Rule(
            .r136, .measured,
            """
            Released at its source or with an unspecified intent, a collection that can reorder calls performDropWith.
            """,
            source: "measured on iOS 18.6 and 26.5; an app source comment disagrees", questions: [.q07]
        ),
        Rule(
            .r137, .measured,
            "After a native move dragSessionDidEnd comes almost at once and dropSessionDidEnd about a second later.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01]
        ),
        Rule(
            .r138, .measured,
            "performDropWith precedes both ends; for an item sent home, dropSessionDidEnd precedes dragSessionDidEnd.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01]
        ),
        Rule(
            .r139, .measured,
            "A release that is refused or outside commits nothing and ends the drop session before the drag session.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01]
        ),
        Rule(
            .r140, .measured,
            "A native move down into another section was committed one place past the gap on screen.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q17]
        ),
        Rule(
            .r141, .measured,
            "A subclass of the collection's diffable data source does not get moveItemAt.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r142, .measured,
            "A snapshot applied inside didReorder crashes; one run-loop turn later it is fine.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r143, .measured,
            "A native move asks for drop preview parameters as well.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r144, .singleSource,
            """
            iOS 11 and 12 were seen to copy or refuse local drops of several items, and to treat an explicit copy as a \
            move.
            """,
            source: "Open Radar 42180829, 42068699 and 33413316", questions: [.q16]
        ),
        Rule(
            .r145, .singleSource,
            """
            Reloading a section in a drag was seen to crash with “Could not compute initial update value after shadow \
            updates…”.
            """,
            source: "Open Radar reports of 2018"
        ),
        Rule(
            .r146, .documented,
            """
            Edit-mode reordering asks canMoveRowAt, then targetIndexPathForMove for every place, and ends with one \
            moveRowAt.
            """,
            source: "Table View Programming Guide", questions: [.q37]
        ),
        Rule(
            .r147, .measured,
            """
            Gesture-driven movement asks canMoveItemAt, leaves the data alone, and reports one move at its end, none \
            when cancelled.
            """,
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .r148, .measured,
            """
            A reorder transaction pairs removals and insertions into moves and lists the changed sections from last to \
            first.
            """,
            source: "measured on Mac Catalyst", questions: [.q34]
        ),
        Rule(
            .r149, .documented,
            "Diffable reordering is switched on by setting canReorderItem and didReorder together.",
            source: "WWDC 2020 session 10045"
        ),
        Rule(
            .r150, .singleSource,
            "Reordering handlers were reported to stay silent with custom compositional layouts.",
            source: "Apple Developer Forums thread 693913; measurements on iOS 18.6 and 26.5 disagree",
            coverage: .outOfScope(
                "One report of 2021, which later measurements contradict; and layouts are not modelled.")
        ),
        Rule(
            .r151, .documented,
            """
            Diffable tables lack reordering handlers; a subclass of their data source overrides canMoveRowAt and \
            moveRowAt.
            """,
            source: "Swift interface of UIKit", questions: [.q18]
        ),
    ]
}

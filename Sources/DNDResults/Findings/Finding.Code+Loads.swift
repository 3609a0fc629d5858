internal import DragDrop

extension Finding.Code {
    /// Findings about items whose object did not load.
    var loadDescription: FindingDescription {
        .init(
            "an item could not be loaded",
            "`loadObjects` hands over what could be made and says nothing of the rest, and an object whose class "
                + "throws while it reads the data is often dropped with its error. The item vanishes without a word.",
            remedy: "Let the class read every type that it lists, and load item by item where an error has to be "
                + "answered; or say that the load fails: `expect error …`, `expect loaded: …`.",
            rules: [.r076, .r213],
            bad: """
                table inbox: A
                app Photos { view album: sunset }
                item sunset { fails "offline" }
                delegate in inbox { performDropWith { load session as String { } } }
                drag sunset from album; hover 0 in inbox; drop; settle
                expect operation: copy
                """,
            fix: """
                table inbox: A
                app Photos { view album: sunset }
                item sunset { fails "offline" }
                delegate in inbox {
                  performDropWith {
                    each item { load item as String { } else { batch { model insert error at 0; list insert 0 } } }
                  }
                }
                drag sunset from album; hover 0 in inbox; drop; settle
                expect operation: copy
                """)
    }
}

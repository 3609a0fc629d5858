internal import DragDrop

extension Finding.Code {
    /// Findings about the items of a drop and the rows around them.
    var itemDescription: FindingDescription {
        switch self {
        case .rowLost:
            .init(
                "a row is lost",
                "A row was taken out of the app's data while a drop was handled, and nothing put it back anywhere. "
                    + "Mostly it is the wrong row, taken out at a path that meant something else by then.",
                remedy: "Remove before inserting, and from the last source path to the first; or name the rows that "
                    + "are left: `expect order: …`.",
                rules: [.r034, .b02, .b06],
                bad: """
                    table people: A B
                    table done: X
                    delegate in people { dragSessionDidEnd { batch { model remove B; list delete 1 } } }
                    drag A; hover end in done; drop
                    expect order in done: X A
                    """,
                fix: """
                    table people: A B
                    table done: X
                    delegate in people { with dragSessionDidEnd }
                    drag A; hover end in done; drop
                    expect order in done: X A
                    """)
        case .rowDoubled:
            .init(
                "a row is there twice",
                "A row was inserted where it was already, or it was moved to another list and is still in its own. "
                    + "UIKit gives `.move` no meaning of its own: taking the original out is the app's work.",
                remedy: "Take the original out in `dragSessionDidEnd`, or propose a copy; or name the rows: "
                    + "`expect order: …`.",
                rules: [.r034],
                bad: """
                    table people: A B
                    table done: X
                    delegate in done { dropSessionDidUpdate -> move insertAt }
                    drag A; hover end in done; drop
                    expect operation: move
                    """,
                fix: """
                    table people: A B
                    table done: X
                    delegate in people { dragSessionDidEnd { batch { model remove A; list delete 0 } } }
                    delegate in done { dropSessionDidUpdate -> move insertAt }
                    drag A; hover end in done; drop
                    expect operation: move
                    """)
        default:
            .init(
                "an item was left out",
                "Several items were dropped and something was done with some of them only: the delegate was written "
                    + "for one item.",
                remedy: "Go through all of `coordinator.items` (`each item`), or name the rows that there are: "
                    + "`expect order: …`.",
                rules: [.r161],
                bad: """
                    table people: A B C
                    table done: X
                    delegate in done { performDropWith { batch { model insert A at 0; list insert 0 } } }
                    select A B; drag A; hover end in done; drop
                    expect operation: copy
                    """,
                fix: """
                    table people: A B C
                    table done: X
                    delegate in done {
                      performDropWith { batch { each item { model insert item at end; list insert item.destination } } }
                    }
                    select A B; drag A; hover end in done; drop
                    expect operation: copy
                    """)
        }
    }
}

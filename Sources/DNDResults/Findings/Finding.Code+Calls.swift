internal import DragDrop

extension Finding.Code {
    /// Findings about calls that are late, early or useless.
    var callDescription: FindingDescription {
        switch self {
        case .endNotHeard:
            .init(
                "a beginning without an end",
                "The delegate does something when a session begins or enters, and has no method for the end: what it "
                    + "did is never undone.",
                remedy: "Implement `dragSessionDidEnd`, or `dropSessionDidEnd` for the drop side: both come whatever "
                    + "the outcome is.",
                rules: [.r086, .r096],
                bad: """
                    table people: A B
                    delegate { dragSessionWillBegin { batch { model insert hint at 2; list insert 2 } } }
                    drag A; cancel
                    expect order: A B hint
                    """,
                fix: """
                    table people: A B
                    delegate {
                      dragSessionWillBegin { batch { model insert hint at 2; list insert 2 } }
                      dragSessionDidEnd { batch { model remove hint; list delete 2 } }
                    }
                    drag A; cancel
                    expect order: A B
                    """)
        case .loadOutsideDrop:
            .init(
                "data was asked for outside the drop",
                "An item's provider gives data only to what begins inside `performDropWith` or `performDrop`. Before "
                    + "the drop, and once the method has returned, the load fails.",
                remedy: "Begin every load before `performDropWith` returns, or say that nothing came: "
                    + "`expect loaded: none`.",
                rules: [.r066, .r072, .r174],
                bad: """
                    table inbox: A
                    app Photos { view album: sunset }
                    delegate in inbox { dropSessionDidEnter { load sunset { } }; with dropSessionDidEnd }
                    drag sunset from album; hover 0 in inbox; cancel
                    expect order in inbox: A
                    """,
                fix: """
                    table inbox: A
                    app Photos { view album: sunset }
                    delegate in inbox { performDropWith { each item { load item { } } } }
                    drag sunset from album; hover 0 in inbox; drop; settle
                    expect order in inbox: A
                    """)
        case .lateDropCall:
            .init(
                "the coordinator was called too late",
                "A drop animation or a placeholder was asked for when nothing was being dropped. Such calls count "
                    + "only until `performDropWith` returns; a load's answer comes after that.",
                remedy: "Call `drop(_:toRowAt:)` inside `performDropWith`; for data that has to be fetched, insert a "
                    + "placeholder there.",
                rules: [.r169],
                bad: """
                    table inbox: A
                    app Photos { view album: sunset }
                    delegate in inbox {
                      performDropWith {
                        each item {
                          load item { batch { model insert item at 0; list insert 0 }; coordinator drop item to 0 }
                        }
                      }
                    }
                    drag sunset from album; hover 0 in inbox; drop; settle
                    expect order in inbox: sunset A
                    """,
                fix: """
                    table inbox: A
                    app Photos { view album: sunset }
                    delegate in inbox {
                      performDropWith {
                        each item {
                          placeholder insert at 0 for item
                          load item { placeholder commit { model insert item at 0 } } else { placeholder delete }
                        }
                      }
                    }
                    drag sunset from album; hover 0 in inbox; drop; settle
                    expect order in inbox: sunset A
                    """)
        default:
            .init(
                "a call without effect",
                "UIKit let a call pass and did nothing: a drop to a row that is not there yet, or a reload inside a "
                    + "batch.",
                remedy: "Insert the row before dropping to it; leave `reloadData` out of a batch and of the block of a "
                    + "commit.",
                rules: [.r165, .r166, .b12],
                bad: """
                    table people: A
                    table done: X
                    delegate in done {
                      performDropWith {
                        each item { coordinator drop item to 1; batch { model insert item at 1; list insert 1 } }
                      }
                    }
                    drag A; hover end in done; drop
                    expect order in done: X A
                    """,
                fix: """
                    table people: A
                    table done: X
                    delegate in done {
                      performDropWith {
                        each item { batch { model insert item at 1; list insert 1 }; coordinator drop item to 1 }
                      }
                    }
                    drag A; hover end in done; drop
                    expect order in done: X A
                    """)
        }
    }
}

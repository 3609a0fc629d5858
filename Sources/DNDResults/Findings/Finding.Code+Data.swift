internal import DragDrop

extension Finding.Code {
    /// Findings about an app's data that differs from the shown rows.
    var dataDescription: FindingDescription {
        switch self {
        case .modelNotTold:
            .init(
                "the list was not told",
                "The app's data has changed and the list still shows the old rows. The next batch raises, or a row "
                    + "jumps back with the next reload.",
                remedy: "Tell the list of the change in the same batch (`list delete`, `list insert`, `list move`), or "
                    + "say that the two differ: `expect shown: …`.",
                rules: [.b11, .b14],
                bad: """
                    table people: A B C
                    delegate { performDropWith { each item { model move item to destination } } }
                    drag A; hover C; drop
                    expect operation: move
                    """,
                fix: """
                    table people: A B C
                    delegate {
                      performDropWith {
                        each item { batch { model move item to destination; list move item.source to destination } }
                      }
                    }
                    drag A; hover C; drop
                    expect operation: move
                    """)
        case .listToldOnly:
            .init(
                "the data has not changed",
                "The list was told of a change that the app's data does not show. It passes where the counts are the "
                    + "same, and the rows jump back with the next reload.",
                remedy: "Change the data first, then tell the list the same; or say that the two differ: "
                    + "`expect shown: …`.",
                rules: [.b11, .b14],
                bad: """
                    table people: A B C
                    delegate { performDropWith { each item { list move item.source to destination } } }
                    drag A; hover C; drop
                    expect operation: move
                    """,
                fix: """
                    table people: A B C
                    delegate {
                      performDropWith {
                        each item { batch { model move item to destination; list move item.source to destination } }
                      }
                    }
                    drag A; hover C; drop
                    expect operation: move
                    """)
        case .snapshotNotApplied:
            .init(
                "a snapshot was not applied",
                "A snapshot was changed and never handed over: the list shows what the last one said.",
                remedy: "End the changes with `snapshot apply`, or say that the two differ: `expect shown: …`.",
                rules: [.r231],
                bad: """
                    table modern: A B C { data diffable }
                    delegate { performDropWith { each item { snapshot move item after C } } }
                    drag A; hover C; drop
                    expect operation: move
                    """,
                fix: """
                    table modern: A B C { data diffable }
                    delegate { performDropWith { each item { snapshot move item after C; snapshot apply } } }
                    drag A; hover C; drop
                    expect operation: move
                    """)
        default:
            .init(
                "data and list were told different things",
                "Both have changed, in different ways: the list shows rows in an order that the app's data does not "
                    + "have. The counts agree, so UIKit does not raise.",
                remedy: "Use the same paths for both, deletions before the batch and insertions after it; or say that "
                    + "the two differ: `expect shown: …`.",
                rules: [.b02, .b03, .b14],
                bad: """
                    table people: A B C D
                    delegate {
                      performDropWith { each item { batch { model move item to 3; list move item.source to 1 } } }
                    }
                    drag A; hover C; drop
                    expect operation: move
                    """,
                fix: """
                    table people: A B C D
                    delegate {
                      performDropWith { each item { batch { model move item to 3; list move item.source to 3 } } }
                    }
                    drag A; hover C; drop
                    expect operation: move
                    """)
        }
    }
}

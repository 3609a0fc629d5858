internal import DragDrop

extension Finding.Code {
    /// Findings about the state at the end of a scenario.
    var endingDescription: FindingDescription {
        switch self {
        case .dragInProgress:
            .init(
                "a drag goes on",
                "The scenario ends while something is dragged: delegates that heard the session begin have not heard "
                    + "it end.",
                remedy: "End with `drop` or `cancel`, or say that it goes on: `expect state: dragging`.",
                rules: [.r086, .r096],
                bad: "table people: A B\ndrag A\nexpect call performDropWith: never",
                fix: "table people: A B\ndrag A; cancel\nexpect call performDropWith: never")
        case .rowLifted:
            .init(
                "a row stays lifted",
                "The scenario ends with a finger on a row that was lifted and not moved. There is no session yet, so "
                    + "no method is called at its end.",
                remedy: "End with `release`, or say that it stays: `expect state: lifted`.",
                rules: [.r011],
                bad: "table people: A B\nlift A\nexpect call performDropWith: never",
                fix: "table people: A B\nlift A; release\nexpect call performDropWith: never")
        case .movementInProgress:
            .init(
                "a reordering goes on",
                "The scenario ends while a row is moved by its reorder control, or by the gesture of a collection. The "
                    + "data source is told of the move at its end.",
                remedy: "End with `drop` or `cancel`, or say that it goes on: `expect state: reordering`.",
                rules: [.r146, .r147],
                bad: "table people: A B { editing; reorders }\nreorder A; hover B\nexpect call moveRowAt: never",
                fix: "table people: A B { editing; reorders }\nreorder A; hover B; cancel\n"
                    + "expect call moveRowAt: never")
        default:
            .init(
                "a placeholder is left",
                "A placeholder stands in a list and is neither committed nor deleted. The list has uncommitted "
                    + "updates until then, and must not be reloaded.",
                remedy: "Commit or delete it for every outcome of the load, then `settle`; or say that it stays: "
                    + "`expect placeholders: 1`.",
                rules: [.r183, .r187],
                bad: """
                    table inbox: A
                    app Photos { view album: sunset }
                    item sunset { fails "offline" }
                    delegate in inbox {
                      performDropWith {
                        each item { placeholder insert at 0 for item; load item { placeholder commit { model insert \
                    item at 0 } } }
                      }
                    }
                    drag sunset from album; hover 0 in inbox; drop; settle
                    expect operation: copy
                    """,
                fix: """
                    table inbox: A
                    app Photos { view album: sunset }
                    item sunset { fails "offline" }
                    delegate in inbox {
                      performDropWith {
                        each item {
                          placeholder insert at 0 for item
                          load item { placeholder commit { model insert item at 0 } } else { placeholder delete }
                        }
                      }
                    }
                    drag sunset from album; hover 0 in inbox; drop; settle
                    expect operation: copy
                    """)
        }
    }
}

// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson09() -> [CourseFile] {
        [
        CourseFile(path: "09-four-operations/lesson.md", text: #"""
# Four operations
kind: P
unit: 3
rules: R160 R109 R062 R063 R034

A proposal's operation is one of four:

- `.cancel`: nothing happens here, the item flies home
- `.forbidden`: the same, and a badge says so during the drag
- `.copy`: the item is taken, the original stays
- `.move`: the item is taken, and the original is meant to go

The operation decides whether `performDropWith` is called at all. But a
proposal is a wish: UIKit enforces its rules and may replace it. The operation
with which the session really ended is what `expect operation` compares.

Four drops onto a table; in the last one the sunset comes from another app.
For each, say how the session ended: `cancel`, `forbidden`, `copy` or `move`;
and how often `performDropWith` was called: `never` or `once`.

## Hints
1. "Only the app that a drag started in can take it as a move."
2. Where nothing is performed, the session ends with what the place answered.
3. copy, once. Then forbidden, cancel and cancel, and never.

## Why
In effect forbidden is cancel with a badge. A move is a promise to remove the
original, which no app can give for another, so UIKit cancels it: a delegate
that answers .move to everybody seems to take nothing from other apps.
Within an app, .move removes nothing by itself; that is the app's work. Next,
the source has a say, too.

"""#),
        CourseFile(path: "09-four-operations/second-solution.dnd", text: #"""
table people: A B C

scenario "the source allows no move, and a move is proposed" {
  delegate in people {
    dragSessionAllowsMoveOperation -> false
    dropSessionDidUpdate -> move insertAt
  }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "the source allows no move, and a copy is proposed" {
  delegate in people {
    dragSessionAllowsMoveOperation -> false
    dropSessionDidUpdate -> copy insertAt
    performDropWith { }
  }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

"""#),
        CourseFile(path: "09-four-operations/second.dnd", text: #"""
table people: A B C

scenario "the source allows no move, and a move is proposed" {
  delegate in people {
    dragSessionAllowsMoveOperation -> false
    dropSessionDidUpdate -> move insertAt
  }
  drag A from people; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

scenario "the source allows no move, and a copy is proposed" {
  delegate in people {
    dragSessionAllowsMoveOperation -> false
    dropSessionDidUpdate -> copy insertAt
    performDropWith { }
  }
  drag A from people; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

"""#),
        CourseFile(path: "09-four-operations/solution.dnd", text: #"""
table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/start.dnd", text: #"""
table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: ???
  expect call performDropWith in people: ???
}

"""#),
        CourseFile(path: "09-four-operations/wrong/cancel-becomes-forbidden.dnd", text: #"""
# Reply: The two look alike to the rows, but the session ends with the word of
#   the last proposal: cancel.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/cancel-copies.dnd", text: #"""
# Reply: `.cancel` refuses the drop: nothing is taken, and the session ends
#   with cancel.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/cancel-moves.dnd", text: #"""
# Reply: `.cancel` refuses the drop, so the row flies home. That is no move.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: move
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/copy-is-not-performed.dnd", text: #"""
# Reply: A copy is a drop like any other: the delegate accepted it, so
#   `performDropWith` is called, and the session ends with copy.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: never
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/downgraded-to-copy.dnd", text: #"""
# Reply: It would be friendly of UIKit to copy what it cannot move, but it
#   does not: a proposal that is not allowed is a cancel, and nothing is
#   performed.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

"""#),
        CourseFile(path: "09-four-operations/wrong/forbidden-copies.dnd", text: #"""
# Reply: The place forbids: nothing is taken. The session ends with the
#   proposal of the place, forbidden.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/forbidden-is-cancel.dnd", text: #"""
# Reply: Both end without a drop, but the session keeps the word: the place
#   answered `forbidden`, so it ends with `forbidden`. A drag delegate that
#   reads the operation has to know both.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/forbidden-moves.dnd", text: #"""
# Reply: The place forbids, so the row stays where it was, also in its own
#   table. The session ends with forbidden.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: move
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/moved-out-of-another-app.dnd", text: #"""
# Reply: A move takes the original away, and your app cannot take anything out
#   of Photos. For a drag from another app UIKit turns `.move` into a cancel:
#   propose `.copy` there.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: move
  expect call performDropWith in people: once
}

"""#),
        CourseFile(path: "09-four-operations/wrong/other-app-is-forbidden.dnd", text: #"""
# Reply: Nothing said forbidden here. The move is not allowed for an item of
#   another app, and UIKit replaces it by cancel.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/own-row-cancels.dnd", text: #"""
# Reply: A table may copy its own row: the delegate proposed a copy, nothing
#   forbids it, so the session ends with copy.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/own-row-is-forbidden.dnd", text: #"""
# Reply: A copy of an own row is allowed, however rare. The delegate decides,
#   and it said copy.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/own-rows-always-move.dnd", text: #"""
# Reply: You took the first for a move because the row is the table's own. The
#   operation is the proposal's: the delegate said copy, so it ends as a copy.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: move
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: never
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        CourseFile(path: "09-four-operations/wrong/the-app-is-asked-anyway.dnd", text: #"""
# Reply: `performDropWith` is not asked whether it agrees: it is called only
#   after a copy or a move. A place that forbids performs nothing.

table people: A B C
app Photos { view album: sunset }

scenario "a copy of its own row" {
  delegate in people { dropSessionDidUpdate -> copy insertAt; performDropWith { } }
  drag A from people; hover C in people; drop
  expect operation: copy
  expect call performDropWith in people: once
}

scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A from people; hover C in people; drop
  expect operation: forbidden
  expect call performDropWith in people: once
}

scenario "cancel" {
  delegate in people { dropSessionDidUpdate -> cancel }
  drag A from people; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: once
}

scenario "a move of an item from another app" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover C in people; drop
  expect operation: cancel
  expect call performDropWith in people: never
}

"""#),
        ]
    }
}

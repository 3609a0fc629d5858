// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson13() -> [CourseFile] {
        [
        CourseFile(path: "13-who-ends-first/lesson.md", text: #"""
# Who ends first
kind: O
unit: 4
rules: R086 R096 R138 R137

A drop inside one table ends two sessions: a drag session, which its drag
delegate follows, and a drop session, which its drop delegate follows. Each has
an end call:

    tableView(_:dragSessionDidEnd:)
    tableView(_:dropSessionDidEnd:)

Often one object is both delegates, and one of the two methods resets a
variable that the other one still reads. Then the order matters.

{rows}

A is dragged to C and dropped. The data source has no `moveRowAt`, so the drop
delegate carries the drop out. Put the calls of the comment into order.

## Hints
1. Both ends come after the work, not around it.
2. The destination closes its books first, then the source.
3. …, performDropWith, dropSessionDidEnd, dragSessionDidEnd.

## Why
performDropWith precedes both ends, so whatever it needs is still there. Then
the drop session ends, and the drag session last. Apple documents the order on
each side, not across the two: it was measured for a collection's item that was
sent home, and is assumed here (Q01). So let each end clean up only what its own
side made. Next, the table moves the row by itself, and there the order differs.

{sequence}

"""#),
        CourseFile(path: "13-who-ends-first/second-solution.dnd", text: #"""
table people: A B C { reorders }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "the table has moveRowAt, and moves A by itself" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    moveRowAt from [0, 0] to [0, 2]
    dragSessionDidEnd
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/second.dnd", text: #"""
table people: A B C { reorders }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "the table has moveRowAt, and moves A by itself" {
  drag A; hover C; drop; settle
  # In no order, and one never comes:
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  #   dropSessionDidUpdate at [0, 2] -> move insertAt
  #   dragSessionWillBegin
  #   dragSessionDidEnd
  #   moveRowAt from [0, 0] to [0, 2]
  #   dropSessionDidEnd
  #   itemsForBeginning at [0, 0] -> A
  #   canHandle -> true
  #   performDropWith at [0, 2]
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/solution.dnd", text: #"""
table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    performDropWith at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/start.dnd", text: #"""
table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  # In no order:
  #   dragSessionDidEnd
  #   dragSessionWillBegin
  #   itemsForBeginning at [0, 0] -> A
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  #   canHandle -> true
  #   dropSessionDidUpdate at [0, 2] -> move insertAt
  #   dropSessionDidEnd
  #   performDropWith at [0, 2]
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/asked-before-it-begins.dnd", text: #"""
# Reply: `canHandle` is a question about a session that is on its way, so
#   `dragSessionWillBegin` comes before it.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    canHandle
    dragSessionWillBegin
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    performDropWith
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/drag-ends-first.dnd", text: #"""
# Reply: The drag session ends last. At the release the drag seems to be over,
#   but its items are still needed: the drop is performed, the drop session
#   ends, and then `dragSessionDidEnd` comes.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    performDropWith
    dragSessionDidEnd
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/drop-session-ends-before.dnd", text: #"""
# Reply: `dropSessionDidEnd` is the last word to the drop delegate. Before it
#   can come, the drop has to be performed.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropSessionDidEnd
    performDropWith
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/ends-before-the-work.dnd", text: #"""
# Reply: You ended the drag before the drop was performed, as if letting go
#   were the end. The session lives as long as its items are handled: first
#   `performDropWith`, then both ends.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dragSessionDidEnd
    performDropWith
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dragSessionWillBegin`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    performDropWith at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "13-who-ends-first/wrong/one-end-for-both.dnd", text: #"""
# Reply: There are two sessions, and each ends with a call of its own: the
#   drop session with `dropSessionDidEnd`, the drag session with
#   `dragSessionDidEnd`.

table people: A B C

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
  with dropSessionDidEnd
}

scenario "A is dropped on C" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0]
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    performDropWith at [0, 2]
    dropSessionDidEnd
  }
}

"""#),
        ]
    }
}

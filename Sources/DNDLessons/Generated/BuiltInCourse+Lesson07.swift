// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson07() -> [CourseFile] {
        [
        CourseFile(path: "07-exit-and-return/lesson.md", text: #"""
# Exit and return
kind: O
unit: 2
rules: R053 R055 R056 R095

A finger crosses the edge of a table as often as it likes. For a session that
the table can handle, UIKit tells of each crossing:

    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidExit:)

Typical code lights the table up in the one and dims it in the other. There is
a third method that sounds similar, `dropSessionDidEnd`.

The delegate of this table has no `canHandle`, so the session is welcome.

{rows}

A is dragged to C, out of the table, back in over B, and dropped there. Put the
calls of the comment into order.

## Hints
1. Entering is answered by an update in the same moment.
2. Outside the table there is nothing to propose. Coming back is an entry like
   the first.
3. Enter and two updates, exit, enter and one update, the drop, the end.

## Why
Exit does not end the session: the finger is elsewhere and may return, so
leaving and entering alternate freely, and each entry brings its update. Only
dropSessionDidEnd is the last word, once. State that is made at an entry must
survive being made twice. Next, the finger lets go outside.

"""#),
        CourseFile(path: "07-exit-and-return/second-solution.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out, back, out again, and let go there" {
  drag A; leave; hover B; leave; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 1] -> move insertAt
    dropSessionDidExit
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/second.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out, back, out again, and let go there" {
  drag A; leave; hover B; leave; drop
  # In no order, and one never comes:
  #   dropSessionDidUpdate at [0, 1] -> move insertAt
  #   dropSessionDidEnd
  #   dropSessionDidEnter
  #   itemsForBeginning at [0, 0] -> A
  #   performDropWith at [0, 1]
  #   dropSessionDidExit
  #   dropSessionDidEnter
  #   dropSessionDidExit
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/solution.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 1] -> move insertAt
    performDropWith at [0, 1]
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/start.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  # In no order:
  #   dropSessionDidExit
  #   itemsForBeginning at [0, 0] -> A
  #   dropSessionDidUpdate at [0, 2] -> move insertAt
  #   dropSessionDidEnd
  #   dropSessionDidEnter
  #   dropSessionDidUpdate at [0, 1] -> move insertAt
  #   dropSessionDidEnter
  #   performDropWith at [0, 1]
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/back-without-enter.dnd", text: #"""
# Reply: The finger was outside, so coming back is an entry:
#   `dropSessionDidEnter` is called again, and then the update follows.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0]
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    dropSessionDidExit
    dropSessionDidUpdate at [0, 1]
    performDropWith at [0, 1]
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/end-before-the-drop.dnd", text: #"""
# Reply: The session ends when its work is done. The drop is that work:
#   `performDropWith` comes first, and `dropSessionDidEnd` after it.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dropSessionDidEnter
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at 1
    dropSessionDidEnd
    performDropWith
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/entered-once.dnd", text: #"""
# Reply: You put both entries in a row. Between them the finger was outside:
#   enter and exit alternate, so the second `dropSessionDidEnter` comes after
#   the exit.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dropSessionDidEnter
    dropSessionDidEnter
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropSessionDidExit
    dropSessionDidUpdate at 1
    performDropWith
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/entry-without-update.dnd", text: #"""
# Reply: Coming back is an entry like the first: right after
#   `dropSessionDidEnter` UIKit needs a proposal for the new place, so an update
#   comes before the drop.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0]
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    dropSessionDidExit
    dropSessionDidEnter
    performDropWith at [0, 1]
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/exit-for-the-drop.dnd", text: #"""
# Reply: You let the finger leave the table at the drop. A drop happens
#   inside: there is one exit here, when the finger went out, between the
#   updates at C and at B.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dropSessionDidEnter
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropSessionDidEnter
    dropSessionDidUpdate at 1
    performDropWith
    dropSessionDidExit
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/exit-is-the-end.dnd", text: #"""
# Reply: You ended the session when the finger left. Leaving is no end: the
#   finger may come back, and `dropSessionDidEnd` comes once, when everything is
#   over.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dropSessionDidEnter
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropSessionDidExit
    dropSessionDidEnd
    dropSessionDidEnter
    dropSessionDidUpdate at 1
    performDropWith
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dropSessionDidEnter`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 1]
    performDropWith at [0, 1]
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/no-end.dnd", text: #"""
# Reply: The session has an end, also for the list that took the drop:
#   `dropSessionDidEnd` comes last, once.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0]
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 1]
    performDropWith at [0, 1]
  }
}

"""#),
        CourseFile(path: "07-exit-and-return/wrong/update-before-enter.dnd", text: #"""
# Reply: The entry is told first, then UIKit asks what a drop would do:
#   `dropSessionDidEnter`, and right after it `dropSessionDidUpdate`.

table people: A B C

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "out of the table, and back" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidEnter
    dropSessionDidUpdate at 2
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidUpdate at 1
    performDropWith
    dropSessionDidEnd
  }
}

"""#),
        ]
    }
}

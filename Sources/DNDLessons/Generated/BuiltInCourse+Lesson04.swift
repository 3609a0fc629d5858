// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson04() -> [CourseFile] {
        [
        CourseFile(path: "04-begin-and-end-in-pairs/lesson.md", text: #"""
# Begin and end in pairs
kind: O
unit: 1
rules: R011 R086 R087

Apps often change something while a drag is on: they show a bin, or pause an
update. The place to begin is `dragSessionWillBegin`, the place to undo it
`dragSessionDidEnd`.

    func tableView(_ tableView: UITableView,
                   dragSessionDidEnd session: UIDragSession) {
        bin.isHidden = true
    }

That is safe only if every begin has its end. This table has no drop delegate,
so all calls are those of its drag delegate.

{rows}

A person makes three gestures: a drag of A that is cancelled; a long press on B
without moving; a drag of B that lets go over A, where nothing takes it. Put
the calls in the comment into order.

## Hints
1. One of the three gestures is no drag.
2. itemsForBeginning comes three times: UIKit asks before it knows whether the
   finger will move.
3. Items, begin, end for A; only items for the press; items, begin, end for B.

## Why
Each dragSessionWillBegin is answered by exactly one dragSessionDidEnd, whether
the drag was dropped, refused or cancelled, so cleaning up there is enough.
itemsForBeginning has no such partner. And dragSessionDidEnd does not say how
it ended: a list's delegate never learns the operation. Next, another table
takes the row.

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/second-solution.dnd", text: #"""
table people: A B { drop off }
table done: X { drag off }

delegate in people {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a press, and a drag that another table takes" {
  lift B; release
  drag A; hover end in done; drop
  expect calls {
    itemsForBeginning at [0, 1] in people -> B
    itemsForBeginning at [0, 0] in people -> A
    dragSessionWillBegin in people
    canHandle in done -> true
    dropSessionDidUpdate at [0, 1] in done -> copy insertAt
    performDropWith at [0, 1] in done
    dragSessionDidEnd in people
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/second.dnd", text: #"""
table people: A B { drop off }
table done: X { drag off }

delegate in people {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a press, and a drag that another table takes" {
  lift B; release
  drag A; hover end in done; drop
  # In no order:
  #   performDropWith at [0, 1] in done
  #   dragSessionWillBegin in people
  #   canHandle in done -> true
  #   dropSessionDidUpdate at [0, 1] in done -> copy insertAt
  #   itemsForBeginning at [0, 1] in people -> B
  #   dragSessionDidEnd in people
  #   itemsForBeginning at [0, 0] in people -> A
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/solution.dnd", text: #"""
table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    dragSessionDidEnd
    itemsForBeginning at [0, 1] -> B
    itemsForBeginning at [0, 1] -> B
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/start.dnd", text: #"""
table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  # In no order:
  #   itemsForBeginning at [0, 1] -> B
  #   dragSessionWillBegin
  #   itemsForBeginning at [0, 1] -> B
  #   itemsForBeginning at [0, 0] -> A
  #   dragSessionDidEnd
  #   dragSessionDidEnd
  #   dragSessionWillBegin
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/wrong/begin-before-the-items.dnd", text: #"""
# Reply: The session begins when the finger moves, after the lift, and the
#   lift needs the items. So `itemsForBeginning` comes before
#   `dragSessionWillBegin`.

table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  expect calls {
    dragSessionWillBegin
    itemsForBeginning at 0
    dragSessionDidEnd
    itemsForBeginning at 1
    itemsForBeginning at 1
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/wrong/cancelled-has-no-end.dnd", text: #"""
# Reply: You let the cancelled drag end without a call. `dragSessionDidEnd`
#   comes however a drag ends, and cancelling is one way to end.

table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  expect calls {
    itemsForBeginning at 0
    dragSessionWillBegin
    itemsForBeginning at 1
    itemsForBeginning at 1
    dragSessionWillBegin
    dragSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/wrong/the-press-begins-too.dnd", text: #"""
# Reply: You let a session begin after the first question about B. That was
#   the press: the finger never moved, so nothing began. Nor is its answer
#   remembered: when B is really dragged, UIKit asks `itemsForBeginning` again.

table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  expect calls {
    itemsForBeginning at 0
    dragSessionWillBegin
    dragSessionDidEnd
    itemsForBeginning at 1
    dragSessionWillBegin
    dragSessionDidEnd
    itemsForBeginning at 1
  }
}

"""#),
        CourseFile(path: "04-begin-and-end-in-pairs/wrong/the-press-ends.dnd", text: #"""
# Reply: You let the press on B end a session. The finger never moved, so none
#   began, and what has not begun has no end: the next call is about the drag
#   of B.

table people: A B { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "a cancelled drag, a press, and a drag that nobody takes" {
  drag A; cancel
  lift B; release
  drag B; hover A; drop
  # In no order:
  #   itemsForBeginning at [0, 1] -> B
  #   dragSessionWillBegin
  #   itemsForBeginning at [0, 1] -> B
  #   itemsForBeginning at [0, 0] -> A
  #   dragSessionDidEnd
  #   dragSessionDidEnd
  #   dragSessionWillBegin
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    dragSessionDidEnd
    itemsForBeginning
    dragSessionDidEnd
    itemsForBeginning
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        ]
    }
}

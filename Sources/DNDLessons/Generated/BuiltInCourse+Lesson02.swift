// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson02() -> [CourseFile] {
        [
        CourseFile(path: "02-no-items-no-drag/lesson.md", text: #"""
# No items, no drag
kind: P
unit: 1
rules: R005 R084 R086

A row that must not move answers `itemsForBeginning` with an empty array:

    func tableView(_ tableView: UITableView,
                   itemsForBeginning session: UIDragSession,
                   at indexPath: IndexPath) -> [UIDragItem] {
        indexPath.row == 1 ? [] : [UIDragItem(…)]
    }

In start.dnd the same is written `itemsForBeginning at 1 -> none`. The first
pattern that matches answers; other rows get the usual answer. The delegate
also has `dragSessionWillBegin` and `dragSessionDidEnd`, which UIKit calls
around a drag.

{rows}

A finger presses B, moves to C and is lifted. Which methods have been called?

## Hints
1. Without items there is nothing to drag. What would a session contain?
2. A finger that carries nothing is just a touch. Drop delegates hear of
   sessions, not of touches.
3. There is one call, and its answer is empty.

## Why
The answer is the decision: with an empty array UIKit begins no session, makes
no further call, and leaves the touch to the view, so the table may scroll.
Rows that cannot be dragged need no other code. Next, a second attempt follows
at another row: does it depend on the first?

"""#),
        CourseFile(path: "02-no-items-no-drag/second-solution.dnd", text: #"""
table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along, and then A does" {
  drag B; hover C; drop
  drag A; cancel
  expect calls {
    itemsForBeginning at [0, 1] -> none
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/second.dnd", text: #"""
table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along, and then A does" {
  drag B; hover C; drop
  drag A; cancel
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/solution.dnd", text: #"""
table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls {
    itemsForBeginning at [0, 1] -> none
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/start.dnd", text: #"""
table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/wrong/asked-again-on-the-way.dnd", text: #"""
# Reply: UIKit asks once, when the press is long enough. Moving the same
#   finger on to C does not ask for C's items: what is dragged was decided at
#   the lift.

table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls {
    itemsForBeginning
    itemsForBeginning
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/wrong/begins-and-ends.dnd", text: #"""
# Reply: `dragSessionWillBegin` and `dragSessionDidEnd` come in pairs, but
#   here there is no session that could begin. After an empty answer UIKit makes
#   no further call.

table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "02-no-items-no-drag/wrong/not-even-asked.dnd", text: #"""
# Reply: UIKit cannot know that row 1 stays: nothing in a table marks a row as
#   fixed for drags. It must ask `itemsForBeginning` to learn it.

table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls: none
}

"""#),
        CourseFile(path: "02-no-items-no-drag/wrong/the-table-is-still-asked.dnd", text: #"""
# Reply: The drop delegate hears of sessions, not of fingers. There are no
#   items, hence no session, so nobody asks `canHandle`.

table people: A B C

delegate {
  itemsForBeginning at 1 -> none
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "B does not come along" {
  drag B; hover C; drop
  expect calls {
    itemsForBeginning
    canHandle
    dropSessionDidUpdate
  }
}

"""#),
        ]
    }
}

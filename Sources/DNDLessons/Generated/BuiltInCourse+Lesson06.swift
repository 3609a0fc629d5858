// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson06() -> [CourseFile] {
        [
        CourseFile(path: "06-an-update-with-every-move/lesson.md", text: #"""
# An update with every move
kind: P
unit: 2
rules: R025 R053 R054 R097

`dropSessionDidUpdate` answers one question: what would happen if the finger
let go *here*? Its answer is a `UITableViewDropProposal`, an operation and an
intent:

    UITableViewDropProposal(operation: .move,
                            intent: .insertAtDestinationIndexPath)

In a lesson this is written `move insertAt`. UIKit does not remember answers
for places where the finger was before, so it has to ask often. On a device it
asks many times a second. Here each `hover` is one movement.

This delegate has no `canHandle`; then UIKit assumes true. The finger lifts A,
goes to B, to C and back to B. Then the system cancels the drag.

{rows}

Write all calls, with the place where it helps: `dropSessionDidUpdate at 2`.

## Hints
1. The first place is the one where the drag began.
2. B is asked about twice: on the way there and on the way back.
3. Four updates, for 0, 1, 2 and 1. A cancelled drag moves nowhere.

## Why
The proposal depends on the place, and the rows below may change meanwhile, so
UIKit asks at each movement, also about a place that it knew before, and when
the list scrolls. The last answer counts at the drop; there is no extra update
for it. Keep the method fast and free of side effects: deleting a row here,
on a mere hover, is a real bug of real apps. Next, another row joins the drag.

"""#),
        CourseFile(path: "06-an-update-with-every-move/second-solution.dnd", text: #"""
table people: A B C D

delegate {
  without canHandle
  itemsForAddingTo -> item
}

scenario "a second finger taps D while the first rests over C" {
  drag A; hover C; add D; cancel
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    itemsForAddingTo at [0, 3] -> D
    dropSessionDidUpdate at [0, 2] -> move insertAt
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/second.dnd", text: #"""
table people: A B C D

delegate {
  without canHandle
  itemsForAddingTo -> item
}

scenario "a second finger taps D while the first rests over C" {
  drag A; hover C; add D; cancel
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/solution.dnd", text: #"""
table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 1] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    dropSessionDidUpdate at [0, 1] -> move insertAt
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/start.dnd", text: #"""
table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/wrong/asked-at-the-end.dnd", text: #"""
# Reply: The end is no movement. UIKit asks no more: at a drop it uses the
#   last proposal, and after a cancel there is nothing left to propose.

table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 1
    dropSessionDidUpdate at 2
    dropSessionDidUpdate at 1
    dropSessionDidUpdate at 1
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dropSessionDidUpdate`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 1]
    dropSessionDidUpdate at [0, 2]
    dropSessionDidUpdate at [0, 1]
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/wrong/known-places-are-remembered.dnd", text: #"""
# Reply: You left the way back out. UIKit remembers no answers: back over B it
#   asks again, and the answer may be another one.

table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 1
    dropSessionDidUpdate at 2
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/wrong/not-over-its-own-row.dnd", text: #"""
# Reply: The first update comes where the drag begins, over A itself: entering
#   the table is answered by an update at once, even before the finger goes to
#   another row.

table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 1
    dropSessionDidUpdate at 2
    dropSessionDidUpdate at 1
  }
}

"""#),
        CourseFile(path: "06-an-update-with-every-move/wrong/once-is-enough.dnd", text: #"""
# Reply: You expected one update, as for `canHandle`. A proposal holds for a
#   place: UIKit asks `dropSessionDidUpdate` again with every movement of the
#   finger.

table people: A B C

delegate { without canHandle }

scenario "to B, to C, back to B" {
  drag A; hover B; hover C; hover B; cancel
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate
  }
}

"""#),
        ]
    }
}

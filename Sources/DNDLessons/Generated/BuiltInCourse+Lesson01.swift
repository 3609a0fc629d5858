// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson01() -> [CourseFile] {
        [
        CourseFile(path: "01-who-is-asked-first/lesson.md", text: #"""
# Who is asked first
kind: P
unit: 1
rules: R082 R086 R093 R097

A table has two delegates for drag and drop: `dragDelegate` gives the items,
`dropDelegate` takes them. Often one object is both. UIKit asks it questions
while a finger moves. Four methods are enough for a table that reorders:

- `tableView(_:itemsForBeginning:at:)` of the drag delegate
- `tableView(_:canHandle:)` of the drop delegate
- `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`
- `tableView(_:performDropWith:)`

A lesson writes their distinguishing word: `itemsForBeginning`, `canHandle`,
`dropSessionDidUpdate`, `performDropWith`. The delegate of this table has just
these four.

{rows}

A long press lifts B, and the finger moves a little: the drag begins, still
over B. Then the system cancels it, say because a call comes in. Which methods
has UIKit called, in order? In start.dnd, replace `???` by their names, one a
line.

## Hints
1. The drag cannot begin before UIKit knows what is dragged.
2. The finger is over the table from the first moment: B is a row of it.
3. Three calls: the items, whether the table is interested at all, and what it
   would do with a drop at this place.

## Why
First the source says what is dragged. Then UIKit treats the table as it would
any destination: the finger is over it, so it is asked whether it can handle
the session, and what a drop here would mean. There was no drop, so
performDropWith was not called. Next, the finger goes on to A and lets go.

"""#),
        CourseFile(path: "01-who-is-asked-first/second-solution.dnd", text: #"""
table people: A B C

scenario "B is dragged to A and dropped" {
  drag B; hover A; drop
  expect calls {
    itemsForBeginning at [0, 1] -> B
    canHandle -> true
    dropSessionDidUpdate at [0, 1] -> move insertAt
    dropSessionDidUpdate at [0, 0] -> move insertAt
    performDropWith at [0, 0]
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/second.dnd", text: #"""
table people: A B C

scenario "B is dragged to A and dropped" {
  drag B; hover A; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/solution.dnd", text: #"""
table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning at [0, 1] -> B
    canHandle -> true
    dropSessionDidUpdate at [0, 1] -> move insertAt
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/start.dnd", text: #"""
table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/can-handle-is-enough.dnd", text: #"""
# Reply: `canHandle` says only that the table is interested. What a drop would
#   do at this place is a question of its own, `dropSessionDidUpdate`, and it
#   follows at once.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning
    canHandle
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/cancel-performs.dnd", text: #"""
# Reply: A cancelled drag is never performed. `performDropWith` comes only
#   when the finger lets go over a place for which the table proposed a copy or
#   a move.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning
    canHandle
    dropSessionDidUpdate
    performDropWith
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/drop-delegate-first.dnd", text: #"""
# Reply: The drop delegate has nothing to judge before there are items. UIKit
#   asks the drag delegate first, `itemsForBeginning`, and with an empty answer
#   nothing else follows.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    canHandle
    itemsForBeginning
    dropSessionDidUpdate
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/every-row.dnd", text: #"""
# Reply: UIKit asks `itemsForBeginning` for the touched row alone, not for
#   every row on screen. Only selected rows are asked together, and here nothing
#   is selected.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning at 0
    itemsForBeginning at 1
    itemsForBeginning at 2
    canHandle
    dropSessionDidUpdate
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/own-row-is-no-destination.dnd", text: #"""
# Reply: You left the drop delegate out, as if a table were no destination for
#   its own row. It is one from the first moment: the finger is over it, so
#   `canHandle` and `dropSessionDidUpdate` follow at once.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning
  }
}

"""#),
        CourseFile(path: "01-who-is-asked-first/wrong/proposal-without-interest.dnd", text: #"""
# Reply: Before it asks what a drop would do, UIKit asks whether the table is
#   interested in the session at all: `canHandle` comes before the first
#   `dropSessionDidUpdate`.

table people: A B C

scenario "B is lifted, and the drag is cancelled" {
  drag B; cancel
  expect calls {
    itemsForBeginning at [0, 1]
    dropSessionDidUpdate at [0, 1]
  }
}

"""#),
        ]
    }
}
